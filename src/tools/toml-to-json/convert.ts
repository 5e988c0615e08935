import type { DocumentFault } from '../../lib/document/document-fault';
import type { DocumentMap, DocumentValue } from '../../lib/document/document';
import type { DocumentNote } from '../../lib/document/note';
import { writeJson, type WriteJsonOptions } from '../../lib/document/write-json';
import { err, ok, type Result } from '../../lib/result';
import { readToml } from '../../lib/toml/read-toml';
import type { TomlFault } from '../../lib/toml/toml-fault';
import { parseDottedKey, tomlKey } from '../../lib/toml/toml-keys';

export interface ConvertSettings extends WriteJsonOptions {
  /** Only TOML 1.0. */
  readonly strict: boolean;
  /** The table to write, as a dotted key; all of the document where it is empty. */
  readonly table: string;
}

/** The JSON, and what there is to say about it. */
export interface ConvertedToml {
  readonly text: string;
  readonly notes: readonly DocumentNote[];
  /** Dotted keys of tables and lists of tables, the first ones. */
  readonly tables: readonly string[];
}

export type ConvertFault =
  | TomlFault
  | DocumentFault
  /** `tables` are those that there are. */
  | { readonly code: 'no-such-table'; readonly table: string; readonly tables: readonly string[] };

/** So many tables are offered; a longer list helps nobody. */
const TABLES_LIMIT = 1000;

/** Writes TOML as JSON: dates as strings, integers as exact decimals, floats as they were written. */
export function tomlToJson(
  text: string,
  { strict, table, ...how }: ConvertSettings,
  onProgress?: (at: number) => void,
): Result<ConvertedToml, ConvertFault> {
  if (text === '') return ok({ text: '', notes: [], tables: [] });
  const read = readToml(text, { version: strict ? '1.0' : '1.1', ...(onProgress ? { onProgress } : {}) });
  if (!read.ok) return read;
  const { document } = read.value;
  const tables = tablesOf(document);
  const path = table.trim() === '' ? ok([]) : parseDottedKey(table);
  const picked = path.ok ? pick(document, path.value) : undefined;
  if (!path.ok || !picked) return err({ code: 'no-such-table', table, tables });
  const written = writeJson(picked, { ...how, signedOnly: true });
  const notes = written.notes.map((note) => (note.path ? { ...note, path: [...path.value, ...note.path] } : note));
  return ok({ text: written.text, notes, tables });
}

function pick(document: DocumentMap, path: readonly string[]): DocumentValue | undefined {
  let value: DocumentValue | undefined = document;
  for (const key of path) {
    value = value?.kind === 'map' ? value.members.find((member) => member.key === key)?.value : undefined;
  }
  return value;
}

/** Dotted keys of what one may want to have alone, in the order of the document. */
function tablesOf(document: DocumentMap): string[] {
  const tables: string[] = [];
  const visit = (map: DocumentMap, prefix: string): void => {
    for (const { key, value } of map.members) {
      if (tables.length >= TABLES_LIMIT) return;
      const path = `${prefix}${tomlKey(key)}`;
      if (isTableLike(value)) tables.push(path);
      if (value.kind === 'map') visit(value, `${path}.`);
    }
  };
  visit(document, '');
  return tables;
}

function isTableLike(value: DocumentValue): boolean {
  if (value.kind === 'map') return true;
  return value.kind === 'list' && value.items.length > 0 && value.items.every(({ kind }) => kind === 'map');
}
