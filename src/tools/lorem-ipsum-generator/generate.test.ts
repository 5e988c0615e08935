import fc from 'fast-check';
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { countCharacters } from '../../lib/count-characters';
import { err } from '../../lib/result';
import { fixedRandom } from '../../operations/testing';
import { MOST, UNITS } from './filler';
import { FORMATS } from './formats';
import { generateFiller, likelyWords, type Report } from './generate';
import { isMeasuredInCharacters, LANGUAGES, WRITINGS, type Language } from './languages';
import { fillerOptions, type FillerOptions } from './options';
import { WORST_CASE } from './words/worst-case';

const options = (changes: Partial<FillerOptions> = {}) => parse(fillerOptions, changes);

function made(changes: Partial<FillerOptions>, random = fixedRandom()): Report {
  const result = generateFiller(options(changes), random);
  if (!result.ok) throw new Error(result.fault.code);
  return result.value;
}

const bytesOf = (text: string) => new TextEncoder().encode(text).length;
const han = (text: string) => text.match(/\p{Script=Han}/gu)?.length ?? 0;

/** Sentences of plain text. No word of ours has a full stop in it. */
const sentencesOf = (text: string) => text.match(/[^.。]+[.。]/gu) ?? [];

/** Takes the text of one language apart into the words it was made of, without knowing how it was made. */
function wordsOf(text: string, language: Language): string[] {
  const { space, words, ends = [], short = [], opening, comma } = WRITINGS[language];
  if (space) return text.split(/\s+/).map((word) => word.replace(/[.,]+$/, ''));
  const known = new Set<string>([
    ...words,
    ...ends,
    ...short,
    ...opening.flat().map((word) => word.replace(comma, '')),
    ...Object.values(WORST_CASE).flat(),
  ]);
  // Words may begin alike: the fewest words that make up a clause are those that it was written with.
  return text.split(/[、，。\n]+/).flatMap((clause) => {
    const best: (string[] | undefined)[] = [[]];
    for (let end = 1; end <= clause.length; end += 1) {
      for (let start = Math.max(0, end - 64); start < end; start += 1) {
        const before = best[start];
        const word = clause.slice(start, end);
        if (before && known.has(word) && (best[end]?.length ?? Infinity) > before.length + 1) {
          best[end] = [...before, word];
        }
      }
    }
    return best[clause.length] ?? ['unknown'];
  });
}

const anyLanguage = fc.constantFrom(...LANGUAGES);
const anySeed = fc.string({ minLength: 1, maxLength: 6 });
const anyStyle = fc.record({
  language: anyLanguage,
  seed: anySeed,
  hasOpening: fc.boolean(),
  isWorstCase: fc.boolean(),
});

describe('the openings', () => {
  it.each<[Language, number, string]>([
    ['latin', 8, 'Lorem ipsum dolor sit amet, consectetur adipiscing elit.'],
    ['latin', 5, 'Lorem ipsum dolor sit amet.'],
    ['latin', 1, 'Lorem.'],
    ['zh-hans', 8, '天地玄黄，宇宙洪荒。日月盈昃，辰宿列张。'],
    ['zh-hans', 2, '天地玄黄。'],
    ['zh-hant', 8, '天地玄黃，宇宙洪荒。日月盈昃，辰宿列張。'],
    ['fr', 8, 'Longtemps, je me suis couché de bonne heure.'],
    ['en', 12, 'It was the best of times, it was the worst of times.'],
    ['ja', 5, '吾輩は猫である。名前はまだ無い。'],
  ])('%s, %i words', (language, amount, text) => {
    const report = made({ language, amount, unit: 'words' });
    expect(report.text.replaceAll('\n', '')).toBe(text);
    expect(report.words).toBe(amount);
  });

  it('the first two lines of the Thousand Character Classic have 16 Han characters in 20, and 60 bytes', () => {
    const report = made({ language: 'zh-hans', unit: 'sentences', amount: 2 });
    expect(report).toMatchObject({
      text: '天地玄黄，宇宙洪荒。日月盈昃，辰宿列张。',
      words: 8,
      characters: 20,
      bytes: 60,
    });
    expect(han(report.text)).toBe(16);
  });

  it.each(LANGUAGES)('a text in %s begins with it, or not', (language) => {
    const opening = WRITINGS[language].opening[0]?.join(WRITINGS[language].space) ?? '';
    expect(made({ language }).text.startsWith(opening)).toBe(true);
    expect(made({ language, hasOpening: false }).text.startsWith(opening)).toBe(false);
  });
});

