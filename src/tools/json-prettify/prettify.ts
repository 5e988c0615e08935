import type { JsonFault } from '../../lib/json/json-fault';
import { KIND, KIND_MASK, at, type JsonIndex, type JsonLiberties, type JsonReading } from '../../lib/json/json-index';
import { printJson, type PrintJsonOptions } from '../../lib/json/print-json';
import { isBlankJson, readJson } from '../../lib/json/read-json';
import { duplicateKeysOf, type DuplicateKey } from '../../lib/json/duplicate-keys';
import { findWrapped, unescapePasted, unwrapJson } from '../../lib/json/unwrap-json';
import { indexLines, lineOfOffset } from '../../lib/large-text';
import { err, ok, type Result } from '../../lib/result';
import { utf8Length } from '../../lib/utf8-length';

/** Larger texts (bytes in UTF-8, or of the file) are refused: they would not fit into a tab's memory four times. */
export const SIZE_LIMIT = 50 * 1024 * 1024;

export interface PrettifySettings extends PrintJsonOptions {
  readonly strict: boolean;
  /** Read any number of values in a row and print each on a line of its own. */
  readonly jsonLines: boolean;
  /** How many levels of JSON inside strings are taken out before formatting. */
  readonly unwrap: number;
}

/** The printed text with its index, and all that a page says about it. The typed arrays move out of the worker whole. */
export interface PrettyJson extends JsonIndex {
  /** Pairs of line numbers, from 1: where a bracket opens and where it closes. */
  readonly folds: Uint32Array;
  readonly read: {
    readonly as: JsonReading;
    readonly liberties: JsonLiberties;
    readonly bytes: number;
    readonly values: number;
    readonly depth: number;
    readonly roots: number;
  };
  readonly bytes: number;
  /** The first of them. After unwrapping their places are those in the printed text. */
  readonly duplicateKeys: readonly DuplicateKey[];
  readonly indentLimit?: number;
  /** Strings that hold JSON. */
  readonly wrapped: number;
  /** How many levels were unwrapped; fewer than asked for when there were no more. */
  readonly unwrapped: number;
}

export type PrettifyFault =
  | (JsonFault & { readonly canUnescape: boolean })
  | { readonly code: 'too-large'; readonly bytes: number; readonly limit: number }
  /** The result would be longer than a text can be. */
  | { readonly code: 'result-too-large' };

type Progress = (done: number, total: number) => void;

/** Formats a JSON text (also JSON5 and JSON Lines unless strict), changing nothing but what the settings ask for. */
export function prettify(
  source: string,
  settings: PrettifySettings,
  progress: Progress = () => {},
): Result<PrettyJson, PrettifyFault> {
  const bytes = utf8Length(source);
  if (bytes > SIZE_LIMIT) return err({ code: 'too-large', bytes, limit: SIZE_LIMIT });
  if (isBlankJson(source, settings.strict))
    return ok(describe(emptyIndex(), { source: emptyIndex(), bytes, unwrapped: 0 }));

  const { text, levels } = unwrapLevels(source, settings.unwrap);
  // Reading, printing and indexing the result take about equally long.
  const third = Math.ceil(text.length / 3);
  const read = readJson(text, {
    strict: settings.strict,
    severalValues: settings.jsonLines,
    onProgress: (done) => progress(Math.floor(done / 3), text.length),
  });
  if (!read.ok) return err({ ...read.fault, canUnescape: !settings.strict && unescapePasted(text) !== undefined });
  progress(third, text.length);

  const printed = print(read.value, settings);
  if (printed === undefined) return err({ code: 'result-too-large' });
  progress(third * 2, text.length);
  const index = readJson(printed.text, { severalValues: true });
  if (!index.ok) throw new Error(`The printer made no JSON: ${index.fault.code} at ${index.fault.at}`);
  const report = describe(index.value, { source: read.value, bytes, unwrapped: levels });
  return ok(printed.indentLimit === undefined ? report : { ...report, indentLimit: printed.indentLimit });
}

function print(index: JsonIndex, settings: PrettifySettings) {
  try {
    return printJson(index, settings.jsonLines ? { ...settings, indent: 0 } : settings);
  } catch (error) {
    // How engines say that a string would be longer than they allow.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function unwrapLevels(source: string, wanted: number): { text: string; levels: number } {
  let text = source;
  for (let levels = 0; levels < wanted; levels++) {
    const unwrapped = unwrapJson(text);
    if (!unwrapped.ok) return { text, levels };
    text = unwrapped.value.text;
  }
  return { text, levels: wanted };
}

interface Origin {
  readonly source: JsonIndex;
  readonly bytes: number;
  readonly unwrapped: number;
}

function describe(index: JsonIndex, { source, bytes, unwrapped }: Origin): PrettyJson {
  const { reading: as, liberties, count: values, depth, roots } = source;
  return {
    ...index,
    folds: foldsOf(index),
    read: { as, liberties, bytes, values, depth, roots },
    bytes: utf8Length(index.text),
    duplicateKeys: duplicateKeysOf(unwrapped > 0 ? index : source),
    duplicateCount: source.duplicateCount,
    wrapped: findWrapped(index).length,
    unwrapped,
  };
}

function emptyIndex(): JsonIndex {
  const read = readJson('null');
  if (!read.ok) throw new Error('null is JSON');
  const none = new Uint32Array();
  return {
    ...read.value,
    text: '',
    count: 0,
    roots: 0,
    kinds: new Uint8Array(),
    starts: none.slice(),
    ends: none.slice(),
    parents: none.slice(),
    nexts: none.slice(),
    keyStarts: none.slice(),
    counts: none.slice(),
  };
}

/** From the line of each opening bracket to that of its closing one, where they differ; one range per line at most. */
export function foldsOf({ text, count, kinds, counts, starts, ends }: JsonIndex): Uint32Array {
  const lines = indexLines(text);
  const folds: number[] = [];
  let line = 0;
  let last = -1;
  for (let node = 0; node < count; node++) {
    if ((at(kinds, node) & KIND_MASK) > KIND.array || at(counts, node) === 0) continue;
    const start = at(starts, node);
    while (line + 1 < lines.length && at(lines, line + 1) <= start) line++;
    const end = lineOfOffset(lines, at(ends, node) - 1);
    if (end <= line || line === last) continue;
    folds.push(line + 1, end + 1);
    last = line;
  }
  return Uint32Array.from(folds);
}
