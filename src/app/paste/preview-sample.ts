import { safeParse } from 'valibot';
import { browserZone } from '../../lib/zones';
import type { Job, Operation } from '../../operations/define';
import {
  LEAST_INSIDE,
  PREVIEW_SIZE,
  sampleOf,
  type MakePreview,
  type Preview,
  type PreviewRun,
  type Sample,
  type Suggestion,
} from '../../operations/detect';
import { SAMPLE_SIZE } from '../../operations/sample-size';
import { DETECTORS } from './detectors';
import { excerptOf } from './excerpt';
import { rankSample, type Ranked } from './rank';
import { sampleOfBytes } from './read-sample';

/** A tool that fits what was found inside, with what it would give. */
export interface Chained extends Ranked {
  readonly preview?: Preview;
}

export interface Previewed {
  readonly preview?: Preview;
  /** The tool has nothing to show though it was tried: it mostly finds fault with the sample. */
  readonly isFaulty?: true;
  /** The tools for what is inside, likeliest first; they are not looked into any further. */
  readonly inside: readonly Chained[];
}

/** Tools that are offered for what is inside. */
const MOST_CHAINED = 3;
/** Milliseconds for the ranking of what is inside: on a slow machine all tools are asked, too. */
const INSIDE_LIMIT = 4000;

const operations = import.meta.glob<Readonly<Record<string, unknown>>>('../../tools/*/operations.ts');
const previews = import.meta.glob<MakePreview>('../../tools/*/preview.ts', { import: 'preview' });

async function operationOf(toolId: string, { operation }: PreviewRun): Promise<Operation | undefined> {
  const module = await operations[`../../tools/${toolId}/operations.ts`]?.();
  // The contract test sees to it that this is an operation, and that it takes what the detector names.
  return module?.[operation] as Operation | undefined;
}

/** Within what a preview is made. */
interface Frame {
  readonly job: Job;
  /** Where times without a zone are read, as the tools' pages do. */
  readonly zone: string;
}

interface Outcome {
  readonly value: unknown;
  /** What went in is secret, so only the tool itself may choose what is shown of the result. */
  readonly isSecret: boolean;
}

/** What the suggestion's operation gives; undefined where there is none, where it would take long, and where it finds fault. */
async function runFor(
  toolId: string,
  suggestion: Suggestion,
  sample: Sample,
  { job, zone }: Frame,
): Promise<Outcome | undefined> {
  const { run } = suggestion;
  if (!run || !isTried(suggestion, sample)) return undefined;
  const operation = await operationOf(toolId, run);
  // A schema drops what it does not name.
  const options = operation && safeParse(operation.options, { zone, ...run.options });
  if (!operation || !options?.success) return undefined;
  const text = run.text ?? suggestion.text ?? sample.text;
  await operation.prepare?.();
  job.signal.throwIfAborted();
  const result = await operation.run({ ...run.others, [run.input]: text }, options.output, job);
  if (!result.ok) return undefined;
  return { value: result.value, isSecret: operation.inputs[run.input]?.isSecret === true };
}

/** Whether the suggestion has an operation that shows something, which does not take long for the sample. */
function isTried({ run }: Suggestion, { text }: Sample): boolean {
  return run !== undefined && (text.length <= PREVIEW_SIZE || run.isCheap === true);
}

/** The text of a result: the result itself, or its `text`. */
function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null || !('text' in value)) return undefined;
  return typeof value.text === 'string' ? value.text : undefined;
}

function bytesOf(value: unknown): Uint8Array | undefined {
  const bytes = typeof value === 'object' && value !== null && 'bytes' in value ? value.bytes : undefined;
  return bytes instanceof Uint8Array ? bytes : undefined;
}

async function makePreview(
  toolId: string,
  suggestion: Suggestion,
  sample: Sample,
  frame: Frame,
): Promise<Preview | undefined> {
  const outcome = await runFor(toolId, suggestion, sample, frame);
  const make = await previews[`../../tools/${toolId}/preview.ts`]?.();
  const text = outcome?.isSecret ? undefined : textOf(outcome?.value);
  const inner = suggestion.run?.opens
    ? (text?.slice(0, SAMPLE_SIZE) ?? bytesOf(outcome?.value)?.slice(0, SAMPLE_SIZE))
    : undefined;
  const made = make ? await make(outcome?.value, sample) : text === undefined ? undefined : { text };
  return made && { ...made, text: excerptOf(made.text), ...(inner === undefined ? {} : { inner }) };
}

/** A preview that fails is none: what is wrong with the text the tool itself tells. */
async function tryPreview(
  toolId: string,
  suggestion: Suggestion,
  sample: Sample,
  frame: Frame,
): Promise<Preview | undefined> {
  try {
    return await makePreview(toolId, suggestion, sample, frame);
  } catch {
    frame.job.signal.throwIfAborted();
    return undefined;
  }
}

/** The tools for what was inside, where it is clear what it is. */
async function rankInside(inner: string | Uint8Array, sample: Sample, frame: Frame): Promise<Chained[]> {
  const inside = typeof inner === 'string' ? sampleOf(inner) : sampleOfBytes(inner, true);
  if (inside.text.trim() === sample.text.trim()) return [];
  const { suggestions } = await rankSample(inside, DETECTORS, {
    signal: frame.job.signal,
    now: frame.job.now,
    limit: INSIDE_LIMIT,
  });
  const chained: Chained[] = [];
  for (const ranked of suggestions.filter(({ likelihood }) => likelihood >= LEAST_INSIDE).slice(0, MOST_CHAINED)) {
    const { inner: _, ...preview } = (await tryPreview(ranked.toolId, ranked, inside, frame)) ?? { text: '' };
    chained.push(preview.text === '' && preview.swatch === undefined ? ranked : { ...ranked, preview });
  }
  return chained;
}

/**
 * What a tool would give for a sample. What the suggestion is follows from the sample again, so that nobody can have another operation
 * run than the tool's detector names.
 */
export async function previewSample(
  sample: Sample,
  toolId: string,
  job: Job,
  zone = browserZone(),
): Promise<Previewed> {
  const frame = { job, zone };
  const suggestion = DETECTORS.find((detector) => detector.toolId === toolId)?.detect(sample);
  if (!suggestion) return { inside: [] };
  const preview = await tryPreview(toolId, suggestion, sample, frame);
  const inside = preview?.inner === undefined ? [] : await rankInside(preview.inner, sample, frame);
  return { ...(preview ? { preview } : isTried(suggestion, sample) && { isFaulty: true }), inside };
}
