import type { Words } from '../words';
import type { reorderWords as zhCn } from './zh-cn';

export const reorderWords = {
  move: (name) => `Move ${name}: drag, or use the up and down keys`,
  moveUp: (name) => `Move ${name} up`,
  moveDown: (name) => `Move ${name} down`,
} satisfies Words<typeof zhCn>;
