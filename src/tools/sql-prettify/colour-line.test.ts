import { expect, it } from 'vitest';
import { colourLine } from './colour-line';

it('colours a line, also where a string or comment goes over several', () => {
  const text = "SELECT\n  'a\nb', c";
  const spans = Uint32Array.of(0, 6, 0, 9, 14, 1);
  expect(text.slice(9, 14)).toBe("'a\nb'");
  expect(colourLine('SELECT', 0, spans)).toEqual([{ text: 'SELECT', kind: 'word' }]);
  expect(colourLine("  'a", 7, spans)).toEqual([{ text: '  ' }, { text: "'a", kind: 'string' }]);
  expect(colourLine("b', c", 12, spans)).toEqual([{ text: "b'", kind: 'string' }, { text: ', c' }]);
  expect(colourLine('', 11, spans)).toEqual([]);
});
