import type { DocumentFault } from '../../lib/document/document-fault';
import type { DocumentValue } from '../../lib/document/document';
import { err, ok, type Result } from '../../lib/result';
import type { TomlVersion } from '../../lib/toml/toml-escapes';
import { placeWriteFault, writeToml, type PlacedWriteFault, type WriteTomlOptions } from '../../lib/toml/write-toml';
import { notesOfDocument } from '../../lib/yaml/notes-of-document';
import { readYaml, type ReadYamlOptions, type YamlNote } from '../../lib/yaml/read-yaml';
import type { YamlFault } from '../../lib/yaml/yaml-fault';

export interface ConvertSettings
  extends ReadYamlOptions, Omit<WriteTomlOptions, 'version' | 'listsOfMaps' | 'datesFromStrings'> {
  /** Of several documents one, or all as a list under the key for the root. */
  readonly several: 'one' | 'list';
  /** Which one, from 1; the last, if there are fewer. */
  readonly document: number;
  readonly outputVersion: TomlVersion;
}

/** The TOML, what there is to say about it, and how many documents there were. */
export interface ConvertedYaml {
  readonly text: string;
  readonly notes: readonly YamlNote[];
  readonly count: number;
}

export type ConvertFault = YamlFault | DocumentFault | PlacedWriteFault;

/** Writes YAML as TOML; nothing for a text without a document, or with an empty one. */
export function yamlToToml(text: string, settings: ConvertSettings): Result<ConvertedYaml, ConvertFault> {
  const read = readYaml(text, settings);
  if (!read.ok) return read;
  const { documents } = read.value;
  const { root, notes } = rootOf(documents, read.value.notes, settings);
  const count = documents.length;
  if (!root || isNothing(root)) return ok({ text: '', notes, count });
  const { outputVersion: version, rootKey, nulls, largeIntegers, dates, comments } = settings;
  const how = { version, nulls, largeIntegers, dates, comments, rootKey: rootKey || 'items' };
  const written = writeToml(root, how);
  if (!written.ok) return err(placeWriteFault(written.fault, text));
  return ok({ text: written.value.text, notes: [...notes, ...written.value.notes], count });
}

function rootOf(
  documents: readonly DocumentValue[],
  notes: readonly YamlNote[],
  { several, document }: ConvertSettings,
): { root: DocumentValue | undefined; notes: readonly YamlNote[] } {
  const count = documents.length;
  if (count < 2) return { root: documents[0], notes };
  if (several === 'list') {
    return { root: { kind: 'list', items: documents, start: 0, end: documents.at(-1)?.end ?? 0 }, notes };
  }
  const index = Math.min(document, count) - 1;
  const picked: YamlNote = { code: 'document-picked', number: index + 1, count };
  return { root: documents[index], notes: [picked, ...notesOfDocument(notes, index)] };
}

/** A document without a value; one that says `null` has one. */
function isNothing({ kind, start, end }: DocumentValue): boolean {
  return kind === 'null' && start === end;
}
