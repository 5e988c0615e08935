import { describe, expect, it } from 'vitest';
import names from 'virtual:emojis/code-points';
import packed from 'virtual:emojis/set';
import { copiedText } from './copied-text';
import { allTones, GROUPS, inTone, TONES, unpackEmojis, type Emoji } from './emoji-set';
import { COPIES, MOST_RECENT, noteRecent, toggleFavourite } from './options';
import { readEmojis } from './read-emojis';
import { letterOf, takeApart } from './sequence';

const set = unpackEmojis(packed);

function find(text: string) {
  const found = set.find(text);
  if (!found) throw new Error(`${text} is not there`);
  return found;
}
const emoji = (text: string): Emoji => find(text).emoji;

describe('the emojis', () => {
  it('are all of Emoji 17, in its groups', () => {
    expect(set.emojis).toHaveLength(1914);
    const counts = GROUPS.map((group) => set.emojis.filter((one) => one.group === group).length);
    expect(counts).toEqual([171, 388, 160, 131, 219, 85, 266, 224, 270]);
    expect(set.emojis.at(0)?.text).toBe('😀');
    expect(set.emojis.at(-1)?.text).toBe('🏴󠁧󠁢󠁷󠁬󠁳󠁿');
    expect(Math.max(...set.emojis.map(({ version }) => version))).toBe(17);
  });

  it('have 3,944 texts with their skin tones, each once', () => {
    const texts = set.emojis.flatMap(allTones).map(({ text }) => text);
    expect(texts).toHaveLength(3944);
    expect(new Set(texts).size).toBe(3944);
  });

  it('are fully qualified', () => {
    // Engines differ in what they know of later versions.
    const qualified = new RegExp(String.raw`^\p{RGI_Emoji}$`, 'v');
    const older = set.emojis.filter(({ version }) => version <= 15);
    expect(older.filter(({ text }) => !qualified.test(text)).map(({ text }) => text)).toEqual([]);
  });

  it.each([
    ['❤', '\u2764\uFE0F'],
    ['\u2764\uFE0F', '\u2764\uFE0F'],
    ['1\u20E3', '1\uFE0F\u20E3'],
    ['🐱\uFE0F', '🐱'],
    ['👁‍🗨', '👁️‍🗨️'],
  ])('find %j as %j', (text, qualified) => expect(set.find(text)?.text).toBe(qualified));

  it.each(['', 'a', '1', '\u200D', '🏽', '🇫'])('do not find %j', (text) => expect(set.find(text)).toBeUndefined());
});

describe('a skin tone', () => {
  it.each([
    ['👋', 'medium', '👋🏽'],
    ['👋', 'default', '👋'],
    ['🚀', 'dark', '🚀'],
    ['☝️', 'light', '☝🏻'],
    ['🤝', 'medium', '🤝🏽'],
    ['🧑‍🤝‍🧑', 'dark', '🧑🏿‍🤝‍🧑🏿'],
    ['👩‍❤️‍💋‍👨', 'light', '👩🏻‍❤️‍💋‍👨🏻'],
  ] as const)('of %s, %s, is %s', (text, tone, toned) => expect(inTone(emoji(text), tone).text).toBe(toned));

  it('is known again, also of two people', () => {
    expect(find('👋🏽')).toMatchObject({ tones: ['medium'], emoji: { text: '👋' } });
    expect(find('🫱🏻‍🫲🏿')).toMatchObject({ tones: ['light', 'dark'], emoji: { text: '🤝' } });
    expect(find('🧑🏽‍🤝‍🧑🏽')).toMatchObject({ tones: ['medium'], emoji: { text: '🧑‍🤝‍🧑' } });
  });

  it('stands in the text where the tones say', () => {
    const modifiers = (text: string) =>
      [...text].flatMap((char) => {
        const at = (char.codePointAt(0) ?? 0) - 0x1_f3fb;
        return TONES[at] ?? [];
      });
    for (const { text, tones } of set.emojis.flatMap(allTones)) expect([...new Set(modifiers(text))]).toEqual(tones);
  });

  it('has 25 combinations for two people', () => {
    expect(allTones(emoji('💏'))).toHaveLength(26);
    expect(set.emojis.filter(({ variants }) => variants.length === 25)).toHaveLength(19);
  });
});

