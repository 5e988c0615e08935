import { describe, expect, it } from 'vitest';
import { sampleOf, type Sample } from '../../operations/detect';
import { SAMPLE_SIZE } from '../../operations/sample-size';
import { DETECTORS } from './detectors';
import { rankSample } from './rank';

const MILLION = SAMPLE_SIZE;
const repeated = (unit: string) => unit.repeat(Math.ceil(MILLION / unit.length)).slice(0, MILLION);

/** What breaks careless readers: names of prototypes, one thing a million times, what is open and never closed. */
const HOSTILE: readonly (readonly [string, string])[] = [
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', '{"__proto__":1}', '__proto__: 1\nconstructor: 2'].map(
    (text) => [text, text] as const,
  ),
  ...[
    '',
    ' ',
    '\n',
    '\0',
    '\ufeff',
    '\ud800',
    '\udc00a\ud800',
    '"',
    "'",
    '{',
    '[',
    '<',
    '%',
    '&',
    '#',
    '$',
    '-',
    '\\',
  ].map((text) => [JSON.stringify(text), text] as const),
  ...[
    'a',
    '1',
    '0',
    ' ',
    '\n',
    '\t',
    '"',
    '\\',
    '[',
    '{',
    '<',
    '(',
    '=',
    ':',
    '-',
    '.',
    ',',
    '%',
    '&',
    '#',
    '/',
    '*',
    '\ud800',
    '😀',
    '字',
    'A',
  ].map((unit) => [`a million of ${JSON.stringify(unit)}`, repeated(unit)] as const),
  ...[
    'a: ',
    '- ',
    'a b ',
    '1.',
    '1,',
    '/* ',
    '<a ',
    '&a',
    '%41',
    '01',
    'alpha ',
    '{"a":',
    '[[',
    'SELECT ',
    '<meta ',
    '--\n',
    'a=1\n',
    'a: 1\n',
    '🇫',
    '1 + ',
    '@@ -1 +1 @@\n',
    '-----BEGIN ',
    "'\\'",
    '\\"',
    ', 1',
  ].map((unit) => [`many of ${JSON.stringify(unit)}`, repeated(unit)] as const),
  ['a hundred thousand lines', 'some words here\n'.repeat(100_000)],
  ['deep nesting that is closed', '['.repeat(400_000) + ']'.repeat(400_000)],
  ['a million digits behind a prefix', `0x${repeated('f')}`],
  ['a JWT of a million characters', `eyJhbGciOiJub25lIn0.${repeated('a')}.`],
  ['a data URI of a million characters', `data:text/plain,${repeated('a')}`],
  ['blanks within a statement', `SELECT${repeated(' ')}`],
  ['words of an unclosed tag', `<a ${repeated('b ')}`],
];

describe.each(HOSTILE)('%s', (_, text) => {
  const sample = sampleOf(text);

  it('makes no detector throw, nor say what is not on the scale', () => {
    for (const { toolId, detect } of DETECTORS) {
      const likelihood = detect(sample)?.likelihood ?? 0.5;
      expect({ toolId, isOnScale: likelihood > 0 && likelihood <= 1 }).toEqual({ toolId, isOnScale: true });
    }
  });
});

it('looks at bytes that are no text', () => {
  const samples: Sample[] = [new Uint8Array([0]), new Uint8Array(1000).fill(255)].map((bytes) => ({
    text: '',
    bytes,
    fileName: '__proto__.json',
    isWhole: true,
  }));
  for (const sample of samples) for (const { detect } of DETECTORS) expect(() => detect(sample)).not.toThrow();
});

describe('a ranking', () => {
  const signal = new AbortController().signal;
  const one = { toolId: 'one', detect: () => ({ likelihood: 0.5 }) };

  it('survives a detector that throws', async () => {
    const broken = { toolId: 'broken', detect: () => JSON.parse('{') as undefined };
    const { suggestions } = await rankSample(sampleOf('x'), [broken, one], { signal, now: () => 0, limit: 200 });
    expect(suggestions).toEqual([{ toolId: 'one', likelihood: 0.5 }]);
  });

  it('stops when its time is over and gives what is there', async () => {
    let time = 0;
    const now = () => (time += 60);
    const ranking = await rankSample(
      sampleOf('x'),
      Array.from({ length: 50 }, () => one),
      { signal, now, limit: 200 },
    );
    expect(ranking.isComplete).toBe(false);
    expect(ranking.suggestions.length).toBeGreaterThan(0);
  });

  it('ends when it is aborted', async () => {
    const controller = new AbortController();
    let time = 0;
    const now = () => (time += 40);
    const ranking = rankSample(sampleOf('x'), [one, one, one, one], { signal: controller.signal, now, limit: 2000 });
    controller.abort(new Error('newer'));
    await expect(ranking).rejects.toThrow('newer');
  });

  it('keeps the order of the catalogue among equals, and gives eight at most', async () => {
    const many = Array.from({ length: 12 }, (_, index) => ({
      toolId: `t${index}`,
      detect: () => ({ likelihood: 0.5 }),
    }));
    const { suggestions } = await rankSample(sampleOf('x'), many, { signal, now: () => 0, limit: 200 });
    expect(suggestions.map(({ toolId }) => toolId)).toEqual(['t0', 't1', 't2', 't3', 't4', 't5', 't6', 't7']);
  });

  it('says nothing where all that fits is weak', async () => {
    const weak = { toolId: 'weak', detect: () => ({ likelihood: 0.2 }) };
    expect((await rankSample(sampleOf('x'), [weak], { signal, now: () => 0, limit: 200 })).suggestions).toEqual([]);
  });
});
