import type { DocumentFault } from '../../lib/document/document-fault';
import type { DocumentList, DocumentValue } from '../../lib/document/document';
import type { DocumentNote } from '../../lib/document/note';
import { readJsonDocument } from '../../lib/document/read-json-document';
import type { JsonFault } from '../../lib/json/json-fault';
import { ok, type Result } from '../../lib/result';
import { writeYaml, type WriteYamlOptions } from '../../lib/yaml/write-yaml';

export interface ConvertSettings extends WriteYamlOptions {
  /** Only RFC 8259. */
  readonly strict: boolean;
  /** JSON Lines as a document each, or as one list. */
  readonly lines: 'documents' | 'list';
}

/** The YAML, what there is to say about it, and how the text was read. */
export interface ConvertedJson {
  readonly text: string;
  readonly notes: readonly DocumentNote[];
  readonly reading: 'json' | 'json5' | 'lines';
  /** Values at the root; none of an empty text. */
  readonly count: number;
}

export type ConvertFault = JsonFault | DocumentFault;

/** Writes JSON, JSON5 or JSON Lines as YAML: digits as they are, comments kept, of repeated keys the last value. */
export function jsonToYaml(
  text: string,
  { strict, lines, ...how }: ConvertSettings,
  onProgress?: (at: number) => void,
): Result<ConvertedJson, ConvertFault> {
  const read = readJsonDocument(text, { strict, ...(onProgress ? { onProgress } : {}) });
  if (!read.ok) return read;
  const { roots, reading, notes } = read.value;
  const documents = roots.length > 1 && lines === 'list' ? [listOf(roots)] : roots;
  const written = writeYaml(documents, how);
  return ok({ text: written.text, notes: [...notes, ...written.notes], reading, count: roots.length });
}

function listOf(items: readonly DocumentValue[]): DocumentList {
  return { kind: 'list', items, start: 0, end: items.at(-1)?.end ?? 0 };
}
