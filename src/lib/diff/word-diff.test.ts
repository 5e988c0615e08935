import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diffWords, type WordDiffSettings } from './word-diff';

/** `[-removed-]` and `{+added+}` between what is kept. */
function marked(left: string, right: string, settings: WordDiffSettings = { by: 'word' }): string {
  return diffWords(left, right, settings)
    .map((part) => (part.isSame ? part.left : (part.left && `[-${part.left}-]`) + (part.right && `{+${part.right}+}`)))
    .join('');
}

describe('words', () => {
  it.each([
    ['the quick brown fox', 'the quick red fox', 'the quick [-brown-]{+red+} fox'],
    ['我喜欢编程', '我喜欢跑步', '我喜欢[-编程-]{+跑步+}'],
    ['今日は東京です', '今日は大阪です', '今日は[-東京-]{+大阪+}です'],
    ['', '', ''],
    ['same', 'same', 'same'],
    ['', 'new', '{+new+}'],
    ['old', '', '[-old-]'],
    ['a b c d', 'a x y d', 'a [-b c-]{+x y+} d'],
    ['one two three', 'one three', 'one [-two -]three'],
    ['port: 8080', 'port: 9090', 'port: [-8080-]{+9090+}'],
    ['completely', 'different', '[-completely-]{+different+}'],
    ['hi 👨‍👩‍👧 there', 'hi 👨‍👩‍👦 there', 'hi [-👨‍👩‍👧-]{+👨‍👩‍👦+} there'],
    ['flag 🇫🇷 here', 'flag 🇫🇮 here', 'flag [-🇫🇷-]{+🇫🇮+} here'],
    ['caf\u00e9 noir', 'cafe\u0301 noir', '[-caf\u00e9-]{+cafe\u0301+} noir'],
  ])('%j and %j', (left, right, expected) => expect(marked(left, right)).toBe(expected));
});

describe('characters', () => {
  it.each([
    ['👨‍👩‍👧', '👨‍👩‍👦', '[-👨‍👩‍👧-]{+👨‍👩‍👦+}'],
    ['x👨‍👩‍👧y', 'x👨‍👩‍👦y', 'x[-👨‍👩‍👧-]{+👨‍👩‍👦+}y'],
    ['colour', 'color', 'colo[-u-]r'],
    ['👍🏻 ok', '👍🏿 ok', '[-👍🏻-]{+👍🏿+} ok'],
    ['1️⃣a', '2️⃣a', '[-1️⃣-]{+2️⃣+}a'],
    ['ne\u0301', 'ne', 'n[-e\u0301-]{+e+}'],
  ])('%j and %j', (left, right, expected) => expect(marked(left, right, { by: 'character' })).toBe(expected));
});

describe('what is ignored', () => {
  const none = { endSpace: false, allSpace: false, case: false };
  it.each<[string, string, Partial<typeof none>, string]>([
    ['Hello old World', 'hello new WORLD', { case: true }, 'Hello [-old-]{+new+} World'],
    ['a  b c', 'a b  d', { allSpace: true }, 'a  b [-c-]{+d+}'],
    ['  a b', 'a c', { endSpace: true }, '  a [-b-]{+c+}'],
    ['  a b', 'a c', {}, '[-  -]a [-b-]{+c+}'],
  ])('%j and %j with %j', (left, right, ignore, expected) =>
    expect(marked(left, right, { by: 'word', ignore: { ...none, ...ignore } })).toBe(expected),
  );
});

it('the parts are the lines, and parts that are the same are so', () =>
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 30 }),
      fc.string({ unit: 'grapheme', maxLength: 30 }),
      fc.constantFrom<WordDiffSettings['by']>('word', 'character'),
      fc.boolean(),
      fc.boolean(),
      (left, right, by, allSpace, foldsCase) => {
        const ignore = { endSpace: false, allSpace, case: foldsCase };
        const parts = diffWords(left, right, { by, ignore });
        expect(parts.map((part) => part.left).join('')).toBe(left);
        expect(parts.map((part) => part.right).join('')).toBe(right);
        const isExact = !allSpace && !foldsCase;
        expect(parts.filter((part) => isExact && part.isSame && part.left !== part.right)).toEqual([]);
      },
    ),
    { numRuns: 300 },
  ));

it('copes with long lines that have nothing and everything in common', () => {
  const words = Array.from({ length: 900 }, (_, n) => `w${n}`);
  expect(diffWords(words.join(' '), words.toReversed().join(' '), { by: 'word' }).length).toBeGreaterThan(0);
  expect(
    diffWords('ab'.repeat(2500), 'ba'.repeat(2500), { by: 'character' }).filter((part) => !part.isSame).length,
  ).toBe(2);
});
