import { describe, expect, it } from 'vitest';
import { cellsOf } from './character-cells';
import { excerptWithCaret } from './excerpt';

describe('excerpts', () => {
  it.each([
    ['{"a" 1}', 5, '{"a" 1}\n     ^'],
    ['x\n{"a" 1}\ny', 7, '{"a" 1}\n     ^'],
    ['\tab', 2, '\tab\n\t ^'],
    ['名称 x', 3, '名称 x\n\u3000\u3000 ^'],
    ['', 0, '\n^'],
    ['ab', 9, 'ab\n  ^'],
    ['a\nb', 1, 'a\n ^'],
  ])('of %j at %i', (text, at, excerpt) => expect(excerptWithCaret(text, at)).toBe(excerpt));

  it('cut a long line around the place and say so', () => {
    const [line = '', caret = ''] = excerptWithCaret('a'.repeat(500) + 'X' + 'b'.repeat(500), 500, 20).split('\n');
    expect(line).toBe('…aaaaaaaaaaXbbbbbbbbb…');
    expect(line[caret.length - 1]).toBe('X');
  });

  it('are cut from a line of megabytes', () => {
    const text = 'a'.repeat(20_000_000);
    const [line = ''] = excerptWithCaret(text, 10_000_000).split('\n');
    expect(line).toMatch(/^…a{72}…$/);
  });

  it('never part a pair', () => {
    const excerpt = excerptWithCaret('😀'.repeat(100), 101, 20);
    expect(excerpt).not.toMatch(/\p{Surrogate}(?!\n)/u);
  });
});

it.each([
  ['a', 1],
  ['é', 1],
  ['\u0301', 0],
  ['中', 2],
  ['한', 2],
  ['Ａ', 2],
  ['😀', 2],
  ['\u200d', 0],
] as const)('%s takes its columns', (character, cells) => expect(cellsOf(character.codePointAt(0) ?? 0)).toBe(cells));
