import { describe, expect, it } from 'vitest';
import { CARD_TYPES, type CardField } from '../card';
import { IDENTIFIER_NAMES } from '../gs1-identifiers';
import { FIELD_NAMES } from '../field-names';
import { VALUE_WORDS, WARNING_CODES } from '../names';
import { readCard } from '../read-card';
import { VECTORS } from '../vectors';
import { cardWords as en } from './en';
import { cardWords as fr } from './fr';
import { fieldLabel, fieldValue, sayWarning } from './texts';
import { cardWords as zhCn } from './zh-cn';

const cards = VECTORS.map(({ text, about }) => readCard(text, about, 2026));
const fields: readonly CardField[] = cards.flatMap((card) => card.fields);

describe('the words', () => {
  it('name every field that the vectors give', () => {
    const known: ReadonlySet<string> = new Set(FIELD_NAMES);
    expect(fields.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([]);
    expect(IDENTIFIER_NAMES.filter((name) => !known.has(name))).toEqual([]);
  });

  it('say every value that is a word', () => {
    const known: ReadonlySet<string> = new Set(VALUE_WORDS);
    expect(fields.filter(({ isWord }) => isWord).filter(({ value }) => !known.has(value))).toEqual([]);
  });

  it('have a sentence for every warning', () => {
    const codes = new Set(cards.flatMap(({ warnings }) => warnings.map(({ code }) => code)));
    const known: ReadonlySet<string> = new Set(WARNING_CODES);
    expect([...codes].filter((code) => !known.has(code))).toEqual([]);
    expect(WARNING_CODES.filter((code) => !codes.has(code))).toEqual([]);
    for (const words of [zhCn, en, fr]) {
      for (const warning of cards.flatMap((card) => card.warnings)) {
        expect(sayWarning(words, warning)).toMatch(/[.。]$/);
      }
    }
  });

  it.each([
    ['zh-cn', zhCn],
    ['en', en],
    ['fr', fr],
  ] as const)('leave nothing empty in %s', (_, words) => {
    for (const type of CARD_TYPES) expect(words.titles[type]).not.toBe('');
    for (const field of fields) expect(fieldLabel(words, field)).not.toBe('');
  });

  it('leave what the code names itself to it', () => {
    expect(fieldLabel(en, { name: 'own', label: 'X-TWITTER', value: '@john' })).toBe('X-TWITTER');
    expect(fieldLabel(en, { name: 'network', value: 'a' })).toBe('Network name');
    expect(fieldValue(en, { name: 'hidden', value: 'yes', isWord: true })).toBe('Yes');
    expect(fieldValue(en, { name: 'network', value: 'yes' })).toBe('yes');
  });

  it('quote what is long or unseen so that it can be read', () => {
    const said = sayWarning(en, { code: 'badDate', about: `\u202E${'1'.repeat(1000)}` });
    expect(said).toContain('U+202E');
    expect(said.length).toBeLessThan(120);
  });
});
