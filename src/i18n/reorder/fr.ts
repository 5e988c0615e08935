import type { Words } from '../words';
import type { reorderWords as zhCn } from './zh-cn';

export const reorderWords = {
  move: (name) => `Déplacer « ${name} » : faites glisser, ou utilisez les flèches haut et bas`,
  moveUp: (name) => `Monter « ${name} »`,
  moveDown: (name) => `Descendre « ${name} »`,
} satisfies Words<typeof zhCn>;
