import type { Words } from '../words';
import type { words as zhCn } from './zh-cn';

export const words = {
  copy: 'Copy',
  copied: 'Copied!',
} satisfies Words<typeof zhCn>;
