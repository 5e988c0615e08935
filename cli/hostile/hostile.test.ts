import { mkdir, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { TOOL_IDS } from '../catalogue';
import { buildThread } from './build-thread';
import { CORPUS } from './corpus';
import { SIZES } from './hostile-string';
import { drawnSlices, stringSlices } from './plan';
import { nameOfTarget, type Target } from './targets';
import type { Slice } from './thread';
import { watchThread, type Watched } from './watch-thread';

const isFull = process.env['FULL'] === '1';
const FIXED_SEED = 20_261_120;
// In a full run the strings of the larger sizes, and what is drawn, are others each time; a problem names the seed.
const seed = inject('propertySeed') ?? Math.floor(Date.now() / 1000);
const only = inject('onlyTool');
const scope = { isFull, seed: seed === FIXED_SEED ? 0 : seed, count: CORPUS.length };
const REPORT = resolve(import.meta.dirname, '../../.cache/reports/hostile.json');

let folder = '';
let watched: Watched;
let targets: readonly Target[] = [];
const slowest: { readonly name: string; readonly took: number }[] = [];
let runs = 0;

beforeAll(async () => {
  const built = await buildThread();
  folder = built.folder;
  watched = watchThread(built.script);
  ({ targets } = await watched.list());
}, 600_000);

afterAll(async () => {
  await watched.end();
  await rm(folder, { recursive: true, force: true });
  if (!isFull) return;
  await mkdir(resolve(REPORT, '..'), { recursive: true });
  const first = slowest.toSorted((one, other) => other.took - one.took).slice(0, 100);
  await writeFile(REPORT, `${JSON.stringify({ seed, runs, slowest: first }, null, 2)}\n`);
});

/** What is told of a string or draw in a slice, in words that lead back to it. */
function nameOf(slice: Slice, place: number): string {
  const what = slice.kind === 'drawn' ? `draw ${place}` : `${slice.size} string ${place} (${CORPUS[place]?.name})`;
  return `${nameOfTarget(slice.target)}, ${what}, PROPERTY_SEED=${seed}`;
}

async function problemsOf(slices: readonly Slice[]): Promise<string[]> {
  const problems: string[] = [];
  for (const slice of slices) {
    // oxlint-disable-next-line no-await-in-loop -- one thread, one slice after the other
    const told = await watched.run(slice);
    runs += told.length;
    for (const one of told) {
      if (one.took > 500) slowest.push({ name: nameOf(slice, one.place), took: Math.round(one.took) });
      problems.push(...one.problems.map((problem) => `${nameOf(slice, one.place)}: ${problem}`));
    }
  }
  return problems;
}

it('the corpus has a thousand strings and more, each its own, in three sizes of up to a megabyte', () => {
  const texts = CORPUS.map(({ make }) => make('short'));
  expect(new Set(texts).size).toBeGreaterThan(1000);
  const kinds = ['markup', 'template', 'prototype', 'terminal', 'unseen', 'pattern', 'packed', 'entities', 'depth'];
  expect(kinds.filter((kind) => CORPUS.filter((one) => one.kind === kind).length < 5)).toEqual([]);
  const wrong = CORPUS.filter(({ make }, place) => {
    const [short = 0, middle = 0, long = 0] = SIZES.map((size) => (place % 10 === 0 ? make(size).length : 0));
    return long > 1_100_000 || short > middle || middle > long;
  });
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

describe.each(TOOL_IDS.filter((id) => only === null || id === only))('%s', (id) => {
  const ofTool = () => targets.filter(({ toolId }) => toolId === id);

  it('answers hostile strings with a result or a fault', { timeout: 3_600_000 }, async () => {
    expect(ofTool()).not.toEqual([]);
    expect(await problemsOf(ofTool().flatMap((target) => stringSlices(target, scope)))).toEqual([]);
  });

  it('answers whatever its schema allows with a result or a fault', { timeout: 3_600_000 }, async () => {
    expect(await problemsOf(ofTool().flatMap((target) => drawnSlices(target, { ...scope, seed })))).toEqual([]);
  });
});