describe('amounts', () => {
  it('three paragraphs are parted by two blank lines', () => {
    const blocks = made({ amount: 3 }).text.split('\n\n');
    expect(blocks).toHaveLength(3);
    for (const block of blocks) expect(block).toMatch(/^\S[^\n]*\.$/);
  });

  it('exactly so many characters or bytes, whatever else is chosen', () =>
    fc.assert(
      fc.property(
        anyStyle,
        fc.constantFrom('characters', 'bytes'),
        fc.integer({ min: 1, max: 3000 }),
        (style, unit, amount) => {
          const report = made({ ...style, unit, amount });
          expect(unit === 'bytes' ? bytesOf(report.text) : countCharacters(report.text)).toBe(amount);
          expect([report.characters, report.bytes]).toEqual([countCharacters(report.text), bytesOf(report.text)]);
          // Neither a form that trims nor one without line breaks changes the size.
          expect(report.text).toBe(report.text.trim());
          expect(report.text).not.toContain('\n');
          expect(report.text).not.toMatch(/\p{Surrogate}/u);
        },
      ),
      { numRuns: 300 },
    ));

  it('what a whole character would overrun is filled with full stops', () => {
    expect(made({ language: 'zh-hans', unit: 'bytes', amount: 1 }).text).toBe('.');
    expect(made({ language: 'zh-hans', unit: 'bytes', amount: 5 }).text).toBe('天..');
    expect(made({ unit: 'characters', amount: 6 }).text).toBe('Lorem.');
  });

  it('so many words, sentences or items', () =>
    fc.assert(
      fc.property(
        anyStyle,
        fc.constantFrom('words', 'sentences', 'list-items', 'paragraphs'),
        fc.integer({ min: 1, max: 60 }),
        (style, unit, amount) => {
          const { text, ...counts } = made({ ...style, unit, amount });
          const found = {
            words: counts.words,
            sentences: sentencesOf(text).length,
            'list-items': text.split('\n').length,
            paragraphs: text.split('\n\n').length,
          };
          expect(found[unit]).toBe(amount);
          expect([counts.characters, counts.bytes]).toEqual([countCharacters(text), bytesOf(text)]);
          expect(wordsOf(text, style.language).filter(Boolean)).toHaveLength(counts.words);
        },
      ),
      { numRuns: 300 },
    ));

  it.each([0, -1, 2.5, Number.NaN, 1001, Infinity])('%d paragraphs are a fault', (amount) =>
    expect(generateFiller({ ...options(), amount }, fixedRandom())).toEqual(err({ code: 'bad-amount', most: 1000 })),
  );

  it.each(UNITS)('one more than the most %s are a fault', (unit) =>
    expect(generateFiller(options({ unit, amount: MOST[unit] + 1 }), fixedRandom())).toEqual(
      err({ code: 'bad-amount', most: MOST[unit] }),
    ),
  );

  it('a million characters', () => {
    const report = made({ language: 'fr', unit: 'characters', amount: 1_000_000 });
    expect(countCharacters(report.text)).toBe(1_000_000);
    expect(report.words).toBe(report.text.split(' ').length);
  });
});

