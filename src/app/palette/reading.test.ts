import searchIndex from 'virtual:search-index';
import { describe, expect, it } from 'vitest';
import { syllablesOf } from '../../../scripts/vite/pinyin-table';
import { readingOf, spellingsOf } from './reading';

describe('the reading of a text', () => {
  it('is that of the dictionary for all that can be found', () => {
    const texts = searchIndex.flatMap(({ names, keywords, descriptions }) => [...names, ...keywords, ...descriptions]);
    const wrong = texts.filter((text) => readingOf(text).join() !== syllablesOf(text).join());
    expect(wrong).toEqual([]);
    expect(texts.length).toBeGreaterThan(1000);
  });

  it.each([
    ['银行', 'yin hang'],
    ['换行', 'huan hang'],
    ['A 转 B', 'A   zhuan   B'],
  ])('%s is %s', (text, reading) => expect(readingOf(text).join(' ')).toBe(reading));

  it('is typed in full or by initials, and only where there is Chinese', () => {
    expect(spellingsOf('二维码 2')).toEqual(['erweima 2', 'ewm 2']);
    expect(spellingsOf('qr code')).toEqual([]);
  });
});
