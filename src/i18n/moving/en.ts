import type { Words } from '../words';
import type { movingWords as zhCn } from './zh-cn';

export const movingWords = {
  move: (name) => `Move ${name}: drag, or use the up and down keys`,
  up: (name) => `Move ${name} up`,
  down: (name) => `Move ${name} down`,
} satisfies Words<typeof zhCn>;
