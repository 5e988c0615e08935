import { documentWords } from '../../../i18n/documents/en';
import { indentNames } from '../../../i18n/indent/en';
import { jsonWords } from '../../../i18n/json/en';
import { limitWords } from '../../../i18n/limits/en';
import { numbersOf, type Words } from '../../../i18n/words';
import { xmlWords } from '../../../i18n/xml/en';
import { xmlJsonWords } from '../../../i18n/xml-json/en';
import { pathText, type DocumentPath } from '../../../lib/document/note';
import type { JsonToXmlFault, XmlOfJson } from '../../../lib/xml-json/json-to-xml';
import type { words as zhCn } from './zh-cn';

const { count, plural } = numbersOf('en');

const EXPECTED = {
  elements: 'expected a list of nodes (elements)',
  node: 'expected a node',
  type: 'the type of a node is element, text, cdata, comment, instruction or doctype',
  name: 'this node has no name',
  attributes: 'expected a map of attributes',
};

const hex = (codePoint: number) => `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`;

/** The path before what is said of its value; the root has none. */
const at = (path: DocumentPath) => (path.length === 0 ? '' : `${pathText(path)}: `);
/** Where it is, or where it is first. */
const first = (path: DocumentPath, times: number) => {
  const where = pathText(path);
  if (times === 1) return where === '' ? '' : ` (${where})`;
  return where === '' ? ` (${count(times)} times)` : ` (${count(times)} times, first at ${where})`;
};

export const words = {
  documents: documentWords,
  inputHint: jsonWords.inputHint('JSON'),
  options: {
    ...documentWords.jsonInput,
    convention: xmlJsonWords.convention,
    indent: { label: 'Indent', values: indentNames('One line') },
    rootName: { label: 'Root element', hint: 'Used where the JSON has no single root.' },
    itemName: { label: 'List item', hint: 'For items without a name: of a list at the root, or of a list in a list.' },
    declaration: 'XML declaration',
  },
  sampleAttributes: 'Attributes',
  sampleBooks: 'Books',
  sampleRecords: 'A list',
  elements: (n: number) => `${count(n)} ${plural(n, { one: 'element', other: 'elements' })}`,
  fault: (fault: JsonToXmlFault): string => {
    switch (fault.code) {
      case 'not-in-xml':
        return `${jsonWords.place(fault.line, fault.column)}: the character ${hex(fault.codePoint)} is not allowed in XML 1.0.`;
      case 'not-ordered':
        return `${jsonWords.place(fault.line, fault.column)}: ${EXPECTED[fault.expected]}.`;
      case 'result-too-large':
        return limitWords.resultTooLong;
      case 'too-large':
      case 'too-deep':
        return documentWords.fault(fault);
      default:
        return jsonWords.fault(fault);
    }
  },
  note: (note: XmlOfJson['notes'][number]): string => {
    switch (note.code) {
      case 'renamed':
        return `“${note.from}” is no name in XML; it became “${note.to}”${first(note.path, note.times)}.`;
      case 'displaced':
        return `“${note.from}” became “${note.to}”, for another key has this name in XML${first(note.path, note.times)}.`;
      case 'undeclaration-left-out':
        return `${at(note.path)}left out: XML 1.0 cannot take back the meaning of a prefix.`;
      case 'null-as-empty':
        return `null became an empty text${first(note.path, note.times)}.`;
      case 'list-left-out':
        return `An empty list leaves nothing in XML${first(note.path, note.times)}.`;
      case 'list-of-one':
        return `A list of one item looks like a single value in XML${first(note.path, note.times)}. To read it back, name the element under “Always lists”.`;
      case 'json-as-text':
        return `${at(note.path)}only text can be here; the map or list became its JSON text.`;
      case 'comment-changed':
        return `${at(note.path)}the comment was changed: XML allows neither “--” in it nor “-” at its end.`;
      case 'instruction-changed':
        return `${at(note.path)}the instruction was changed: XML allows neither “?>” in it nor white space at its start.`;
      case 'encoding-changed':
        return `The declaration says ${note.encoding}; the result is UTF-8.`;
      case 'doctype-left-out':
        return 'The DOCTYPE is not well-formed and was left out.';
      case 'version-changed':
        return `There is no XML version ${note.found}; written as 1.0.`;
      case 'other-convention':
        return `The keys look like those of another convention: ${xmlJsonWords.convention.values[note.seems]}.`;
      case 'xml':
        return xmlWords.warning(note.warning);
      default:
        return documentWords.note(note);
    }
  },
} satisfies Words<typeof zhCn>;
