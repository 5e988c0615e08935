import { LEAST_ALONE, type Sample, type Suggestion } from '../../operations/detect';
import type { Detector } from './detectors';

/** A tool that fits a sample. */
export interface Ranked extends Suggestion {
  readonly toolId: string;
}

/** What tools that take text have no use for. */
export type ContentKind = 'binary' | 'empty';

/** What a ranking may take. */
export interface Bounds {
  readonly signal: AbortSignal;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Milliseconds in all. */
  readonly limit: number;
}

export interface Ranking {
  /** The likeliest first; of equals the one that stands first in the catalogue. */
  readonly suggestions: readonly Ranked[];
  /** False where time ran out before all tools had been asked. */
  readonly isComplete: boolean;
  /** What was looked at, where it is not text. */
  readonly content?: ContentKind;
  /** Of a file, where they can be told. */
  readonly about?: AboutFile;
}

/** What a file is, beside the tools for it. */
export interface AboutFile {
  /** Its media type. */
  readonly type?: string;
  /** The encoding that its text was guessed to be in, as it is called. */
  readonly encoding?: string;
}

export const MOST_SUGGESTIONS = 8;

/** Milliseconds of work after which messages are let in, an abort among them. */
const SLICE = 30;

/** One tool's word on a sample. A detector that throws is our own mistake, and the others still count. */
function ask({ toolId, detect }: Detector, sample: Sample): Ranked | undefined {
  try {
    const suggestion = detect(sample);
    return suggestion && { toolId, ...suggestion };
  } catch {
    return undefined;
  }
}

/** Asks one tool after the other until all have been asked or the time is over. Rejects with the signal's reason when aborted. */
export async function rankSample(sample: Sample, detectors: readonly Detector[], bounds: Bounds): Promise<Ranking> {
  const { signal, now, limit } = bounds;
  const start = now();
  let sliceEnd = start + SLICE;
  const found: Ranked[] = [];
  let asked = 0;
  for (const detector of detectors) {
    const time = now();
    if (time - start >= limit) break;
    if (time >= sliceEnd) {
      await new Promise((resolve) => setTimeout(resolve));
      signal.throwIfAborted();
      sliceEnd = now() + SLICE;
    }
    const ranked = ask(detector, sample);
    asked++;
    if (ranked) found.push(ranked);
  }
  return { suggestions: best(found), isComplete: asked === detectors.length };
}

function best(found: readonly Ranked[]): readonly Ranked[] {
  if (!found.some(({ likelihood }) => likelihood >= LEAST_ALONE)) return [];
  return found.toSorted((one, other) => other.likelihood - one.likelihood).slice(0, MOST_SUGGESTIONS);
}
