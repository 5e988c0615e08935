import { expect, it } from 'vitest';
import { gbkLength } from './gbk';

it.each([
  ['', 0],
  ['你好abc', 7],
  ['，。', 4],
  ['镕', 2],
  ['€', 1],
  ['😀', undefined],
  ['é', 2],
  ['ñ', undefined],
  ['\ufffd', undefined],
  ['\ud800', undefined],
])('%j takes %s bytes', (text, bytes) => expect(gbkLength(text)).toBe(bytes));
