import { expect, it } from 'vitest';
import type { Operation } from '../../operations/define';
import { sampleOf } from '../../operations/detect';
import { suggestionProblems } from '../../tools/contract';
import { LENGTHS } from '../../tools/iban-validator-and-parser/detect';
import { IBAN_COUNTRIES, structureOf } from '../../lib/iban/registry';
import { isLikelyWord } from '../../tools/bip39-generator/likely-words';
import { loadWordList } from '../../tools/bip39-generator/word-lists';
import { NAMES } from '../../tools/color-converter/detect';
import { bytesOfName } from '../../tools/color-converter/named-colors';
import { DETECTORS } from './detectors';
import { CRYPTO_SAMPLES } from './samples/crypto';
import { STRUCTURED_SAMPLES } from './samples/structured';
import { VALUE_SAMPLES } from './samples/values';
import { WEB_SAMPLES } from './samples/web';

const operations = import.meta.glob<Record<string, Operation>>('../../tools/*/operations.ts', { eager: true });

it('suggests for every labelled sample what the tool has', () => {
  const problems = [...CRYPTO_SAMPLES, ...STRUCTURED_SAMPLES, ...WEB_SAMPLES, ...VALUE_SAMPLES].flatMap(({ text }) =>
    DETECTORS.flatMap(({ toolId, detect }) => {
      const suggestion = detect(sampleOf(text));
      const its = operations[`../../tools/${toolId}/operations.ts`] ?? {};
      return suggestion ? suggestionProblems(toolId, suggestion, its) : [];
    }),
  );
  expect([...new Set(problems)]).toEqual([]);
});

// What detectors hold a shorter copy of, so that they need not fetch it all.
it('knows the lengths that the IBAN registry has', () => {
  const registry = IBAN_COUNTRIES.map((country) => [country, (structureOf(country)?.length ?? 0) + 4] as const);
  expect(LENGTHS).toEqual(new Map(registry));
});

it('knows the colours that the converter has', () => {
  expect([...NAMES].filter((name) => bytesOfName(name) === undefined)).toEqual([]);
  expect(NAMES.size).toBe(148);
});

it('knows every word of the English list again, and few others', async () => {
  const words = await loadWordList('english');
  expect(words.filter((word) => !isLikelyWord(word))).toEqual([]);
  const others = Array.from({ length: 2000 }, (_, index) => `other${index}`);
  expect(others.filter(isLikelyWord).length).toBeLessThan(100);
});
