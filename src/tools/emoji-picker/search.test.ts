import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import en from 'virtual:emojis/en';
import fr from 'virtual:emojis/fr';
import packed from 'virtual:emojis/set';
import zhCn from 'virtual:emojis/zh-cn';
import { unpackEmojis } from './emoji-set';
import { aliasesOf } from './common';
import { nearestWords } from './nearest-words';
import { findSections } from './use-found-sections';
import { fold, searchEmojis, unpackNames } from './search';

const set = unpackEmojis(packed);
const english = unpackNames(en);
const chinese = unpackNames(zhCn);
const french = unpackNames(fr);
const languages = [english, chinese, french];
const search = (query: string) => searchEmojis(set, languages, query).map(({ text }) => text);

describe('names', () => {
  it.each([
    ['English', english, 'rocket'],
    ['Chinese', chinese, '火箭'],
    ['French', french, 'fusée'],
  ])('are there for every emoji in %s', (_, { names, keywords }, rocket) => {
    expect(names).toHaveLength(set.emojis.length);
    expect(keywords).toHaveLength(set.emojis.length);
    expect(names.filter((name) => name.trim() === '')).toEqual([]);
    expect(names[set.find('🚀')?.emoji.index ?? -1]).toBe(rocket);
  });

  it('have full-width punctuation in Chinese', () => {
    expect(chinese.names[set.find('🇫🇷')?.emoji.index ?? -1]).toBe('旗：法国');
    expect(chinese.names.filter((name) => name.includes(':'))).toEqual([]);
  });
});

