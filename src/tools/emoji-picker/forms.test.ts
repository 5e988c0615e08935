import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import packed from 'virtual:emojis/set';
import { allTones, unpackEmojis } from './emoji-set';
import { FORMS, writeForm, writeShortcode, type Form } from './forms';
import { readForms } from './read-forms';

const { emojis } = unpackEmojis(packed);
const FAMILY = '👨‍👩‍👧‍👦';

describe('a form', () => {
  it.each<[string, Form, string]>([
    ['😀', 'codePoints', 'U+1F600'],
    ['😀', 'escape', '\\ud83d\\ude00'],
    ['😀', 'codePointEscape', '\\u{1F600}'],
    ['😀', 'css', '\\01F600'],
    ['😀', 'htmlHex', '&#x1F600;'],
    ['😀', 'htmlDecimal', '&#128512;'],
    ['😀', 'python', '\\U0001F600'],
    ['😀', 'utf8', 'F0 9F 98 80'],
    ['😀', 'url', '%F0%9F%98%80'],
    [FAMILY, 'codePoints', 'U+1F468 U+200D U+1F469 U+200D U+1F467 U+200D U+1F466'],
    [FAMILY, 'escape', '\\ud83d\\udc68\\u200d\\ud83d\\udc69\\u200d\\ud83d\\udc67\\u200d\\ud83d\\udc66'],
    [FAMILY, 'css', '\\01F468\\00200D\\01F469\\00200D\\01F467\\00200D\\01F466'],
    ['\u2764\uFE0F', 'codePoints', 'U+2764 U+FE0F'],
    ['\u2764\uFE0F', 'css', '\\002764\\00FE0F'],
    ['\u2764\uFE0F', 'python', '\\u2764\\uFE0F'],
    ['1\uFE0F\u20E3', 'codePoints', 'U+0031 U+FE0F U+20E3'],
    ['1\uFE0F\u20E3', 'htmlHex', '&#x31;&#xFE0F;&#x20E3;'],
    ['🇫🇷', 'codePoints', 'U+1F1EB U+1F1F7'],
    ['🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'codePoints', 'U+1F3F4 U+E0067 U+E0062 U+E0065 U+E006E U+E0067 U+E007F'],
    ['👋🏽', 'codePoints', 'U+1F44B U+1F3FD'],
    ['', 'codePoints', ''],
  ])('of %j as %s is %s', (text, form, written) => expect(writeForm(text, form)).toBe(written));

  it('of any text is what engines read back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(JSON.parse(`"${writeForm(text, 'escape')}"`)).toBe(text);
        expect(writeForm(text, 'url')).toBe(encodeURIComponent(text));
      }),
    );
  });

  it.each(FORMS)('as %s is there for a lone surrogate', (form) => expect(writeForm('\ud83d', form)).not.toBe(''));

  it('is read back to the emoji it was written from', () => {
    const all = emojis.flatMap(allTones);
    for (const form of FORMS) {
      const wrong = all.filter(({ text }) => readForms(writeForm(text, form)) !== text);
      expect(wrong.map(({ text }) => writeForm(text, form))).toEqual([]);
    }
  });

  it('writes a shortcode between colons', () => expect(writeShortcode('rocket')).toBe(':rocket:'));
});

describe('a query', () => {
  it.each([
    ['U+1F680', '🚀'],
    ['u+1f680', '🚀'],
    ['1f680', '🚀'],
    ['0x1F680', '🚀'],
    ['\\u{1F680}', '🚀'],
    ['\\ud83d\\ude80', '🚀'],
    ['\\uD83D\\uDE80', '🚀'],
    ['&#x1F680;', '🚀'],
    ['&#128640;', '🚀'],
    ['\\U0001F680', '🚀'],
    ['\\01F680', '🚀'],
    ['F0 9F 9A 80', '🚀'],
    ['\\xf0\\x9f\\x9a\\x80', '🚀'],
    ['%F0%9F%9A%80', '🚀'],
    ['1F44B-1F3FD', '👋🏽'],
    ['  U+2764   U+FE0F ', '\u2764\uFE0F'],
    ['1F469, 200D, 1F680', '👩‍🚀'],
  ])('%s spells %s', (query, text) => expect(readForms(query)).toBe(text));

  it.each([
    '',
    '   ',
    'rocket',
    'U+',
    'U+110000',
    '&#99999999;',
    'zzzz',
    '%zz',
    'U+1F680 x',
    'F0 9F',
    '\\',
    'x'.repeat(9999),
  ])('%j is no code', (query) => expect(readForms(query)).toBeUndefined());

  it('of any kind does not throw', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (query) => {
        expect(['string', 'undefined']).toContain(typeof readForms(query));
      }),
    );
  });
});
