import { numbersOf, type Words } from '../words';
import type { placeWords as zhCn } from './zh-cn';

const { count } = numbersOf('fr');

export const placeWords = {
  character: (position) => `Caractère ${count(position)}`,
  line: (line) => `Ligne ${count(line)}`,
  lineColumn: (line, column) => `Ligne ${count(line)}, colonne ${count(column)}`,
  inLine: (line, message) => `Ligne ${count(line)} : ${message}`,
  loneSurrogate: 'Une demi-paire de substitution isolée a été écrite U+FFFD.',
  loneSurrogateAt: (position) =>
    `Le caractère ${count(position)} est une demi-paire de substitution isolée, comptée comme U+FFFD.`,
} satisfies Words<typeof zhCn>;
