import { expect, it } from 'vitest';
import { toHalfWidth } from './half-width';

it.each([
  ['８０８０－８１００', '8080-8100'],
  ['　６４：１６：７Ｆ ', '64:16:7F'],
  ['１０。０。０。１', '10.0.0.1'],
  ['～！', '~!'],
  ['端口 80', '端口 80'],
  ['', ''],
])('%j is %j', (text, expected) => expect(toHalfWidth(text)).toBe(expected));
