import type { Words } from '../words';
import type { words as zhCn } from './zh-cn';

export const words = {
  copy: 'Copier',
  copied: 'Copié !',
} satisfies Words<typeof zhCn>;
