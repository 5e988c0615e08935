import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { job } from '../../operations/testing';
import { readAsciiWords } from './ascii-words';
import { readSegments } from '../../lib/reading-segments';
import { countSms } from './sms';
import type { CountOptions } from './read-lines';
import { countText } from './statistics';
import { tweetLength } from './tweet';

const DEFAULTS: CountOptions = { language: 'auto', hideStopWords: false, ignoreCase: true, minWordLength: 1 };
const count = (text: string, options: Partial<CountOptions> = {}) =>
  countText(text, { ...DEFAULTS, ...options }, job());

describe('characters, code points, UTF-16 units, bytes, words, lines', () => {
  it.each([
    ['', 0, 0, 0, 0, 0, 0],
    ['Hello, world!', 13, 13, 13, 13, 2, 1],
    ['👨‍👩‍👧‍👦', 1, 7, 11, 25, 0, 1],
    ['👨‍👩‍👧', 1, 5, 8, 18, 0, 1],
    ['🇫🇷🇨🇳', 2, 4, 8, 16, 0, 1],
    ['caf\u00e9', 4, 4, 4, 5, 1, 1],
    ['cafe\u0301', 4, 5, 5, 6, 1, 1],
    ['你好，世界！今天天气很好。', 13, 13, 13, 39, 5, 1],
    ['我喜欢 JavaScript 和 TypeScript', 27, 27, 27, 35, 5, 1],
    ['a\r\nb\r\n\r\nc', 6, 9, 9, 9, 3, 4],
    ['a\n', 2, 2, 2, 2, 1, 2],
    ['    ', 4, 4, 4, 4, 0, 1],
    ["Don't stop—it's 3.14 e-mail.", 28, 28, 28, 30, 6, 1],
    [' hello  world ', 14, 14, 14, 14, 2, 1],
    ['a\rb', 3, 3, 3, 3, 2, 2],
    ['\n', 1, 1, 1, 1, 0, 2],
    ['\ud800', 1, 1, 1, 3, 0, 1],
  ])('%j', async (text, characters, codePoints, utf16Units, bytes, words, lines) =>
    expect(await count(text)).toMatchObject({ characters, codePoints, utf16Units, bytes, words, lines }),
  );

  it.each([
    ['你好，世界！今天天气很好。', { cjk: 10, sentences: 2, language: 'zh', punctuation: 3, gbkBytes: 26 }],
    ['我喜欢 JavaScript 和 TypeScript', { cjk: 4, language: 'zh', upper: 4, lower: 16, spaces: 3 }],
    ['    ', { charactersWithoutSpace: 0, sentences: 0, paragraphs: 0, blankLines: 1, spaces: 4 }],
    ['Mr. Smith went to Washington. He arrived.', { words: 7, sentences: 2 }],
    ['你好abc', { gbkBytes: 7 }],
    ['😀', { gbkBytes: null, symbols: 1 }],
    ['', { paragraphs: 0, blankLines: 0, sentences: 0, longestLine: 0, averageWordLength: null, readingSeconds: 0 }],
    ['a\n\nb\nc\n \nd\n', { paragraphs: 3, blankLines: 3, lines: 7 }],
    ['ab\ncafé\nx', { longestLine: 4, longestLineNumber: 2 }],
    ['Aa1①é,+😀1️⃣ \t', { upper: 1, lower: 2, digits: 1, punctuation: 1, symbols: 3, spaces: 2 }],
    ['a\ud800', { isBroken: true, bytes: 4 }],
    ['a', { isBroken: false }],
    ['ひらがなとカタカナー', { cjk: 10, language: 'ja' }],
    ['漢字かな交じり文', { language: 'ja' }],
    ['한국어 문장', { language: 'ko', cjk: 5 }],
    ['Привет, мир', { language: 'ru' }],
    ['สวัสดีครับ', { language: 'th' }],
    ['x', { language: 'en' }],
  ])('%j: %j', async (text, expected) => expect(await count(text)).toMatchObject(expected));

  it('every kind adds up', async () => {
    const of = await count('Aé中 1,+😀\n');
    expect(of.charactersWithoutSpace + of.spaces).toBe(of.characters);
  });
});

