import { formatBytes, numbersOf, type Words } from '../words';
import type { limitWords as zhCn } from './zh-cn';

const { count } = numbersOf('en');

export const limitWords = {
  tooLarge: (bytes, limit) => `Too large: ${formatBytes('en', bytes)}, limit ${limit} MB.`,
  resultTooLong: 'The result is too long to be shown; use a smaller indent.',
  indentLimited: (level) => `Nested very deeply: lines below level ${count(level)} are not indented further.`,
} satisfies Words<typeof zhCn>;
