import type { JsonFault } from '../../lib/json/json-fault';
import type { JsonIndex, JsonLiberties, JsonNodes, JsonReading } from '../../lib/json/json-index';
import { printJsonNodes, type PrintedJsonNodes, type Printing } from '../../lib/json/print-json-nodes';
import type { PrintJsonOptions } from '../../lib/json/print-options';
import { isBlankJson, readJson } from '../../lib/json/read-json';
import { duplicateKeysOf, type DuplicateKey } from '../../lib/json/duplicate-keys';
import { findWrapped, unescapePasted, unwrapJson } from '../../lib/json/unwrap-json';
import { err, ok, type Result } from '../../lib/result';
import { utf8Length } from '../../lib/utf8-length';
import type { Job } from '../../operations/define';

/** Larger texts (bytes in UTF-8, or of the file) are refused: they would not fit into a tab's memory four times. */
export const SIZE_LIMIT = 50 * 1024 * 1024;

export interface PrettifySettings extends PrintJsonOptions {
  readonly strict: boolean;
  /** Read any number of values in a row and print each on a line of its own. */
  readonly jsonLines: boolean;
  /** How many levels of JSON inside strings are taken out before formatting. */
  readonly unwrap: number;
}

/** The printed text with its values, and all that a page says about it. The typed arrays move out of the worker whole. */
export interface PrettyJson extends JsonNodes {
  /** Start offset of each line of the printed text. */
  readonly lines: Uint32Array<ArrayBuffer>;
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
  /** How many there are in all. */
  readonly duplicateCount: number;
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

/** What is told while a text is formatted: how far the work is, and the first lines once nothing can be wrong any more. */
type Told = Partial<Pick<Job, 'progress' | 'beginning'>>;

/** Formats a JSON text (also JSON5 and JSON Lines unless strict), changing nothing but what the settings ask for. */
export function prettify(
  source: string,
  settings: PrettifySettings,
  { progress = () => {}, beginning }: Told = {},
): Result<PrettyJson, PrettifyFault> {
  const bytes = utf8Length(source);
  if (bytes > SIZE_LIMIT) return err({ code: 'too-large', bytes, limit: SIZE_LIMIT });
  if (isBlankJson(source, settings.strict)) return ok(nothing(bytes));

  const { text, levels } = unwrapLevels(source, settings.unwrap);
  // Reading and printing take about equally long.
  const half = text.length / 2;
  const read = readJson(text, {
    strict: settings.strict,
    severalValues: settings.jsonLines,
    onProgress: (done) => progress(Math.floor(done / 2), text.length),
  });
  if (!read.ok) return err({ ...read.fault, canUnescape: !settings.strict && unescapePasted(text) !== undefined });
  const { count } = read.value;
  const printed = print(read.value, settings, {
    onProgress: (node) => progress(Math.floor(half + (half * node) / count), text.length),
    onBeginning: beginning,
  });
  if (printed === undefined) return err({ code: 'result-too-large' });
  return ok(describe(printed, { source: read.value, bytes, unwrapped: levels }));
}

/** How many blocks are printed between two words of progress. */
const BLOCKS_PER_STEP = 4;

function print(
  index: JsonIndex,
  settings: PrettifySettings,
  { onProgress, onBeginning }: Printing,
): PrintedJsonNodes | undefined {
  let blocks = 0;
  try {
    return printJsonNodes(index, settings.jsonLines ? { ...settings, indent: 0 } : settings, {
      onProgress: (node) => {
        if (++blocks % BLOCKS_PER_STEP === 0) onProgress?.(node);
      },
      onBeginning,
    });
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

function describe(printed: PrintedJsonNodes, { source, bytes, unwrapped }: Origin): PrettyJson {
  const { reading: as, liberties, count: values, depth, roots } = source;
  const { text, lines, folds, indentLimit } = printed;
  const nodes = { text, ...printed.nodes };
  return {
    ...nodes,
    lines,
    folds,
    read: { as, liberties, bytes, values, depth, roots },
    bytes: printed.bytes,
    duplicateKeys:
      unwrapped > 0 ? duplicateKeysOf(nodes, printed.duplicates, lines) : duplicateKeysOf(source, source.duplicates),
    duplicateCount: source.duplicateCount,
    wrapped: findWrapped(source).length,
    unwrapped,
    ...(indentLimit === undefined ? {} : { indentLimit }),
  };
}

/** What there is to say of a text without a value. */
function nothing(bytes: number): PrettyJson {
  const read = readJson('null');
  if (!read.ok) throw new Error('null is JSON');
  const { liberties } = read.value;
  return {
    text: '',
    count: 0,
    depth: 0,
    roots: 0,
    kinds: new Uint8Array(),
    starts: new Uint32Array(),
    ends: new Uint32Array(),
    parents: new Uint32Array(),
    nexts: new Uint32Array(),
    keyStarts: new Uint32Array(),
    counts: new Uint32Array(),
    lines: new Uint32Array(1),
    folds: new Uint32Array(),
    read: { as: 'json', liberties, bytes, values: 0, depth: 0, roots: 0 },
    bytes: 0,
    duplicateKeys: [],
    duplicateCount: 0,
    wrapped: 0,
    unwrapped: 0,
  };
}
