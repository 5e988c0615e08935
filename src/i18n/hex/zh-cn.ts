import type { HexFault } from '../../lib/hex';
import { shown } from '../../lib/shown';
import { numbersOf } from '../words';

const { count } = numbersOf('zh-cn');

/** What is wrong with bytes, or a number, in hexadecimal. */
export const hexWords = {
  /** Without a full stop: it may follow a place. */
  fault: (fault: HexFault): string =>
    fault.code === 'bad-hex-digit'
      ? `第 ${count(fault.at + 1)} 个字符「${shown(fault.found)}」不是十六进制数字。`
      : '最后一个字节只有一位十六进制数字。',
};