describe('sentences', () => {
  it('3 of 5 words in every paragraph, when asked', () => {
    const { text } = made({
      amount: 20,
      hasOpening: false,
      leastSentences: 3,
      mostSentences: 3,
      leastWords: 5,
      mostWords: 5,
    });
    for (const block of text.split('\n\n')) {
      const sentences = sentencesOf(block);
      expect(sentences.map((sentence) => wordsOf(sentence.trim(), 'latin').length)).toEqual([5, 5, 5]);
    }
  });

  const range = fc.tuple(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 50 }));

  it('are as long as asked for, however the ends are given, and have commas where they are long', () =>
    fc.assert(
      fc.property(anyLanguage, anySeed, range, range, (language, seed, [from, to], [one, other]) => {
        const { text } = made({
          language,
          seed,
          amount: 3,
          hasOpening: false,
          leastSentences: from,
          mostSentences: to,
          leastWords: one,
          mostWords: other,
          leastCharacters: one,
          mostCharacters: other,
        });
        const isChinese = isMeasuredInCharacters(language);
        for (const block of text.split('\n\n')) {
          const sentences = sentencesOf(block);
          expect(sentences.length).toBeGreaterThanOrEqual(Math.min(from, to));
          expect(sentences.length).toBeLessThanOrEqual(Math.max(from, to));
          for (const sentence of sentences) {
            const length = isChinese ? han(sentence) : wordsOf(sentence.trim(), language).filter(Boolean).length;
            expect(length).toBeGreaterThanOrEqual(Math.min(one, other));
            expect(length).toBeLessThanOrEqual(Math.max(one, other));
            expect(/.[,，、]./u.test(sentence)).toBe(length > 8);
          }
        }
      }),
    ));

  it('never have a word twice in a row, and begin with a capital', () =>
    fc.assert(
      fc.property(anyLanguage, anySeed, fc.boolean(), (language, seed, hasOpening) => {
        const { text } = made({ language, seed, hasOpening, amount: 3 });
        const words = wordsOf(text, language)
          .filter(Boolean)
          .map((word) => word.toLowerCase());
        for (const [index, word] of words.entries()) expect(word).not.toBe(words[index + 1]);
        const isSpaced = WRITINGS[language].space === ' ';
        for (const sentence of sentencesOf(text))
          expect(sentence.trim()).toMatch(isSpaced ? /^\p{Lu}/u : /^[^ .,a-z]+$/i);
      }),
    ));

  it('have lengths drawn anew each time', () => {
    const { text } = made({ amount: 20, hasOpening: false });
    const blocks = text.split('\n\n').map(sentencesOf);
    expect(new Set(blocks.map((sentences) => sentences.length)).size).toBeGreaterThan(3);
    expect(new Set(blocks.flat().map((sentence) => sentence.split(' ').length)).size).toBeGreaterThan(5);
  });
});

describe('the worst case', () => {
  it.each(LANGUAGES)('mixes in all that breaks a layout in %s', (language) => {
    const { text } = made({ language, isWorstCase: true, unit: 'words', amount: 60 });
    for (const kind of Object.values(WORST_CASE)) expect(kind.some((word) => text.includes(word))).toBe(true);
  });
});

describe('the seed', () => {
  it('gives the same text again, whatever the source of chance', () =>
    fc.assert(
      fc.property(anyStyle, fc.constantFrom(...UNITS), fc.constantFrom(...FORMATS), (style, unit, format) => {
        const one = made({ ...style, unit, format, amount: 20 }, fixedRandom(1));
        expect(made({ ...style, unit, format, amount: 20 }, fixedRandom(2))).toEqual(one);
      }),
    ));

  it('is drawn where there is none, and told', () => {
    const random = fixedRandom();
    const one = made({}, random);
    const other = made({}, random);
    expect(other.text).not.toBe(one.text);
    expect(one.seed).toMatch(/^[0-9a-f]{16}$/);
    expect(made({ seed: one.seed }).text).toBe(one.text);
  });
});

it('the counts are those of the plain text in every format', () => {
  const plain = made({ amount: 3, seed: 'x' });
  for (const format of FORMATS) {
    const { words, characters, bytes } = made({ amount: 3, seed: 'x', format });
    expect([words, characters, bytes]).toEqual([plain.words, plain.characters, plain.bytes]);
  }
});

it('guesses how much work it is', () => {
  expect(likelyWords(options())).toBe(120);
  expect(likelyWords(options({ unit: 'bytes', amount: 1_000_000 }))).toBe(500_000);
  expect(likelyWords(options({ unit: 'list-items', amount: 10, language: 'ja' }))).toBe(150);
});
