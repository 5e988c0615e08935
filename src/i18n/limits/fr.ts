import { formatBytes, numbersOf, type Words } from '../words';
import type { limitWords as zhCn } from './zh-cn';

const { count } = numbersOf('fr');

export const limitWords = {
  tooLarge: (bytes, limit) => `Trop volumineux : ${formatBytes('fr', bytes)}, limite ${limit} Mo.`,
  resultTooLong: 'Le résultat est trop long pour être affiché ; réduisez le retrait.',
  indentLimited: (level) =>
    `Imbrication très profonde : au-delà du niveau ${count(level)}, le retrait n’augmente plus.`,
} satisfies Words<typeof zhCn>;