describe('search', () => {
  it.each([
    'rocket',
    'Rocket',
    '  ROCKET ',
    '火箭',
    'fusée',
    'fusee',
    'FUSÉE',
    'fuse\u0301e',
    ':rocket:',
    ':rocket',
    'ｒｏｃｋｅｔ',
  ])('for %j finds the rocket first', (query) => expect(search(query)[0]).toBe('🚀'));

  it.each([
    ['cœur rouge', '❤️'],
    ['coeur rouge', '❤️'],
    ['heart', '❤️'],
    ['red heart', '❤️'],
    ['heart red', '❤️'],
    ['t-rex', '🦖'],
    ['T Rex', '🦖'],
    [':+1:', '👍'],
    ['+1', '👍'],
    ['thumbsup', '👍'],
    ['family_man_woman_girl_boy', '👨‍👩‍👧‍👦'],
    ['法国', '🇫🇷'],
    ['France', '🇫🇷'],
    ['🐈‍⬛ black cat'.slice(5), '🐈‍⬛'],
    ['!!', '‼️'],
  ])('for %j finds %s first', (query, first) => expect(search(query)[0]).toBe(first));

  it.each([
    ['火', '🔥'],
    ['赞', '👍'],
    ['心', '❤️'],
    ['加油', '💪'],
    ['lol', '😂'],
    ['hi', '👋'],
    ['no', '🚫'],
    ['love', '❤️'],
    ['yes', '✅'],
    ['cœur', '❤️'],
    ['→', '➡️'],
    ['ok', '👌'],
    ['party', '🎉'],
    ['cool', '😎'],
    ['生日', '🎂'],
    ['哭', '😭'],
    ['笑', '😂'],
    ['狗', '🐶'],
    ['chat', '🐱'],
    ['feu', '🔥'],
    ['merci', '🙏'],
    ['cake', '🎂'],
    ['check', '✅'],
    ['strong', '💪'],
    ['thanks', '🙏'],
    ['music', '🎶'],
  ])('for %j finds %s first or second', (query, wanted) => expect(search(query).slice(0, 2)).toContain(wanted));

  it.each([
    ['->', '➡️'],
    ['-->', '➡️'],
    ['<-', '⬅️'],
    ['=>', '➡️'],
    ['<->', '↔️'],
    ['<3', '❤️'],
    ['</3', '💔'],
    [':)', '🙂'],
    [':-)', '🙂'],
    [' :) ', '🙂'],
    [':(', '🙁'],
    [':-(', '🙁'],
    [';)', '😉'],
    [';-)', '😉'],
    [':D', '😀'],
    [':-D', '😀'],
    ['xD', '😆'],
    ['XD', '😆'],
    [':P', '😛'],
    [':p', '😛'],
    [':-P', '😛'],
    [':O', '😮'],
    [":'(", '😢'],
    [':’(', '😢'],
    [':*', '😘'],
    ['B)', '😎'],
    [':|', '😐'],
    [':/', '😕'],
    ['^^', '😊'],
    ['：）', '🙂'],
    ['；）', '😉'],
    ['＞＿＜', '😣'],
  ])('for %j, as a keyboard types it, finds %s first', (query, first) => {
    expect(search(query)[0]).toBe(first);
    expect(findSections({ set, own: english, languages, preferred: 2 }, query, 'default')[0]?.cells[0]?.text).toBe(
      first,
    );
  });

  it('knows every emoji that signs of a keyboard stand for', () => {
    for (const sign of [':)', ':(', ':d', 'xd', ':p', ';p', ':o', ":')", ':/', '>:(', '>:)', 'o:)', 'o_o', ';_;']) {
      expect(aliasesOf(sign).filter((text) => set.find(text)?.emoji.text !== text)).toEqual([]);
    }
    expect(aliasesOf('constructor')).toEqual([]);
  });

  it('still finds the shortcodes that begin like a face', () => {
    expect(search(':d')).toEqual(expect.arrayContaining(['💃', '🐶']));
    expect(search(':p')).toContain('🍕');
    expect(search(':d:').length).toBeGreaterThan(5);
  });

  it('ranks names before words of names, keywords and parts of words', () => {
    const found = search('fire');
    const at = (text: string) => found.indexOf(text);
    expect(at('🔥')).toBe(0);
    // “fire engine” has it in its name, “firecracker” begins with it, the match stick lists it, the campfire holds it.
    expect(at('🚒')).toBeGreaterThan(at('🔥'));
    expect(at('🧨')).toBeGreaterThan(at('🚒'));
    expect(at('🐦‍🔥')).toBeGreaterThan(at('🧨'));
  });

  it('wants all words', () => {
    const both = search('cat heart');
    expect(both).toContain('😻');
    expect(both).not.toContain('🐈');
    expect(search('cat zzzz')).toEqual([]);
  });

  it('looks for shortcodes only after a colon', () => {
    expect(search(':roc').every((text) => set.find(text)?.emoji.shortcodes.some((one) => one.includes('roc')))).toBe(
      true,
    );
    expect(search(':no_such_thing:')).toEqual([]);
  });

  it.each(['', '  ', 'zzzz', 'qqqq', '\ud83d', '||', 'a '.repeat(100_000)])('for %j finds nothing', (query) =>
    expect(search(query)).toEqual([]),
  );

  it('finds every emoji by its name in each language', () => {
    for (const { names } of languages) {
      const lost = set.emojis.filter(
        ({ index }, at) => at % 40 === 0 && !search(names[index] ?? '').includes(set.emojis[index]?.text ?? ''),
      );
      expect(lost).toEqual([]);
    }
  });

  it('of any kind does not throw, and gives each emoji once', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (query) => {
        const found = search(query);
        expect(new Set(found).size).toBe(found.length);
      }),
      { numRuns: 25 },
    );
  });

  it('works with the languages that have come', () => {
    expect(searchEmojis(set, [english], 'rocket', 1)[0]?.text).toBe('🚀');
    expect(searchEmojis(set, [], ':rocket:', 0)[0]?.text).toBe('🚀');
  });

  it('folds case, accents, width and ligatures', () => expect(fold('ŒUVRE Ｆusée’s')).toBe("oeuvre fusee's"));
});

describe('the nearest words', () => {
  it.each([
    ['rokcet', 'rocket'],
    ['hart', 'heart'],
    ['pizzza', 'pizza'],
    ['zzzz', 'ZZZ'],
  ])('of %s hold %s', async (query, near) => {
    const words = await nearestWords(query, [english, chinese]);
    expect(words).toHaveLength(3);
    expect(words).toContain(near);
  });

  it.each(['', 'жжж', '%%%', 'x'.repeat(5000), '\ud83d'])('of %j are at most three', async (query) => {
    expect((await nearestWords(query, languages)).length).toBeLessThanOrEqual(3);
  });
});
