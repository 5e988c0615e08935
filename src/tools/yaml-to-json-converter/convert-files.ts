import type { InferOutput } from 'valibot';
import { refuseLarge } from '../../lib/document/refuse-large';
import { distinctNames } from '../../lib/distinct-names';
import { nextTask } from '../../lib/next-task';
import { runOperation } from '../../operations/run-operation';
import type { ConvertFault } from './convert';
import { convert, type yamlToJsonOptions } from './operations';

export type ConvertOptions = InferOutput<typeof yamlToJsonOptions>;

/** What became of a file. `failed` is one that could not be read at all. */
export type Outcome =
  | { readonly status: 'done'; readonly text: string; readonly noteCount: number }
  | { readonly status: 'fault'; readonly fault: ConvertFault }
  | { readonly status: 'failed' };

/** Converts one file in the worker; a text without documents is an empty file. */
export async function convertFile(
  file: File,
  options: ConvertOptions,
  settings: { readonly toolId: string; readonly signal: AbortSignal },
): Promise<Outcome> {
  const refusal = refuseLarge(file);
  if (refusal) return { status: 'fault', fault: refusal };
  try {
    const made = await runOperation(convert, { text: file }, options, settings);
    if (!made.ok) return { status: 'fault', fault: made.fault };
    const { text, notes } = made.value;
    return { status: 'done', text: text === '' ? '' : `${text}\n`, noteCount: notes.length };
  } catch (error) {
    if (settings.signal.aborted) throw error;
    return { status: 'failed' };
  }
}

/** `a.yaml` becomes `a.json`; two files of one name get a number. */
export function resultNames(files: readonly File[]): string[] {
  return distinctNames(files.map(({ name }) => `${name.replace(/\.ya?ml$/i, '')}.json`));
}

/** A ZIP archive of texts. Between two files the page gets to breathe. */
export async function zipTexts(files: readonly { readonly name: string; readonly text: string }[]): Promise<Blob> {
  const { strToU8, Zip, ZipDeflate } = await import('fflate');
  const parts: BlobPart[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    parts.push(new Uint8Array(part));
  });
  for (const { name, text } of files) {
    const entry = new ZipDeflate(name, { level: 6 });
    zip.add(entry);
    entry.push(strToU8(text), true);
    await nextTask();
  }
  zip.end();
  return new Blob(parts, { type: 'application/zip' });
}
