import { expect, it } from 'vitest';
import { sampleOf } from '../../operations/detect';
import { job } from '../../operations/testing';
import { DETECTORS } from './detectors';
import { previewSample, type Previewed } from './preview-sample';
import { rankSample, type Ranked } from './rank';
import { shownOf } from './suggested';

const bounds = { signal: new AbortController().signal, now: () => 0, limit: 200 };

async function shownFor(text: string): Promise<string[]> {
  const sample = sampleOf(text);
  const { suggestions } = await rankSample(sample, DETECTORS, bounds);
  const previewed = await Promise.all(
    suggestions.map(async (ranked) => [ranked, await previewSample(sample, ranked.toolId, job())] as const),
  );
  return shownOf(suggestions, new Map<Ranked, Previewed>(previewed)).map(({ toolId }) => toolId);
}

it.each(['0 9 * * 1-5', '0 0 1,15 * 3'])('%s is no sum, which is known when it was tried', async (text) => {
  const shown = await shownFor(text);
  expect(shown.length).toBeGreaterThan(0);
  expect(shown).not.toContain('math-evaluator');
});

it('keeps what may be meant though there is fault in it, and what has nothing to show', () => {
  const [wrong, shown, faulty, silent, late] = ['wrong', 'shown', 'faulty', 'silent', 'late'].map((toolId) => ({
    toolId,
    likelihood: 0.5,
  })) as [Ranked, Ranked, Ranked, Ranked, Ranked];
  const all = [wrong, shown, faulty, silent, late];
  const fault: Previewed = { isFaulty: true, inside: [] };
  const previews = new Map<Ranked, Previewed>([
    [wrong, fault],
    [faulty, fault],
    [silent, { inside: [] }],
  ]);
  expect(shownOf(all, previews)).toEqual(all);
  previews.set(shown, { preview: { text: '1' }, inside: [] });
  expect(shownOf(all, previews)).toEqual([wrong, { ...shown, preview: { text: '1' }, inside: [] }, silent, late]);
});
