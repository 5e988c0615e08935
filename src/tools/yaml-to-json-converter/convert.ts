import type { DocumentFault } from '../../lib/document/document-fault';
import type { DocumentList, DocumentValue } from '../../lib/document/document';
import type { DocumentPath } from '../../lib/document/note';
import { writeJson, type WriteJsonOptions } from '../../lib/document/write-json';
import { ok, type Result } from '../../lib/result';
import { readYaml, type ReadYamlOptions, type YamlNote } from '../../lib/yaml/read-yaml';
import type { YamlFault } from '../../lib/yaml/yaml-fault';

export interface ConvertSettings extends ReadYamlOptions, WriteJsonOptions {
  /** Several documents as one array, as JSON Lines, or only one of them. */
  readonly several: 'array' | 'lines' | 'one';
  /** Which one, from 1; the last, if there are fewer. */
  readonly document: number;
}

/** The JSON, what there is to say about it, and how many documents there were. */
export interface ConvertedYaml {
  readonly text: string;
  readonly notes: readonly YamlNote[];
  readonly count: number;
}

export type ConvertFault = YamlFault | DocumentFault;

/** Writes YAML as JSON (JSONC with comments): one value for a document, nothing for none. */
export function yamlToJson(text: string, settings: ConvertSettings): Result<ConvertedYaml, ConvertFault> {
  const read = readYaml(text, settings);
  if (!read.ok) return read;
  const { documents, notes } = read.value;
  const count = documents.length;
  const [first] = documents;
  if (!first) return ok({ text: '', notes, count });
  if (count === 1) return ok(put([write(first, settings)], notes, count));
  switch (settings.several) {
    case 'array':
      return ok(put([write(arrayOf(documents), settings)], notes, count));
    case 'lines': {
      const lines = documents.map((document, n) => write(document, { ...settings, indent: 0, comments: false }, [n]));
      return ok(put(lines, notes, count));
    }
    case 'one': {
      const index = Math.min(settings.document, count) - 1;
      const own = notes.flatMap((note) => noteInside(note, index));
      const picked: YamlNote = { code: 'document-picked', number: index + 1, count };
      return ok(put([write(documents[index] ?? first, settings)], [picked, ...own], count));
    }
  }
}

function write(
  value: DocumentValue,
  settings: WriteJsonOptions,
  path: DocumentPath = [],
): Pick<ConvertedYaml, 'text' | 'notes'> {
  const { text, notes } = writeJson(value, settings);
  return { text, notes: notes.map((note) => (note.path ? { ...note, path: [...path, ...note.path] } : note)) };
}

function put(
  written: readonly Pick<ConvertedYaml, 'text' | 'notes'>[],
  notes: readonly YamlNote[],
  count: number,
): ConvertedYaml {
  const all = [...notes, ...written.flatMap((one) => one.notes)];
  return { text: written.map((one) => one.text).join('\n'), notes: withOneSum(all), count };
}

/** Dropped comments are counted for the whole text. */
function withOneSum(notes: readonly YamlNote[]): readonly YamlNote[] {
  const sum = notes.reduce((total, note) => (note.code === 'comments-dropped' ? total + note.count : total), 0);
  const others = notes.filter((note) => note.code !== 'comments-dropped');
  return sum === 0 ? notes : [...others, { code: 'comments-dropped', count: sum }];
}

/** A note about the document that was picked, with the path inside it; nothing for those about others. */
function noteInside(note: YamlNote, index: number): YamlNote[] {
  if (note.code === 'tolerated' || !note.path || note.path.length === 0) return [note];
  return note.path[0] === index ? [{ ...note, path: note.path.slice(1) }] : [];
}

function arrayOf(documents: readonly DocumentValue[]): DocumentList {
  return { kind: 'list', items: documents, start: 0, end: documents.at(-1)?.end ?? 0 };
}
