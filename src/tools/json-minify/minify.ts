import type { DocumentNote } from '../../lib/document/note';
import { NoteList } from '../../lib/document/note-list';
import { duplicateKeysOf, type DuplicateKey } from '../../lib/json/duplicate-keys';
import type { JsonFault } from '../../lib/json/json-fault';
import {
  KIND,
  at,
  kindOf,
  stringOf,
  valueSource,
  type JsonIndex,
  type JsonLiberties,
  type JsonReading,
} from '../../lib/json/json-index';
import { pathFromTop } from '../../lib/json/json-path';
import { escapeLoneSurrogates } from '../../lib/json/json-strings';
import { printJsonTo } from '../../lib/json/print-json';
import type { PrintJsonOptions } from '../../lib/json/print-options';
import { isBlankJson, readJson } from '../../lib/json/read-json';
import { findWrapped, unescapePasted } from '../../lib/json/unwrap-json';
import { LongTextWriter, type LongText } from '../../lib/long-text';
import { findLoneSurrogate } from '../../lib/lone-surrogate';
import { err, ok, type Result } from '../../lib/result';
import { positionsOf } from '../../lib/text-positions';
import { utf8Length } from '../../lib/utf8-length';

/** Larger texts (bytes in UTF-8, or of the file) are refused. */
export const SIZE_LIMIT = 100 * 1024 * 1024;

/** How often progress is told, in UTF-16 units. */
const PROGRESS_STEP = 1 << 20;

export interface MinifySettings extends Pick<PrintJsonOptions, 'sortKeys'> {
  readonly strings: Exclude<PrintJsonOptions['strings'], 'unescape'>;
  /** Write the result as a JSON string, or read a JSON string as the text. */
  readonly literal: 'off' | 'wrap' | 'unwrap';
  readonly strict: boolean;
}

/** The minified text, and all that a page says about it. */
export interface MinifiedJson extends LongText {
  /** Bytes of the source in UTF-8. */
  readonly sourceBytes: number;
  readonly readAs: JsonReading;
  readonly liberties: JsonLiberties;
  /** How many values there are at the top: more than one for JSON Lines, none for an empty text. */
  readonly roots: number;
  /** The first of them; the places are those in the text that was read. */
  readonly duplicateKeys: readonly DuplicateKey[];
  readonly duplicateCount: number;
  /** Values that JSON has not. */
  readonly notes: readonly DocumentNote[];
  /** The text is a string that holds JSON. */
  readonly isLiteral: boolean;
  /** The text was taken out of a string; places are those in what the string said. */
  readonly unwrapped: boolean;
}

export type MinifyFault = JsonFault | { readonly code: 'too-large'; readonly bytes: number; readonly limit: number };

type Progress = (done: number, total: number) => void;

/** Removes white space and comments from JSON (also JSON5 and JSON Lines unless strict); values stay as written. */
export function minify(
  source: string,
  settings: MinifySettings,
  progress: Progress = () => {},
): Result<MinifiedJson, MinifyFault> {
  const sourceBytes = utf8Length(source);
  if (sourceBytes > SIZE_LIMIT) return err({ code: 'too-large', bytes: sourceBytes, limit: SIZE_LIMIT });
  if (isBlankJson(source, settings.strict)) return ok(nothing(sourceBytes));
  // Reading and printing take about equally long.
  const half = Math.ceil(source.length / 2);
  const read = readSource(source, settings, (done) => progress(Math.floor(done / 2), source.length));
  if (!read.ok) return read;
  const { index, unwrapped } = read.value;
  progress(half, source.length);
  const written = print(index, settings, (done) => progress(half + Math.min(half, done >> 1), source.length));
  return ok({
    ...written,
    sourceBytes,
    readAs: index.reading,
    liberties: index.liberties,
    roots: index.roots,
    duplicateKeys: duplicateKeysOf(index, index.duplicates),
    duplicateCount: index.duplicateCount,
    notes: notFiniteNotes(index),
    isLiteral: settings.literal !== 'wrap' && index.count === 1 && findWrapped(index).length > 0,
    unwrapped,
  });
}

interface ReadSource {
  readonly index: JsonIndex;
  readonly unwrapped: boolean;
}

function readSource(
  source: string,
  { literal, strict }: MinifySettings,
  onProgress: (at: number) => void,
): Result<ReadSource, JsonFault> {
  const read = readJson(source, { strict, onProgress });
  if (literal !== 'unwrap') return read.ok ? ok({ index: read.value, unwrapped: false }) : read;
  // What a string was pasted without its quotes is a literal, too.
  const content = read.ok ? contentOf(read.value) : strict ? undefined : unescapePasted(source);
  const inner = content === undefined ? undefined : readJson(content, { strict });
  if (inner?.ok) return ok({ index: inner.value, unwrapped: true });
  return read.ok ? ok({ index: read.value, unwrapped: false }) : read;
}

/** What the text says when it is nothing but a string. */
function contentOf(index: JsonIndex): string | undefined {
  return index.count === 1 && kindOf(index, 0) === KIND.string ? stringOf(index, 0) : undefined;
}

function print(index: JsonIndex, { sortKeys, strings, literal }: MinifySettings, progress: (done: number) => void) {
  const writer = new LongTextWriter('application/json');
  const hasLoneSurrogates = findLoneSurrogate(index.text) >= 0;
  let done = 0;
  let told = 0;
  const take = (block: string) => {
    const json = hasLoneSurrogates ? escapeLoneSurrogates(block) : block;
    writer.add(literal === 'wrap' ? JSON.stringify(json).slice(1, -1) : json);
    done += block.length;
    if (done >= told + PROGRESS_STEP) progress((told = done));
  };
  if (literal === 'wrap') writer.add('"');
  printJsonTo(index, { indent: 0, sortKeys, strings }, take);
  if (literal === 'wrap') writer.add('"');
  return writer.finish();
}

function notFiniteNotes(index: JsonIndex): DocumentNote[] {
  if (index.liberties.notFinite === 0) return [];
  const notes = new NoteList();
  const listed: number[] = [];
  for (let node = 0; node < index.count; node++) {
    if (kindOf(index, node) !== KIND.notFinite) continue;
    if (notes.lists('not-finite')) listed.push(node);
    notes.add({ code: 'not-finite', source: valueSource(index, node).replace('+', ''), as: 'null' });
  }
  const offsets = listed.map((node) => at(index.starts, node));
  const positions = positionsOf(index.text, offsets);
  return notes.toNotes().map((note, n) => {
    const [node, offset, position] = [listed[n], offsets[n], positions[n]];
    if (node === undefined || offset === undefined || !position) return note;
    return { ...note, path: pathFromTop(index, node), place: { at: offset, ...position } };
  });
}

function nothing(sourceBytes: number): MinifiedJson {
  const read = readJson('null');
  if (!read.ok) throw new Error('null is JSON');
  return {
    text: '',
    bytes: 0,
    sourceBytes,
    readAs: 'json',
    liberties: read.value.liberties,
    roots: 0,
    duplicateKeys: [],
    duplicateCount: 0,
    notes: [],
    isLiteral: false,
    unwrapped: false,
  };
}
