import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALPHABET_IDS, ALPHABETS, MARKS, SIGNS } from './alphabets';
import { MOST_ROWS, read, spell, type SpellingSettings } from './spelling';

const DEFAULTS: SpellingSettings = {
  alphabet: 'icao',
  digits: 'words',
  punctuation: 'names',
  capitals: 'unmarked',
  space: 'word',
  separator: 'space',
};
type Case = [text: string, expected: string, settings?: Partial<SpellingSettings>];

const spelled = (text: string, settings: Partial<SpellingSettings> = {}) =>
  spell(text, { ...DEFAULTS, ...settings }).text;
const heard = (text: string, settings: Partial<SpellingSettings> = {}) => read(text, { ...DEFAULTS, ...settings }).text;

describe('spelling', () => {
  it.each<Case>([
    ['Hello 42', 'Hotel Echo Lima Lima Oscar (space) Four Two'],
    ['Ab-1', 'Capital Alfa Bravo Dash One', { capitals: 'say' }],
    ['jx', 'Juliett X-ray'],
    ['jx', 'Juliet X-ray', { alphabet: 'alpha' }],
    ['p@s', 'Papa At Sierra'],
    ['1.9', 'One Decimal Niner', { digits: 'aviation' }],
    ['é', 'Echo (acute)'],
    ['你a😀', '你 Alfa 😀'],
    ['bc', 'Berthe Célestin', { alphabet: 'french' }],
    ['äß', 'Umlaut-Aachen Eszett', { alphabet: 'german' }],
    ['', ''],
    ['abc', 'Alice Berthe Charles', { alphabet: 'french-canada' }],
    ['ñÑ', 'Ñoño Ñoño', { alphabet: 'spanish' }],
    ['ñ', 'November (tilde)'],
    ['e\u0301', 'Echo (acute)'],
    ['ế', 'Echo (circumflex) (acute)'],
    ['É', 'Capital Echo (acute)', { capitals: 'say' }],
    ['øŁ', 'Oscar (stroke) Lima (stroke)'],
    ['aB', 'alfa BRAVO', { capitals: 'case' }],
    ['Xx', 'X-RAY x-ray', { capitals: 'case' }],
    ['0123456789', 'Zero One Two Tree Fower Fife Six Seven Ait Niner', { digits: 'aviation' }],
    ['a1!', 'Alfa 1 !', { digits: 'figures', punctuation: 'signs' }],
    ['a b', 'Alfa\nBravo', { space: 'break' }],
    ['a b', 'Alfa / Bravo', { space: 'slash' }],
    ['ab', 'Alfa-Bravo', { separator: 'dash' }],
    ['ab', 'Alfa, Bravo', { separator: 'comma' }],
    ['ab', 'Alfa\nBravo', { separator: 'lines' }],
    ['ab\r\nc', 'Alfa Bravo\nCharlie'],
    ['a\tb', 'Alfa (tab) Bravo'],
    ['7', 'Sept', { alphabet: 'french' }],
    ['👨‍👩‍👧‍👦🇨🇳', '👨‍👩‍👧‍👦 🇨🇳'],
    ['æß', 'æ ß'],
    ['हिa', 'हि Alfa'],
    ['\ud800a', '\ud800 Alfa'],
  ])('%j is %j', (text, expected, settings) => expect(spelled(text, settings)).toBe(expected));

  it('lists each character with its word', () =>
    expect(spell('A 你', DEFAULTS).rows).toEqual([
      { character: 'A', word: 'Alfa' },
      { character: ' ', word: '(space)' },
      { character: '你', word: '你' },
    ]));

  it('lists the first of very many characters, and spells all', () => {
    const { text, rows, count } = spell('a\n'.repeat(MOST_ROWS + 1), { ...DEFAULTS, punctuation: 'names' });
    expect([rows.length, count]).toEqual([MOST_ROWS, MOST_ROWS + 1]);
    expect(text).toBe('Alfa\n'.repeat(MOST_ROWS + 1));
  });
});

