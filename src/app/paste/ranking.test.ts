import { describe, expect, it } from 'vitest';
import { sampleOf } from '../../operations/detect';
import { DETECTORS } from './detectors';
import { rankSample } from './rank';
import { CRYPTO_SAMPLES } from './samples/crypto';
import { FURTHER_SAMPLES } from './samples/further';
import { FURTHER_NEAR_MISSES } from './samples/further-near-misses';
import type { Labelled } from './samples/labelled';
import { NEAR_MISSES } from './samples/near-misses';
import { PASTED_PROSE } from './samples/pasted';
import { PROSE } from './samples/prose';
import { STRUCTURED_SAMPLES } from './samples/structured';
import { VALUE_SAMPLES } from './samples/values';
import { VISIT_MISSES, VISIT_SAMPLES } from './samples/visits';
import { WEB_SAMPLES } from './samples/web';

const FILE_SAMPLES: readonly Labelled[] = [
  {
    fileName: 'contract.pdf',
    text: '%PDF-1.7\n5 0 obj\n<< /Type /Sig /ByteRange [0 840 4860 200] /Contents <3082> >>\nendobj\n',
    tools: ['pdf-signature-checker'],
  },
];

const SAMPLES = [
  ...CRYPTO_SAMPLES,
  ...STRUCTURED_SAMPLES,
  ...WEB_SAMPLES,
  ...VALUE_SAMPLES,
  ...FURTHER_SAMPLES,
  ...VISIT_SAMPLES,
  ...FILE_SAMPLES,
];
const ALL_PROSE = [...PROSE, ...PASTED_PROSE];
const MISSES = [...NEAR_MISSES, ...FURTHER_NEAR_MISSES, ...VISIT_MISSES];
/** Tools that are offered for what another one comes first for. */
const FOLLOWERS = [
  { text: '{"a":1}', tools: ['json-to-yaml-converter', 'json-to-toml', 'json-to-types'] },
  { text: '{\n "a": 1\n}', tools: ['json-minify'] },
  { text: 'a: 1\nb: 2', tools: ['yaml-viewer', 'yaml-to-toml'] },
  { text: '[a]\nb = 1', tools: ['toml-to-yaml'] },
  { text: '<config><item/></config>', tools: ['xml-to-json'] },
  { text: `&amp; ${'It is a long text, and it has words. '.repeat(10)}`, tools: ['text-statistics'] },
  { text: '[{"a":1},{"a":2}]', tools: ['json-to-csv'] },
  { text: 'https://example.com/?q=a%20b%20c', tools: ['url-encoder'] },
  { text: '017f22e2-79b0-7cc3-98c4-dc0c0c07398f', tools: ['date-converter'] },
  { text: '{"alg":"RS256","typ":"JWT"}', tools: ['jwt-generator'] },
  { text: '{\n "sub": "1",\n "iat": 1516239022\n}', tools: ['jwt-generator'] },
] as const;
const bounds = { signal: new AbortController().signal, now: () => 0, limit: 200 };

async function rankedIds(text: string, fileName?: string): Promise<string[]> {
  const { suggestions } = await rankSample(sampleOf(text, fileName), DETECTORS, bounds);
  return suggestions.map(({ toolId }) => toolId);
}

/** The share of samples one of whose tools is among the first so many; `''` says that nothing may be suggested. */
async function measure(samples: readonly Labelled[], among: number): Promise<{ share: number; missed: string[] }> {
  const outcomes = await Promise.all(
    samples.map(async ({ text, tools, fileName }) => {
      const ids = await rankedIds(text, fileName);
      const isNone = ids.length === 0 && (tools.length === 0 || tools.includes(''));
      const isRight = isNone || ids.slice(0, among).some((id) => tools.includes(id));
      return isRight
        ? []
        : [`${JSON.stringify(text.slice(0, 60))}: ${ids.join()} instead of ${tools.join('|') || 'nothing'}`];
    }),
  );
  const missed = outcomes.flat();
  return { share: 1 - missed.length / samples.length, missed };
}

function print(what: string, { share, missed }: { share: number; missed: readonly string[] }, count: number): void {
  // The figures are what this test is for.
  // oxlint-disable-next-line no-console
  console.info([`${what}: ${(share * 100).toFixed(1)} % of ${count}`, ...missed].join('\n  '));
}

describe('the labelled set', () => {
  it('is large enough and knows every tool that detects', () => {
    expect(SAMPLES.length).toBeGreaterThanOrEqual(300);
    expect(MISSES.length).toBeGreaterThanOrEqual(60);
    expect(PROSE.length).toBeGreaterThanOrEqual(150);
    const known = new Set([...SAMPLES, ...MISSES, ...FOLLOWERS].flatMap(({ tools }) => tools));
    // It looks at pictures alone, no text (preview.test.ts).
    known.add('qr-code-reader');
    expect(DETECTORS.map(({ toolId }) => toolId).filter((id) => !known.has(id))).toEqual([]);
  });

  it.each(FOLLOWERS)('offers $tools beneath others for $text', async ({ text, tools }) => {
    const ids = await rankedIds(text);
    expect(ids.slice(1)).toEqual(expect.arrayContaining([...tools]));
  });

  it('finds the right tool first in 95 % and among three in 99 %', async () => {
    const first = await measure(SAMPLES, 1);
    const three = await measure(SAMPLES, 3);
    print('ranked first', first, SAMPLES.length);
    print('among the first three', three, SAMPLES.length);
    expect(first.share).toBeGreaterThanOrEqual(0.95);
    expect(three.share).toBeGreaterThanOrEqual(0.99);
  });

  it('is not deceived by 95 % of the near misses', async () => {
    const near = await measure(MISSES, 1);
    print('near misses told apart', near, MISSES.length);
    expect(near.share).toBeGreaterThanOrEqual(0.95);
  });

  it('suggests nothing for 98 % of prose', async () => {
    const prose = await measure(
      ALL_PROSE.map((text) => ({ text, tools: [] })),
      1,
    );
    print('prose without a suggestion', prose, ALL_PROSE.length);
    expect(prose.share).toBeGreaterThanOrEqual(0.98);
  });
});
