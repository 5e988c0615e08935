import type { DocumentValue } from '../../../lib/document/document';
import { writeJson } from '../../../lib/document/write-json';
import { isJsonNumber } from '../../../lib/json-number';
import { err, ok } from '../../../lib/result';
import { readYaml } from '../../../lib/yaml/read-yaml';
import { readJsonTable } from './json';
import type { TextReader } from './reader';

/**
 * Reads a list of maps or of lists in YAML, or documents of which each is a record. Digits stay as they are: a number that JSON would write in another
 * way (`007`, `0x10`, `.inf`) is the text that stands there. Dates are texts.
 */
export const readYamlTable: TextReader = async (text, reading) => {
  const { progress } = reading;
  const read = readYaml(text, { onProgress: (done, total) => progress(done / (total || 1) / 2) });
  if (!read.ok) return err({ ...read.fault, format: 'yaml' });
  const { documents } = read.value;
  const json = documents
    .map((value) => writeJson(asWritten(value, text), { indent: 0, notFinite: 'text' }).text)
    .join('\n');
  // Places in what was made here would mean nothing in the text.
  const rows = await readJsonTable(json, {
    ...reading,
    note: (note) => reading.note(note.code === 'duplicate-key' ? { code: note.code, key: note.key } : note),
    progress: (share) => progress((1 + share) / 2),
  });
  if (!rows.ok) return rows;
  return ok({ reading: documents.length > 1 ? 'documents' : 'yaml' });
};

/** A plain scalar; where something else stands, such as an alias, the number is what was read. */
const PLAIN = /^[-+.\w]+$/;

/** The same value with each number as it stands in the text. The reader has limited how deep values are. */
function asWritten(value: DocumentValue, text: string): DocumentValue {
  switch (value.kind) {
    case 'map':
      return { ...value, members: value.members.map((one) => ({ ...one, value: asWritten(one.value, text) })) };
    case 'list':
      return { ...value, items: value.items.map((one) => asWritten(one, text)) };
    case 'number': {
      const written = text.slice(value.start, value.end);
      if (written === value.source || !PLAIN.test(written)) return value;
      const { start, end } = value;
      return isJsonNumber(written) ? { ...value, source: written } : { kind: 'string', text: written, start, end };
    }
    default:
      return value;
  }
}
