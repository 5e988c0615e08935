import { codePointOf, shownByte } from '../../lib/shown';
import { numbersOf } from '../words';

const { count } = numbersOf('zh-cn');

/** What tools that turn text into bytes and back say of a charset, which comes with its name. */
export const charsetWords = {
  readAs: (charset: string) => `按 ${charset} 读取`,
  unencodable: ({ at, found }: { readonly at: number; readonly found: string }, charset: string) =>
    `第 ${count(at + 1)} 个字符「${found}」（${codePointOf(found)}）不在 ${charset} 中。`,
  undecodable: ({ at, byte }: { readonly at: number; readonly byte: number }, charset: string) =>
    `不是 ${charset}：偏移 ${count(at)} 处的字节是 ${shownByte(byte)}。`,
};
