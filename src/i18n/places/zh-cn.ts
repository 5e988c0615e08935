import { numbersOf } from '../words';

const { count } = numbersOf('zh-cn');

/**
 * Where in a text something stands, and what becomes of half a character there. Characters count from 1. The tools for JSON,
 * YAML and TOML take the place from `json`, for the reason that `limits` gives.
 */
export const placeWords = {
  character: (position: number) => `第 ${count(position)} 个字符`,
  line: (line: number) => `第 ${count(line)} 行`,
  lineColumn: (line: number, column: number) => `第 ${count(line)} 行，第 ${count(column)} 列`,
  inLine: (line: number, message: string) => `第 ${count(line)} 行：${message}`,
  loneSurrogate: '不成对的代理项已写成 U+FFFD。',
  loneSurrogateAt: (position: number) => `第 ${count(position)} 个字符是不成对的代理项，按 U+FFFD 计算。`,
};
