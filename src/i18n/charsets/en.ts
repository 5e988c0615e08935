import { codePointOf, shownByte } from '../../lib/shown';
import { numbersOf, type Words } from '../words';
import type { charsetWords as zhCn } from './zh-cn';

const { count } = numbersOf('en');

export const charsetWords = {
  readAs: (charset) => `Read as ${charset}`,
  unencodable: ({ at, found }, charset) =>
    `Character “${found}” (${codePointOf(found)}) at position ${count(at + 1)} is not part of ${charset}.`,
  undecodable: ({ at, byte }, charset) => `Not ${charset}: byte ${shownByte(byte)} at offset ${count(at)}.`,
} satisfies Words<typeof zhCn>;