describe('reading', () => {
  it.each<Case>([
    ['hotel ECHO lima Lima oscar', 'HELLO'],
    ['alpha juliet niner', 'AJ9'],
    ['Alfa Juliett Xray X-ray x ray', 'AJXXX'],
    ['tree fower fife ait decimal', '3458.'],
    ['Hotel Echo Lima Lima Oscar (space) Four Two', 'HELLO 42'],
    ['Capital Alfa Bravo Dash One', 'Ab-1', { capitals: 'say' }],
    ['alfa BRAVO', 'aB', { capitals: 'case' }],
    ['Echo (acute)', 'É'],
    ['Alfa-Bravo-X-ray', 'ABX', { separator: 'dash' }],
    ['Alfa, Bravo,Charlie', 'ABC', { separator: 'comma' }],
    ['Alfa\nBravo', 'AB', { separator: 'lines' }],
    ['Alfa\nBravo', 'A B', { space: 'break' }],
    ['Alfa / Bravo', 'A B', { space: 'slash' }],
    ['Alfa\nBravo', 'A\nB'],
    ['Umlaut-Aachen Eszett umlaut aachen', 'ÄẞÄ', { alphabet: 'german' }],
    ['celestin Zoe', 'CZ', { alphabet: 'french' }],
    ['Exclamation Mark Left Parenthesis 你 😀 4', '!(你😀4'],
    ['', ''],
    ['constructor', 'constructor'],
  ])('%j is %j', (text, expected, settings) => expect(heard(text, settings)).toBe(expected));

  it('names what is no code word, and reads the rest', () =>
    expect(read('Alfa Bravo Foo Delta', DEFAULTS)).toEqual({
      text: 'ABFooD',
      unknown: [{ word: 'Foo', index: 3 }],
      unknownCount: 1,
    }));

  it('names the first of very many, counts the others, and keeps all', () => {
    const given = 'Foo '.repeat(1001).trimEnd();
    const { text, unknown, unknownCount } = read(given, DEFAULTS);
    expect([text, unknown.length, unknown.at(-1)?.index, unknownCount]).toEqual(['Foo'.repeat(1001), 1000, 1000, 1001]);
  });
});

describe('the tables', () => {
  it.each(ALPHABET_IDS)('of %s are complete, and no two words are the same', (id) => {
    const { letters, language } = ALPHABETS[id];
    for (const letter of 'abcdefghijklmnopqrstuvwxyz') {
      const word = letters.get(letter) ?? '';
      expect(word.normalize('NFD').charAt(0).toLowerCase()).toBe(letter);
    }
    expect([language.digits.length, language.signs.length, language.marks.length]).toEqual([
      10,
      SIGNS.length,
      MARKS.length,
    ]);
    const plain = (word: string) => word.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
    const all = [...letters.values(), ...language.digits, ...language.signs, language.capital].map(plain);
    expect(all.filter((word, index) => all.indexOf(word) !== index)).toEqual([]);
    expect(new Set(language.marks.map(plain)).size).toBe(MARKS.length);
  });
});

describe('both ways', () => {
  const ascii = fc.string({
    unit: fc.constantFrom(...Array.from({ length: 95 }, (_, n) => String.fromCharCode(32 + n))),
  });
  it.each(ALPHABET_IDS)('any ASCII text comes back from %s', (alphabet) =>
    fc.assert(
      fc.property(ascii, (text) => {
        for (const capitals of ['say', 'case'] as const) {
          expect(heard(spelled(text, { alphabet, capitals }), { alphabet, capitals })).toBe(text);
        }
        expect(heard(spelled(text, { alphabet }), { alphabet })).toBe(text.toUpperCase());
      }),
    ),
  );
  it('accents and every script come back', () =>
    fc.assert(
      fc.property(fc.array(fc.constantFrom('é', 'Ñ', 'ü', '你', '😀', '👩🏽‍🚀', 'a', 'Z', '7', ' ', 'ế')), (characters) => {
        const text = characters.join('');
        expect(heard(spelled(text, { capitals: 'say' }), { capitals: 'say' })).toBe(text);
      }),
    ));
  it('any text is spelled, and 100,000 characters', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => spelled(text).length >= text.length / 2));
    const long = spelled('Hé 你😀1'.repeat(16_000), { capitals: 'say' });
    expect(heard(long, { capitals: 'say' }).length).toBe(16_000 * 7);
  });
});
