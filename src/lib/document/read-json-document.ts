import { documentComments } from '../json/document-comments';
import type { JsonFault } from '../json/json-fault';
import { NONE, at, isContainer, keyOf, type JsonIndex } from '../json/json-index';
import { pathFromTop } from '../json/json-path';
import { isBlankJson, readJson } from '../json/read-json';
import { toDocument } from '../json/to-document';
import { err, ok, type Result } from '../result';
import { positionsOf } from '../text-positions';
import { utf8Length } from '../utf8-length';
import { DEPTH_LIMIT, type DocumentValue } from './document';
import { CONVERTER_SIZE_LIMIT, placeOf, type DocumentFault } from './document-fault';
import type { DocumentNote } from './note';
import { NoteList } from './note-list';

export interface ReadJsonDocumentOptions {
  /** Only RFC 8259: neither JSON5 nor JSON Lines. @default false */
  readonly strict?: boolean;
  /** Bytes in UTF-8 above which a text is refused. @default 20 MB */
  readonly sizeLimit?: number;
  /** Told from time to time how many UTF-16 units were read. */
  readonly onProgress?: (at: number) => void;
}

export interface JsonDocument {
  /** One; several for JSON Lines; none for an empty text. */
  readonly roots: readonly DocumentValue[];
  readonly reading: 'json' | 'json5' | 'lines';
  readonly notes: readonly DocumentNote[];
}

/**
 * Reads JSON, else JSON5 (with JSONC and its comments), else JSON Lines into trees. Of repeated keys the last value
 * counts, at the first one's place, with a note. A blank text has no roots; strictly it is a fault.
 */
export function readJsonDocument(
  text: string,
  { strict = false, sizeLimit = CONVERTER_SIZE_LIMIT, onProgress }: ReadJsonDocumentOptions = {},
): Result<JsonDocument, JsonFault | DocumentFault> {
  const bytes = utf8Length(text);
  if (bytes > sizeLimit) return err({ code: 'too-large', bytes, limit: sizeLimit });
  if (isBlankJson(text, strict)) return ok({ roots: [], reading: 'json', notes: [] });
  const read = readJson(text, onProgress ? { strict, onProgress } : { strict });
  if (!read.ok) return read;
  const index = read.value;
  const tooDeep = findTooDeep(index);
  if (tooDeep !== NONE) {
    return err({ code: 'too-deep', limit: DEPTH_LIMIT, ...placeOf(text, at(index.starts, tooDeep)) });
  }
  const hasComments = index.comments.starts.length > 0;
  const roots = toDocument(index, {
    mergeDuplicates: true,
    ...(hasComments ? { comments: documentComments(index) } : {}),
  });
  // Several values are only read where they stand one per line.
  const reading = index.reading === 'values' ? 'lines' : index.reading;
  return ok({ roots, reading, notes: jsonNotes(index) });
}

/** The first container inside more than `DEPTH_LIMIT` others, or `NONE`. */
export function findTooDeep(index: JsonIndex): number {
  if (index.depth <= DEPTH_LIMIT) return NONE;
  const levels = new Uint32Array(index.count);
  for (let node = 0; node < index.count; node++) {
    const parent = at(index.parents, node);
    const level = parent === NONE ? 1 : at(levels, parent) + 1;
    levels[node] = level;
    if (level > DEPTH_LIMIT && isContainer(index, node)) return node;
  }
  return NONE;
}

/** How the text was read, where that is not plain JSON, and which keys stand there more than once. */
export function jsonNotes(index: JsonIndex): DocumentNote[] {
  const notes = new NoteList();
  if (index.reading === 'json5') notes.add({ code: 'read-as-json5' });
  if (index.roots > 1) notes.add({ code: 'read-as-lines', count: index.roots });
  const offsets = Array.from(index.duplicates, (node) => at(index.keyStarts, node));
  const positions = positionsOf(index.text, offsets);
  index.duplicates.forEach((node, n) => {
    const { line, column } = positions[n] ?? { line: 1, column: 1 };
    const place = { at: offsets[n] ?? 0, line, column };
    // Counting places among siblings is only worth it for what will be shown.
    const path = notes.lists('duplicate-key') ? pathFromTop(index, node) : [];
    notes.add({ code: 'duplicate-key', key: keyOf(index, node), path, place });
  });
  notes.addUnlisted(index.duplicateCount - index.duplicates.length);
  return notes.toNotes();
}
