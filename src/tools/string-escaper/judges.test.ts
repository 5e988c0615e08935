import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeText } from './escape';
import { JUDGES } from './testing-judges';
import { oddText, oddUnits } from './testing-texts';

/** So many texts each program reads; the decisions tell of more. */
const COUNT = Number(process.env['JUDGED_TEXTS'] ?? 60);

const STYLES = [
  { ascii: false, amount: 'needed', html: false, width: 0 },
  { ascii: true, amount: 'needed', html: true, width: 20 },
  { ascii: false, amount: 'every', html: false, width: 0 },
] as const;

describe.each(JUDGES.flatMap((judge) => judge.languages.map((language) => ({ ...judge, language }))))(
  '$program',
  ({ language, halves, read }) => {
    it(`reads what is written as ${language}`, { timeout: 600_000 }, () => {
      const texts = fc.sample(halves ? oddUnits : oddText, COUNT);
      const cases = texts.flatMap((text) =>
        STYLES.flatMap((style) => {
          const made = escapeText(text, { ...style, language, quotes: true, perLine: false });
          return made.ok ? [{ text, literal: made.value.text }] : [];
        }),
      );
      expect(cases.length).toBeGreaterThan(COUNT);
      const said = read(
        cases.map(({ literal }) => literal),
        language,
      );
      const wrong = cases
        .map((one, index) => ({ ...one, said: said[index] }))
        .filter(({ text, said: read }) => text !== read);
      expect(wrong.slice(0, 5)).toEqual([]);
    });
  },
);
