import { describe, expect, it } from 'vitest';
import { PATTERN_RECIPES } from '../../lib/pattern-recipes';
import type { Claim } from './claims';
import { ROWS, TOPICS } from './entries';
import { words as en } from './locales/en';
import { words as fr } from './locales/fr';
import { words as zhCn } from './locales/zh-cn';
import { searchEntries, sentenceOf } from './search';
import { outcomeOf, promisedBy } from './testing-claims';
import { sampleOf } from './tester-link';

// What is newer than this engine is run in the browser (view.test.tsx).
const known = ROWS.filter(({ entry }) => !('isNew' in entry));

it('has entries on every subject, each with a sentence of its own in three languages', () => {
  expect(TOPICS).toHaveLength(12);
  expect(ROWS.length).toBeGreaterThan(70);
  for (const words of [en, fr, zhCn]) {
    const sentences = ROWS.map((row) => sentenceOf(row, words));
    expect(new Set(sentences).size).toBe(ROWS.length);
    expect(sentences.filter((sentence) => !/[.。]$/.test(sentence))).toEqual([]);
  }
});

describe.each(known)('$topic $id: $entry.syntax', ({ entry }) => {
  const claims: readonly Claim[] = entry.claims;
  it.each(claims)('%j', (claim) => expect(outcomeOf(claim)).toEqual(promisedBy(claim)));
});

it('lists several signs only where each can be copied by itself', () => {
  const listing = ROWS.filter(({ entry, topic }) => topic !== 'recipes' && entry.syntax.includes(' '));
  expect(listing.length).toBeGreaterThan(1);
  expect(listing.map(({ entry }) => entry.tokens?.join(' '))).toEqual(listing.map(({ entry }) => entry.syntax));
});

it('has recipes that work as they are copied, without a flag', () => {
  expect(Object.values(PATTERN_RECIPES).filter(({ flags }) => flags !== '')).toEqual([]);
});

it('opens the tester with what it shows', () => {
  const sampleFor = (topic: string, id: string) => {
    const row = ROWS.find((one) => one.topic === topic && one.id === id);
    return row && sampleOf(row);
  };
  expect(sampleFor('classes', 'digit')).toEqual({
    options: { pattern: '\\d', flags: 'g', mode: 'match' },
    text: '7٣',
  });
  expect(sampleFor('replacements', 'dollar')).toEqual({
    options: { pattern: '\\d+', flags: 'g', mode: 'replace', replacement: '$$$&' },
    text: 'costs 5',
  });
  expect(sampleFor('groups', 'atomic')?.options['pattern']).toBe('(?>a)');
});

describe('the search', () => {
  const ids = (query: string, words = en) => searchEntries(query, words).map(({ id }) => id);

  it.each([
    ['\\b', ['boundary', 'backspace']],
    ['(?=', ['ahead']],
    ['$&', ['wholeMatch']],
    ['lazy', ['lazy']],
    ['word edge', ['boundary', 'notBoundary']],
    ['qwertz', []],
  ])('finds by %s', (query, found) => expect(ids(query)).toEqual(found));

  it('finds by meaning in each language, over accents, and all while it is empty', () => {
    expect(ids('量词', zhCn)).toContain('lazy');
    expect(ids('references', fr)).toContain('unset');
    expect(ids('  ')).toHaveLength(ROWS.length);
    expect(ids('UUID')).toContain('uuid');
  });
});