describe('words', () => {
  it('uniques with and without case', async () => {
    expect(await count('The the THE cat')).toMatchObject({ words: 4, uniqueWords: 2, averageWordLength: 3 });
    expect(await count('The the THE cat', { ignoreCase: false })).toMatchObject({ uniqueWords: 4 });
  });

  it('frequencies, most frequent first, then first come', async () => {
    const { topWords, topCharacters } = await count('b a b c\n中文 中文');
    expect(topWords.slice(0, 3)).toEqual([
      { text: 'b', count: 2 },
      { text: '中文', count: 2 },
      { text: 'a', count: 1 },
    ]);
    expect(topCharacters.slice(0, 2).map(({ text }) => text)).toEqual(['b', '中']);
    expect(topCharacters.some(({ text }) => text.trim() === '')).toBe(false);
  });

  it('counts a plain unit beside a cluster with its likes', async () =>
    expect((await count('aé👍a a')).topCharacters[0]).toEqual({ text: 'a', count: 3 }));

  it('leaves out short words and stop words', async () => {
    const texts = async (options: Partial<CountOptions>) =>
      (await count('the cat is on the mat，我 的 le été', options)).topWords.map(({ text }) => text);
    expect(await texts({ minWordLength: 3 })).toEqual(['the', 'cat', 'mat', 'été']);
    expect(await texts({ hideStopWords: true })).toEqual(['cat', 'mat']);
    expect((await count('a bb', { minWordLength: 2 })).words).toBe(2);
  });

  it('at most a hundred rows', async () => {
    const text = Array.from({ length: 300 }, (_, i) => `w${i}`).join(' ');
    expect((await count(text)).topWords).toHaveLength(100);
    expect((await count(text)).uniqueWords).toBe(300);
  });

  it.each(['zh', 'fr', 'xx', 'not a tag'])('any language option counts: %s', async (language) =>
    expect((await count('Hello, world!', { language })).words).toBe(2),
  );
});

describe('sentences', () => {
  it.each([
    ['Dr. A. saw Mrs. B. today. Fine.', 2],
    ['Voici M. Dupont et Mme. Durand. Bonjour.', 2],
    ['See Fig. 3 and No. 5. Done.', 2],
    ['Is it so? No. It is not.', 3],
    ['Apples, e.g. Gala, i.e. red ones. And so on.', 2],
    ['One.\nTwo.\n\nThree', 3],
    ['Mr.\nSmith came.', 1],
    ['Mr.\n\nSmith came.', 2],
    ['今天。明天？后天！', 3],
    ['no end', 1],
    ['One sentence\nthat goes on\r\nover lines. Two.', 2],
    ['Une phrase\rqui continue. Deux\u00a0!\nTrois\u00a0?', 3],
    ['这是一个\n很长的句子。\n第二句。', 2],
    ['Title\n\nOne\ntwo.', 2],
    ['- One item\n- Two items\n  go on\n* Three', 3],
    ['1. One\n2. Two goes\non', 2],
    ['See https://example.com/a.B?x=1.5!C for it. Next.', 2],
    ['Yahoo is at https://en.wikipedia.org/wiki/Yahoo!_Answers. Next.', 2],
    ['Mail John.Smith@Example.Com or A.B@c.D now. Next.', 2],
    ['Open main.Test.TS, ./Foo.Bar and .Net in v1.2.A3. Next.', 2],
    ['Look at 报告.Docx 和 C:\\A.B\\C.txt 吧。好。', 2],
    ['Go to example.com. Then stop.', 2],
    ['Go to example.com\nand stop.', 1],
    ['Really?Yes!No.', 3],
    ['Wait... What? (See a/b.) End.', 4],
    // Initials and countries.
    ['U.S. Army went. J. K. Rowling wrote 3.14 books. Done', 3],
    ['U.S. Army went.', 1],
    ['The U.S. Army and the U.K. Parliament met. Done.', 2],
    ['In the U. S. Army and in the U.S.A. Congress. Done.', 2],
    ['J.K. Rowling wrote. J.R.R. Tolkien too.', 2],
    ['A book by J. K. Rowling. Another by J. R. R. Tolkien.', 2],
    ['George W. Bush met John F. Kennedy. Fine.', 2],
    ['“J. Smith came.” (E. Jones left.)', 2],
    ['Élodie É. Dupont et J.\u00a0P. Martin sont venus. Il pleut.', 2],
    ['А. С. Пушкин писал. Конец.', 2],
    ['J.\nK.\r\nRowling came.', 1],
    ['J.\n\nK. Rowling came.', 2],
    [`${'a long one '.repeat(20)}by George W. Bush. Done.`, 2],
    ['Constantinopolitanischer W. Dudelsack kam. Ende.', 2],
    // The same letter may end a sentence.
    ['Plan B. Then we left.', 2],
    ['Plan B. The end. We chose plan B. It was good.', 4],
    ['It holds vitamin C. Apples have it.', 2],
    ['He lives in the U.S. He is glad.', 2],
    ['We live in the U.S. and like it. Done.', 2],
    ['So do I. John does not.', 2],
    ['It is grade A.', 1],
    ['Type A. 5 of them. Done.', 2],
    [`${'x'.repeat(80)} A. John.`, 2],
  ])('%j has %i', async (text, sentences) => expect((await count(text)).sentences).toBe(sentences));
});

