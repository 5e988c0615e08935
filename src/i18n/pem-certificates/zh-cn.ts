import type { RootFault } from '../../lib/x509/pem-certificates';
import { numbersOf } from '../words';

const { count } = numbersOf('zh-cn');

/** What is wrong with the roots that were given. */
export function rootFault(fault: RootFault): string {
  if (fault.code === 'no-root') return '这里没有 PEM 格式的证书（BEGIN CERTIFICATE）。';
  const { block, line, label } = fault;
  const where = `第 ${count(block)} 个 PEM 块（第 ${count(line)} 行）`;
  switch (fault.code) {
    case 'no-end':
      return `${where}没有结尾：缺少 END ${label}。`;
    case 'not-base64':
      return `${where}中有不属于 Base64 的字符。`;
    case 'cut-base64':
      return `${where}的 Base64 不完整。`;
    case 'other-label':
      return `${where}是 ${label}，不是证书。`;
    case 'no-certificate':
      return `${where}的内容不是证书。`;
  }
}
