import { writeJson } from '../../../lib/document/write-json';
import { err, ok } from '../../../lib/result';
import { readYaml } from '../../../lib/yaml/read-yaml';
import { readJsonTable } from './json';
import type { TextReader } from './reader';

/**
 * Reads a list of maps or of lists in YAML, or documents of which each is a record: as the JSON that it says, in which digits stay as they
 * are and dates are texts.
 */
export const readYamlTable: TextReader = async (text, reading) => {
  const { progress } = reading;
  const read = readYaml(text, { onProgress: (done, total) => progress(done / (total || 1) / 2) });
  if (!read.ok) return err({ ...read.fault, format: 'yaml' });
  const { documents } = read.value;
  const json = documents.map((value) => writeJson(value, { indent: 0, notFinite: 'text' }).text).join('\n');
  // Places in what was made here would mean nothing in the text.
  const rows = await readJsonTable(json, {
    ...reading,
    note: (note) => reading.note(note.code === 'duplicate-key' ? { code: note.code, key: note.key } : note),
    progress: (share) => progress((1 + share) / 2),
  });
  if (!rows.ok) return rows;
  return ok({ reading: documents.length > 1 ? 'documents' : 'yaml' });
};