describe('a pasted text', () => {
  it.each([
    ['🚀', ['🚀']],
    [' 🚀🔥 🚀 ', ['🚀', '🔥']],
    ['👋🏽', ['👋🏽']],
    ['❤', ['\u2764\uFE0F']],
    ['U+1F680', ['🚀']],
    ['1f680', ['🚀']],
    ['U+1F44B U+1F3FD', ['👋🏽']],
    ['🏴󠁧󠁢󠁥󠁮󠁧󠁿', ['🏴󠁧󠁢󠁥󠁮󠁧󠁿']],
    // No emoji is made of these two, so both are shown.
    ['🚀‍🔥', ['🚀', '🔥']],
  ])('%j is %j', (text, texts) => expect(readEmojis(text, set)?.map((one) => one.text)).toEqual(texts));

  it.each(['', 'rocket', 'face', '1234', 'hello 🚀', '\ud83d', '🏽', 'U+0041'])('%j is no emoji', (text) =>
    expect(readEmojis(text, set)).toBeUndefined(),
  );
});

describe('a sequence', () => {
  it('is taken apart by Unicode’s names', () => {
    expect(takeApart('👩🏽‍❤️‍👨', names).map(({ codePoint, kind, name }) => [codePoint, kind, name])).toEqual([
      ['U+1F469', 'sign', 'WOMAN'],
      ['U+1F3FD', 'skin-tone', 'EMOJI MODIFIER FITZPATRICK TYPE-4'],
      ['U+200D', 'joiner', 'ZERO WIDTH JOINER'],
      ['U+2764', 'sign', 'HEAVY BLACK HEART'],
      ['U+FE0F', 'emoji-style', 'VARIATION SELECTOR-16'],
      ['U+200D', 'joiner', 'ZERO WIDTH JOINER'],
      ['U+1F468', 'sign', 'MAN'],
    ]);
  });

  it('tells the letters of regions and tags', () => {
    const france = takeApart('🇫🇷', names);
    expect(france.map(letterOf)).toEqual(['F', 'R']);
    expect(france[0]?.name).toBe('REGIONAL INDICATOR SYMBOL LETTER F');
    const england = takeApart('🏴󠁧󠁢󠁥󠁮󠁧󠁿', names);
    expect(england.map(letterOf)).toEqual([undefined, 'g', 'b', 'e', 'n', 'g', undefined]);
    expect(england.at(1)?.name).toBe('TAG LATIN SMALL LETTER G');
    expect(england.at(-1)).toMatchObject({ name: 'CANCEL TAG', kind: 'tag-end' });
    expect(takeApart('1\uFE0F\u20E3', names).map(({ name }) => name)).toEqual([
      'DIGIT ONE',
      'VARIATION SELECTOR-16',
      'COMBINING ENCLOSING KEYCAP',
    ]);
  });

  it('has a name for each character of each emoji', () => {
    const parts = set.emojis.flatMap(allTones).flatMap(({ text }) => takeApart(text, names));
    expect(parts.filter(({ name }) => name === '').map(({ codePoint }) => codePoint)).toEqual([]);
  });
});

describe('a click', () => {
  it.each([
    ['emoji', '👋🏽'],
    ['codePoints', 'U+1F44B U+1F3FD'],
    ['escape', '\\ud83d\\udc4b\\ud83c\\udffd'],
    ['shortcode', ':wave:'],
    ['html', '&#x1F44B;&#x1F3FD;'],
  ] as const)('copies the %s', (copies, text) => expect(copiedText(find('👋🏽'), copies)).toBe(text));

  it('copies the whole family by its shortcode', () => {
    expect(copiedText(find('👨‍👩‍👧‍👦'), 'shortcode')).toBe(':family_man_woman_girl_boy:');
  });

  it('knows what has no shortcode', () => {
    expect(copiedText(find('🫪'), 'shortcode')).toBeUndefined();
    for (const copies of COPIES.filter((one) => one !== 'shortcode')) {
      expect(copiedText(find('🫪'), copies)).toBeDefined();
    }
  });
});

describe('what is remembered', () => {
  it('are 30 recent emojis, the newest first and each once', () => {
    const many = set.emojis.slice(0, 40).map(({ text }) => text);
    const recent = many.reduce<string[]>((all, text) => noteRecent(all, text), []);
    expect(recent).toHaveLength(MOST_RECENT);
    expect(recent[0]).toBe(many.at(-1));
    expect(noteRecent(['a', 'b', 'c'], 'c')).toEqual(['c', 'a', 'b']);
  });

  it('are favourites, which come and go', () => {
    expect(toggleFavourite(['a'], 'b')).toEqual(['a', 'b']);
    expect(toggleFavourite(['a', 'b'], 'a')).toEqual(['b']);
  });
});
