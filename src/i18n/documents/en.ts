import { formatNumber, plural, type Words } from '../words';
import { jsonWords } from '../json/en';
import type { DocumentFault } from '../../lib/document/document-fault';
import { pathText, type DocumentNote } from '../../lib/document/note';
import type { documentWords as zhCn } from './zh-cn';

/** `3 comments`: the number with its noun. */
function count(n: number, one: string, other = `${one}s`): string {
  return `${formatNumber('en', n)} ${plural('en', n, { one, other })}`;
}

/** The path before what is said of its value; the root has none. */
function at({ path = [] }: DocumentNote): string {
  return path.length === 0 ? '' : `${pathText(path)}: `;
}

function note(note: DocumentNote): string {
  switch (note.code) {
    case 'read-as-json5':
      return 'Read as JSON5.';
    case 'read-as-lines':
      return jsonWords.readAsLines(note.count);
    case 'duplicate-key': {
      const where = note.place ? ` at line ${note.place.line}, column ${note.place.column}` : '';
      return `Duplicate key “${note.key}”${where}. The last value counts.`;
    }
    case 'null-left-out':
      return `${at(note)}null left out.`;
    case 'null-as-text':
      return `${at(note)}null written as "".`;
    case 'comments-dropped':
      return `${count(note.count, 'comment')} dropped.`;
    case 'not-finite':
      return `${at(note)}${note.source} is not JSON; written as ${note.as === 'null' ? 'null' : 'a string'}.`;
    case 'large-integer':
      return note.as === 'text'
        ? `${at(note)}${note.source} is too large an integer; written as a string.`
        : `${at(note)}${note.source} does not fit in 64 bits; many programs cannot read it exactly.`;
    case 'complex-key':
      return `${at(note)}a map or list as a key became its JSON text ${note.text}.`;
    case 'unknown-tag':
      return `${at(note)}unknown tag ${note.tag}; only the value is kept.`;
    case 'root-wrapped':
      return `The root of TOML is a table: put under the key “${note.key}”.`;
    case 'document-picked':
      return `Document ${formatNumber('en', note.number)} of ${formatNumber('en', note.count)} was taken.`;
    case 'indent-limited':
      return jsonWords.indentLimited(note.level);
    case 'lone-surrogate':
      return `${at(note)}half a character (an unpaired surrogate) became U+FFFD.`;
    case 'more-notes':
      return `${count(note.count, 'further note')}.`;
  }
}

/** What the converters between JSON, YAML, TOML and CSV say alike. */
export const documentWords = {
  note,
  fault: (fault: DocumentFault): string =>
    fault.code === 'too-large'
      ? jsonWords.tooLarge(fault.bytes, fault.limit / 2 ** 20)
      : `Nested too deeply (limit: ${fault.limit} levels).`,
  place: jsonWords.place,

  input: 'Input',
  result: 'Result',
  jsonInput: { strict: 'Strict mode' },
  jsonOutput: {
    indent: {
      label: 'Indent',
      values: { '2': '2 spaces', '3': '3 spaces', '4': '4 spaces', tab: 'Tab', '0': 'One line' },
    },
    sortKeys: {
      label: 'Sort keys',
      values: {
        source: 'Off',
        codeUnits: 'A→Z by code unit',
        natural: 'Natural (a2 before a10)',
      },
    },
    largeIntegers: {
      label: 'Big integers',
      values: { number: 'As numbers', text: 'As strings' },
    },
    comments: { label: 'Comments', values: { false: 'Drop', true: 'Keep (JSONC)' } },
  },
  notFinite: { label: 'NaN / Infinity', values: { null: 'null', text: 'string' } },
  swap: 'Swap',
} satisfies Words<typeof zhCn>;