describe('blocks', () => {
  it('sentences are the same wherever lines and blocks end', async () => {
    const words = Array.from({ length: 9000 }, (_, n) =>
      n % 7 === 3 ? `w${n}. The` : n % 11 === 5 ? 'Mr. 😀 1 2' : n % 13 === 6 ? 'J. K. Smith' : `w${n}`,
    );
    const joined = words.join(' ');
    const { sentences } = await count(joined);
    expect(sentences).toBeGreaterThan(1000);
    expect((await count(joined.replaceAll(' ', '\n'))).sentences).toBe(sentences);
    expect((await count(joined.replaceAll(' w', '\r\nw'))).sentences).toBe(sentences);
    expect((await count(`${joined}\n\n${joined}`)).sentences).toBe(sentences * 2);
  });

  it('are told where no letter stands, in a time that grows with them', async () => {
    for (const end of [' ', '\n']) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await count(`9!${end}`.repeat(50_000))).toMatchObject({ sentences: 50_000, words: 50_000 });
    }
    expect(await count('9 9\n'.repeat(50_000))).toMatchObject({ sentences: 1 });
  });

  it('one sentence of many short lines is one', async () =>
    expect(await count('no end\n'.repeat(60_000))).toMatchObject({ sentences: 1, words: 120_000 }));

  it('words of ASCII are those of the segmenter', () => {
    const segmenter = new Intl.Segmenter('en', { granularity: 'word' });
    const wordsOf =
      (read: (text: string, handle: (segment: { segment: string; isWordLike?: boolean }) => void) => void) =>
      (text: string) => {
        const found: string[] = [];
        read(text, ({ segment, isWordLike }) => isWordLike && found.push(segment));
        return found;
      };
    const plain = wordsOf((text, handle) => [...segmenter.segment(text)].forEach(handle));
    const quick = wordsOf(readAsciiWords((text, handle) => readSegments(segmenter, text, handle)));
    const piece = fc.constantFrom(
      'a',
      'B2',
      '3',
      '.',
      ',',
      "'",
      '_',
      ' ',
      '\n',
      '\r\n',
      '-',
      ':',
      '"',
      '\t',
      '\x00',
      '$',
      '/',
      'é',
      ';',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        expect(quick(pieces.join(''))).toEqual(plain(pieces.join('')));
      }),
      { numRuns: 500 },
    );
  });
});

describe('where the browser has no segmenter', () => {
  const { Segmenter } = Intl;
  beforeAll(() => {
    Reflect.deleteProperty(Intl, 'Segmenter');
  });
  afterAll(() => {
    Object.defineProperty(Intl, 'Segmenter', { value: Segmenter, configurable: true, writable: true });
  });

  it.each([
    ['', 0, 0, 0],
    ['    ', 0, 0, 4],
    ['Hello, world!', 2, 1, 13],
    ["Don't stop—it's 3.14 e-mail.", 6, 1, 28],
    ['Mr. Smith went to Washington. He arrived.', 7, 2, 41],
    ['He said no. then left. Why?', 6, 2, 27],
    ['你好，世界！今天天气很好。', 10, 2, 13],
    ['我喜欢 JavaScript 和 TypeScript', 6, 1, 27],
    ['カタカナの語', 3, 1, 6],
    ['cafe\u0301 a_b 1,000.5 a.b 5.a', 6, 1, 24],
    ['👨‍👩‍👧‍👦 🇫🇷', 0, 1, 3],
    ['a\r\nb\r\n\r\nc', 3, 2, 6],
    ['He came\nat two.\n\nshe left', 6, 2, 25],
  ])('%j has %i words, %i sentences, %i characters', async (text, words, sentences, characters) =>
    expect(await count(text)).toMatchObject({ words, sentences, characters }),
  );

  it('counts the words of a spaced text as the segmenter does', async () => {
    const text = 'The fox’s 2 cubs (all grey) ran 3,5 km; why? Nobody — not 1 — knows… «Où ?» dit-il. '.repeat(50);
    const plain = await count(text);
    Object.defineProperty(Intl, 'Segmenter', { value: Segmenter, configurable: true, writable: true });
    const segmented = await count(text);
    Reflect.deleteProperty(Intl, 'Segmenter');
    expect(plain.words).toBe(segmented.words);
    expect(plain.uniqueWords).toBe(segmented.uniqueWords);
  });

  it('reads long lines', async () => expect((await count('word, 字。'.repeat(40_000))).words).toBe(80_000));
});

describe('times', () => {
  it('reads 238 words and 500 CJK characters a minute, says 150 and 250', async () => {
    const of = await count(`${'word '.repeat(238)}${'字'.repeat(500)}`);
    expect(of.readingSeconds).toBeCloseTo(120, 5);
    expect(of.speakingSeconds).toBeCloseTo((238 / 150 + 500 / 250) * 60, 5);
  });
});

