import { codePointOf, shownByte } from '../../lib/shown';
import { numbersOf, type Words } from '../words';
import type { charsetWords as zhCn } from './zh-cn';

const { count } = numbersOf('fr');

export const charsetWords = {
  readAs: (charset) => `Lire en ${charset}`,
  unencodable: ({ at, found }, charset) =>
    `Le caractère « ${found} » (${codePointOf(found)}) en position ${count(at + 1)} n’existe pas en ${charset}.`,
  undecodable: ({ at, byte }, charset) =>
    `Ce n’est pas du ${charset} : octet ${shownByte(byte)} à la position ${count(at)}.`,
} satisfies Words<typeof zhCn>;
