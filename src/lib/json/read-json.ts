import { placeOf } from '../document/document-fault';
import { err, ok, type Result } from '../result';
import type { JsonFault, JsonFaultReason } from './json-fault';
import { at, type JsonIndex, type JsonReading } from './json-index';
import type { ScanFault } from './json-cursor';
import { JsonScanner } from './json-scanner';

export interface ReadJsonOptions {
  /** Only RFC 8259. Off, JSON5 (with JSONC) and JSON Lines are read as well. @default false */
  readonly strict?: boolean;
  /** Read any number of values one after the other, not only one per line. Not with `strict`. @default false */
  readonly severalValues?: boolean;
  /** Told from time to time how many UTF-16 units were read; begins anew when the text turns out to be no plain JSON. */
  readonly onProgress?: (at: number) => void;
}

/**
 * Reads a JSON text (a byte order mark at its beginning is passed over) into an index of its values; nothing is rounded,
 * merged or moved. Tried in turn: RFC 8259, JSON5, JSON Lines. The fault says where and why none of them fits.
 */
export function readJson(
  text: string,
  { strict = false, severalValues = false, onProgress }: ReadJsonOptions = {},
): Result<JsonIndex, JsonFault> {
  const exact = new JsonScanner(text, true, onProgress);
  if (exact.scan()) return ok(toIndex(text, exact, 'json'));
  if (strict) return err(toFault(text, faultOf(exact)));

  const loose = new JsonScanner(text, false, onProgress);
  if (!loose.scan()) return err(toFault(text, looseFault(text, loose)));
  if (loose.roots === 1) return ok(toIndex(text, loose, 'json5'));
  if (hasValuePerLine(text, loose)) return ok(toIndex(text, loose, 'lines'));
  if (severalValues) return ok(toIndex(text, loose, 'values'));
  return err(toFault(text, { at: loose.secondRootAt, reason: { code: 'several-values' } }));
}

/** Whether there is nothing to read, which is no mistake yet. Strictly, nothing is no JSON. */
export function isBlankJson(text: string, strict: boolean): boolean {
  return !strict && text.trim() === '';
}

function faultOf(scanner: JsonScanner): ScanFault {
  if (!scanner.fault) throw new Error('A failed scan must say why');
  return scanner.fault;
}

/** After the first value, what is no beginning of another is trailing content; only JSON Lines get closer reasons. */
function looseFault(text: string, scanner: JsonScanner): ScanFault {
  const fault = faultOf(scanner);
  const isAfterFirst = scanner.roots > 0 && fault.at >= scanner.secondRootAt;
  if (!isAfterFirst || fault.reason.code === 'nothing-to-close') return fault;
  const isInside = fault.at > scanner.lastRootAt && hasValuePerLine(text, scanner);
  return isInside ? fault : { at: scanner.secondRootAt, reason: { code: 'trailing-content' } };
}

const LINE_BREAK = /[\n\r]/g;

/** Whether each value stands on a line of its own. A value that was not finished counts from where it began. */
function hasValuePerLine(text: string, { table, lastRootAt }: JsonScanner): boolean {
  let node = 0;
  for (;;) {
    const end = at(table.ends, node);
    if (breaksBetween(text, at(table.starts, node), end)) return false;
    const next = at(table.nexts, node);
    const nextStart = next < table.count ? at(table.starts, next) : lastRootAt;
    if (nextStart < end) return true;
    if (!breaksBetween(text, end, nextStart)) return false;
    if (next >= table.count || at(table.ends, next) === 0) return true;
    node = next;
  }
}

function breaksBetween(text: string, start: number, end: number): boolean {
  LINE_BREAK.lastIndex = start;
  return LINE_BREAK.test(text) && LINE_BREAK.lastIndex <= end;
}

function toIndex(text: string, scanner: JsonScanner, reading: JsonReading): JsonIndex {
  const { table, liberties, depth, roots, duplicateCount } = scanner;
  const { count } = table;
  table.trim();
  return {
    text,
    count,
    reading,
    liberties,
    kinds: table.kinds,
    starts: table.starts,
    ends: table.ends,
    parents: table.parents,
    nexts: table.nexts,
    keyStarts: table.keyStarts,
    counts: table.counts,
    depth,
    roots,
    comments: scanner.comments(),
    duplicates: scanner.duplicates.toArray().sort(),
    duplicateCount,
  };
}

function toFault(text: string, { at: offset, reason }: { at: number; reason: JsonFaultReason }): JsonFault {
  const seen = text.codePointAt(offset);
  return { ...reason, ...placeOf(text, offset), seen: seen === undefined ? '' : String.fromCodePoint(seen) };
}