describe('SMS', () => {
  it.each([
    ['', 'gsm-7', 0, 0],
    ['a'.repeat(160), 'gsm-7', 160, 1],
    ['a'.repeat(161), 'gsm-7', 161, 2],
    ['a'.repeat(306), 'gsm-7', 306, 2],
    ['a'.repeat(307), 'gsm-7', 307, 3],
    ['€'.repeat(80), 'gsm-7', 160, 1],
    // An escaped character is not parted: 152 + 2 does not fit 153.
    [`${'a'.repeat(152)}€${'a'.repeat(151)}`, 'gsm-7', 305, 2],
    [`${'a'.repeat(152)}€${'a'.repeat(152)}`, 'gsm-7', 306, 3],
    ['中'.repeat(70), 'ucs-2', 70, 1],
    ['中'.repeat(71), 'ucs-2', 71, 2],
    ['😀'.repeat(35), 'ucs-2', 70, 1],
    // 33 pairs fit a part of 67 units.
    ['😀'.repeat(67), 'ucs-2', 134, 3],
    ['é{}ñ', 'gsm-7', 6, 1],
    ['ê', 'ucs-2', 1, 1],
  ] as const)('%j', (text, encoding, units, parts) => expect(countSms(text)).toMatchObject({ encoding, units, parts }));
});

it.each([
  ['Hello, world!', 13],
  ['你好', 4],
  ['👨‍👩‍👧‍👦', 2],
  ['cafe\u0301', 4],
  ['see https://example.com/a/very/long/path/indeed/yes', 27],
  ['', 0],
  ['example.com', 23],
  ['See example.com.', 28],
  ['看example.com/很长的路径，好', 29],
  ['(www.lemonde.fr/a/b?c=d)', 25],
  ['Sub.Example.DEV:8080/x and t.co', 51],
  ['example.com?q=1! Next', 29],
  ['https://example.com/a. End', 28],
  ['file.txt and 3.14 and e.g. that', 31],
  ['somebody@example.com', 20],
  ['http://localhost/a', 18],
  ['example.com.xyzzy', 29],
  ['example.com@x', 13],
  ['-example.com', 12],
  ['#example.com $a.com', 19],
])('a post of %j weighs %i', (text, weight) => expect(tweetLength(text)).toBe(weight));

describe('long lines', () => {
  const whole = (segmenter: Intl.Segmenter, text: string) => [...segmenter.segment(text)].map(({ segment }) => segment);
  const inWindows = (segmenter: Intl.Segmenter, text: string) => {
    const found: string[] = [];
    readSegments(segmenter, text, ({ segment }) => found.push(segment));
    return found;
  };

  it.each(['word', 'sentence'] as const)('read in windows as whole: %s', (granularity) => {
    const segmenter = new Intl.Segmenter('en', { granularity });
    const piece = fc.constantFrom(
      'Don’t ',
      '3.14',
      'e-mail',
      '. ',
      '中文分词很好，',
      '今天天气',
      ' ',
      'x'.repeat(3000),
      'Mr. ',
      '😀',
      '_a',
      ',',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60, minLength: 10 }), (pieces) => {
        const text = pieces.join('').repeat(3);
        expect(inWindows(segmenter, text)).toEqual(whole(segmenter, text));
      }),
      { numRuns: 30 },
    );
  });

  it('a sentence may go on behind a full stop, as the next letter far behind it tells', () => {
    const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
    const text = `Mr. ${'😀 '.repeat(200)}${'x'.repeat(3000)}${'Don’t '.repeat(200)}`.repeat(5);
    expect(inWindows(segmenter, text)).toEqual(whole(segmenter, text));
    const digits = `Mr. ${'1 '.repeat(20_000)}x. End`;
    expect(inWindows(segmenter, digits)).toEqual(whole(segmenter, digits));
  });

  it('one endless word is one word', async () =>
    expect(await count('x'.repeat(300_000))).toMatchObject({ words: 1, sentences: 1, lines: 1 }));
});

describe('size', () => {
  it('counts a megabyte in one line and in many, and can be stopped', async () => {
    const line = 'The quick brown fox, 敏捷的棕色狐狸。 ';
    const text = line.repeat(8000);
    const done: number[] = [];
    const of = await countText(text, DEFAULTS, job({ progress: (at) => done.push(at) }));
    expect(of.words % 8000).toBe(0);
    expect(of.sentences).toBe(8000);
    expect(await count(text.replaceAll('。 ', '。\n'))).toMatchObject({ words: of.words });
    expect(await count('A. '.repeat(200_000))).toMatchObject({ sentences: 1 });

    const controller = new AbortController();
    const run = countText(
      `${line}\n`.repeat(20_000),
      DEFAULTS,
      job({ signal: controller.signal, progress: () => controller.abort() }),
    );
    await expect(run).rejects.toThrow('aborted');
  });
});
