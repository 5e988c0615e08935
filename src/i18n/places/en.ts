import { numbersOf, type Words } from '../words';
import type { placeWords as zhCn } from './zh-cn';

const { count } = numbersOf('en');

export const placeWords = {
  character: (position) => `Character ${count(position)}`,
  line: (line) => `Line ${count(line)}`,
  lineColumn: (line, column) => `Line ${count(line)}, column ${count(column)}`,
  inLine: (line, message) => `Line ${count(line)}: ${message}`,
  loneSurrogate: 'An unpaired surrogate was written as U+FFFD.',
  loneSurrogateAt: (position) => `Character ${count(position)} is an unpaired surrogate and counts as U+FFFD.`,
} satisfies Words<typeof zhCn>;
