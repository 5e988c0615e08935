import { CONVERTER_SIZE_LIMIT } from '../../lib/document/document-fault';
import { readJsonDocument } from '../../lib/document/read-json-document';
import { emptyShape, look, type Shape, type ShapeSettings } from '../../lib/inference/shape';
import { readStructured, type Structured, type StructuredFault } from '../../lib/document/read-structured';
import { replaceLoneSurrogates } from '../../lib/lone-surrogate';
import { err, ok, type Result } from '../../lib/result';
import { utf8Length } from '../../lib/utf8-length';
import type { Language, SampleOptions } from './options';
import { splitSamples } from './samples-text';
import { loadWriter } from './targets';
import { TypeBuilder, type BuildSettings, type FoundEnum } from './types/build-types';
import { TypesNotes, type TypesNote } from './types/notes';

/** What is wrong with a sample; `sample` is its number, from 1, where there are several. */
export type SampleFault = StructuredFault & { readonly sample?: number };

export interface Converted {
  /** The code. */
  readonly text: string;
  readonly language: Language;
  readonly fileName: string;
  readonly notes: readonly TypesNote[];
  readonly enums: readonly FoundEnum[];
  /** How many values were merged. */
  readonly count: number;
}

/** What a job may be told while it lasts. */
export interface Progress {
  readonly onProgress?: ((done: number, total?: number) => void) | undefined;
}

function readSample(
  text: string,
  strict: boolean,
  onProgress: (at: number) => void,
): Result<Structured, StructuredFault> {
  if (!strict) return readStructured(text, { onProgress });
  if (text.trim() === '') return ok({ format: 'json', roots: [], notes: [] });
  const read = readJsonDocument(text, { strict, onProgress });
  if (!read.ok) return err({ ...read.fault, format: 'json' });
  return ok({ format: 'json', roots: read.value.roots, notes: read.value.notes });
}

/** How languages write numbers, where not by size. */
const NUMBERS: Partial<Record<Language, BuildSettings['numbers']>> = {
  typescript: 'doubles',
  zod: 'doubles',
  python: 'any',
  schema: 'any',
};

interface Seen {
  readonly shape: Shape;
  readonly count: number;
}

/** All samples as one shape. */
function seeSamples(
  text: string,
  options: SampleOptions,
  notes: TypesNotes,
  settings: ShapeSettings,
  { onProgress }: Progress,
): Result<Seen, SampleFault> {
  const bytes = utf8Length(text);
  if (bytes > CONVERTER_SIZE_LIMIT)
    return err({ format: 'json', code: 'too-large', bytes, limit: CONVERTER_SIZE_LIMIT });
  const samples = splitSamples(text);
  const shape = emptyShape();
  let count = 0;
  let before = 0;
  for (const [index, sample] of samples.entries()) {
    const start = before;
    const read = readSample(sample, options.strict, (at) => onProgress?.(start + at, text.length));
    if (!read.ok) return err(samples.length > 1 ? { ...read.fault, sample: index + 1 } : read.fault);
    // How many values there are stands below the result.
    for (const note of read.value.notes.filter(({ code }) => code !== 'read-as-lines'))
      notes.add({ code: 'sample', sample: samples.length > 1 ? index + 1 : 0, note });
    for (const root of read.value.roots) look(shape, root, settings);
    count += read.value.roots.length;
    before += sample.length;
  }
  return ok({ shape, count });
}

/** Types for samples: values of JSON, JSON5, JSON Lines or YAML, which are merged into one shape. */
export async function convertSamples(
  text: string,
  options: SampleOptions,
  progress: Progress = {},
): Promise<Result<Converted, SampleFault>> {
  const whole = replaceLoneSurrogates(text);
  const notes = new TypesNotes();
  if (whole !== text) notes.add({ code: 'lone-surrogate' });
  const write = await loadWriter(options.language);
  const settings = { formatsOf: options.dates ? (await import('./date-formats')).dateFormatsOf : undefined };
  const seen = seeSamples(whole, options, notes, settings, progress);
  if (!seen.ok) return seen;
  const { shape, count } = seen.value;
  const numbers = NUMBERS[options.language] ?? 'sized';
  const builder = new TypeBuilder({ ...options, numbers, plain: new Set(options.notEnums) }, notes);
  const root = builder.build(shape);
  const written = count === 0 ? { text: '', fileName: 'types.txt' } : write({ root, options, notes });
  return ok({ ...written, language: options.language, notes: notes.toList(), enums: builder.enums, count });
}
