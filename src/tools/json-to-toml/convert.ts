import type { DocumentFault } from '../../lib/document/document-fault';
import type { DocumentValue } from '../../lib/document/document';
import type { DocumentNote } from '../../lib/document/note';
import { readJsonDocument, type JsonDocument } from '../../lib/document/read-json-document';
import type { JsonFault } from '../../lib/json/json-fault';
import { err, ok, type Result } from '../../lib/result';
import { placeWriteFault, writeToml, type PlacedWriteFault, type WriteTomlOptions } from '../../lib/toml/write-toml';

export interface ConvertSettings extends Omit<WriteTomlOptions, 'dates' | 'version'> {
  /** Only RFC 8259. */
  readonly strict: boolean;
}

/** The TOML, and what there is to say about it. */
export interface ConvertedJson {
  readonly text: string;
  readonly notes: readonly DocumentNote[];
  /** Undefined for an empty text. */
  readonly reading?: JsonDocument['reading'];
}

export type ConvertFault = JsonFault | DocumentFault | PlacedWriteFault;

/** Writes JSON (also JSON5; JSON Lines as a list) as TOML 1.0; numbers stay digit for digit. */
export function jsonToToml(
  text: string,
  { strict, rootKey, ...how }: ConvertSettings,
  onProgress?: (at: number) => void,
): Result<ConvertedJson, ConvertFault> {
  if (text === '') return ok({ text: '', notes: [] });
  const read = readJsonDocument(text, { strict, ...(onProgress ? { onProgress } : {}) });
  if (!read.ok) return read;
  const { roots, reading, notes } = read.value;
  const root = rootOf(roots, reading, text.length);
  if (!root) return err({ code: 'nothing-for-toml' });
  const written = writeToml(root, { ...how, rootKey: rootKey || 'items' });
  if (!written.ok) return err(placeWriteFault(written.fault, text));
  return ok({ text: written.value.text, notes: [...notes, ...written.value.notes], reading });
}

/** The values of JSON Lines are a list. */
function rootOf(
  roots: readonly DocumentValue[],
  reading: JsonDocument['reading'],
  end: number,
): DocumentValue | undefined {
  return reading === 'lines' ? { kind: 'list', items: roots, start: 0, end } : roots[0];
}
