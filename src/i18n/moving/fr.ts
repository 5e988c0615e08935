import type { Words } from '../words';
import type { movingWords as zhCn } from './zh-cn';

export const movingWords = {
  move: (name) => `Déplacer « ${name} » : faites glisser, ou utilisez les flèches haut et bas`,
  up: (name) => `Monter « ${name} »`,
  down: (name) => `Descendre « ${name} »`,
} satisfies Words<typeof zhCn>;
