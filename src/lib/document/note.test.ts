import { expect, it } from 'vitest';
import { pathText } from './note';

it.each([
  [['a', 1, 'b_c'], 'a[1].b_c'],
  [['r', '-a'], 'r["-a"]'],
  [['r', 'a-'], 'r["a-"]'],
  [['r', '1'], 'r["1"]'],
  [['x y', 'data-id', '书', '$'], '["x y"].data-id.书.$'],
  [[], ''],
])('%j is %s', (path, text) => expect(pathText(path)).toBe(text));
