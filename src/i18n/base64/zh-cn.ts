import type { Base64Fault, Base64Note } from '../../lib/base64-fault';
import { shown } from '../../lib/shown';
import { numbersOf } from '../words';

const { count } = numbersOf('zh-cn');

/** What is wrong with Base64, and what is unusual about it. */
export const base64Words = {
  /** Without a full stop: it may follow a place. */
  fault: (fault: Base64Fault): string => {
    switch (fault.code) {
      case 'bad-character':
        return `第 ${count(fault.at + 1)} 个字符「${shown(fault.found)}」不在 Base64 字符表中。`;
      case 'cut-off':
        return `长度 ${count(fault.length)} 不可能是 Base64：多了一个字符，或被截断。`;
      case 'padding-inside':
        return `第 ${count(fault.at + 1)} 个字符处的补位之后还有数据。`;
      case 'only-padding':
        return '只有补位的 =，没有数据。';
      case 'data-without-base64':
        return '这个 data: 地址的内容不是 Base64。';
    }
  },
  note: (note: Base64Note): string => {
    switch (note.code) {
      case 'mixed-alphabets':
        return '标准字符表（+ /）与 URL 安全字符表（- _）混用，两种都已读取。';
      case 'not-canonical':
        return `${note.found} 不是规范写法，应为 ${note.canonical}。`;
      case 'wrong-padding':
        return `补位有 ${count(note.found)} 个 =，应为 ${count(note.expected)} 个。`;
    }
  },
};
