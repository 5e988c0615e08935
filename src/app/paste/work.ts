import { ok, type Result } from '../../lib/result';
import type { Job } from '../../operations/define';
import { sampleOf, type Sample } from '../../operations/detect';
import { DETECTORS } from './detectors';
import type { Given } from './given';
import { previewSample, type Previewed } from './preview-sample';
import { rankSample, type Ranking } from './rank';
import { aboutFile, kindOf, sampleOfFile } from './read-sample';

async function sampleIn({ text = '', file }: Given): Promise<Sample> {
  return file ? sampleOfFile(file) : sampleOf(text);
}

/** The tools that fit, within so many milliseconds. */
export async function rankInput(given: Given, { signal, now }: Job, limit: number): Promise<Result<Ranking, never>> {
  const start = now();
  const sample = await sampleIn(given);
  signal.throwIfAborted();
  const ranking = await rankSample(sample, DETECTORS, { signal, now, limit: limit - (now() - start) });
  const content = kindOf(sample);
  const about = aboutFile(sample);
  return ok({ ...ranking, ...(content && { content }), ...(about && { about }) });
}

/** What one tool would give, with what is inside of it. */
export async function previewInput(given: Given, toolId: string, job: Job): Promise<Previewed> {
  const sample = await sampleIn(given);
  job.signal.throwIfAborted();
  return previewSample(sample, toolId, job);
}
