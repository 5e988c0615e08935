import { numbersOf } from '../words';

const { count } = numbersOf('zh-cn');

/** Something is not Base64, or not the form of it for addresses; the first character that does not fit is counted from 1. */
export function notBase64(character?: number, subject = '这', kind: 'Base64' | 'base64url' = 'Base64'): string {
  return `${subject}不是 ${kind}${character === undefined ? '' : `（第 ${count(character)} 个字符）`}。`;
}
