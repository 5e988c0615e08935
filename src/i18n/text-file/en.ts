import type { Words } from '../words';
import type { textFileWords as zhCn } from './zh-cn';

export const textFileWords = {
  fault: (encoding) =>
    encoding === undefined
      ? 'This file does not look like text.'
      : `The content of this file is not valid ${encoding} text.`,
} satisfies Words<typeof zhCn>;
