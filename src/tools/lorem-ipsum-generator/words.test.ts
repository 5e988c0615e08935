import { describe, expect, it } from 'vitest';
import { utf8Length } from '../../lib/utf8-length';
import { charactersOf } from './characters';
import { LANGUAGES, WRITINGS } from './languages';
import { WORST_CASE } from './words/worst-case';

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
const segments = (text: string) => [...segmenter.segment(text)].map(({ segment }) => segment);
const worst = Object.values(WORST_CASE).flat();

describe.each(LANGUAGES)('the words of %s', (language) => {
  const { words, ends = [], short = [], opening } = WRITINGS[language];

  it('are many, each there once, and without punctuation', () => {
    expect(words.length).toBeGreaterThanOrEqual(150);
    for (const list of [words, ends, short]) {
      expect(new Set(list).size).toBe(list.length);
      for (const word of list) expect(word).toMatch(/^[\p{L}\p{M}’々]+$/u);
    }
  });

  it('are taken apart as the segmenter does', () => {
    const text = [...words, ...ends, ...short, ...opening.flat(), ...worst].join(' ');
    expect(charactersOf(text)).toEqual(segments(text));
  });
});

it.each(['zh-hans', 'zh-hant'] as const)('those of %s have two characters, or one', (language) => {
  const { words, short } = WRITINGS[language];
  for (const word of words) expect([...word]).toHaveLength(2);
  for (const word of short ?? []) expect([...word]).toHaveLength(1);
});

it('the Chinese words are the same in both scripts', () => {
  const { words, short = [] } = WRITINGS['zh-hans'];
  const traditional = WRITINGS['zh-hant'];
  expect(traditional.words).toHaveLength(words.length);
  expect(traditional.short).toHaveLength(short.length);
  // A character of one script becomes one of few in the other.
  const forms = new Map<string, Set<string>>();
  words.forEach((word, index) => {
    [...word].forEach((character, at) => {
      const known = forms.get(character) ?? new Set();
      forms.set(character, known.add([...(traditional.words[index] ?? '')][at] ?? ''));
    });
  });
  expect([...forms].filter(([, other]) => other.size > 1)).toEqual([
    ['台', new Set(['臺', '檯'])],
    ['松', new Set(['松', '鬆'])],
  ]);
});

it('the worst case stands alone beside every neighbour, in characters and capitals', () => {
  for (const one of worst) {
    const capital = one.charAt(0).toUpperCase() + one.slice(1);
    expect(charactersOf(capital)).toHaveLength(charactersOf(one).length);
    for (const neighbour of ['天', 'a', '.', '、']) {
      expect(segments(neighbour + one + neighbour)).toEqual([neighbour, ...charactersOf(one), neighbour]);
    }
  }
  expect(utf8Length('👨\u200d👩\u200d👧\u200d👦')).toBe(25);
});
