import { documentWords } from '../../../i18n/documents/en';
import { jsonWords } from '../../../i18n/json/en';
import { limitWords } from '../../../i18n/limits/en';
import { numbersOf, type Words } from '../../../i18n/words';
import { xmlWords } from '../../../i18n/xml/en';
import { xmlJsonWords } from '../../../i18n/xml-json/en';
import type { XmlDecodeFault } from '../../../lib/xml/decode-xml';
import type { PlacedNote, XmlToJsonFault } from '../../../lib/xml-json/xml-to-json';
import type { words as zhCn } from './zh-cn';

const { count: number, plural } = numbersOf('en');

/** `3 comments`: the number with its noun. */
const count = (n: number, one: string, other = `${one}s`) => `${number(n)} ${plural(n, { one, other })}`;

export const words = {
  documents: documentWords,
  inputHint: jsonWords.inputHint('XML'),
  options: {
    convention: xmlJsonWords.convention,
    types: {
      label: 'Types',
      values: { text: 'All text', typed: 'Numbers and booleans' },
      hints: { typed: 'Only where reading and writing them changes nothing: 007, 1.10 and long digits stay text.' },
    },
    indent: documentWords.jsonOutput.indent,
    textAsStrings: { label: 'Text-only elements as strings', hint: 'Empty elements become empty strings.' },
    arrays: {
      label: 'Always lists',
      placeholder: 'book, item',
      hint: 'Elements that are lists even where there is only one; * is all of them.',
    },
    stripPrefixes: { label: 'Remove namespace prefixes', hint: 'The declarations of namespaces are left out, too.' },
    trim: 'Trim text',
  },
  sampleAttributes: 'Attributes',
  sampleBooks: 'Books',
  sampleMixed: 'Mixed content',
  fault: (fault: XmlToJsonFault | XmlDecodeFault): string => {
    switch (fault.code) {
      case 'entity':
        return `${jsonWords.place(fault.line, fault.column)}: entity ${fault.name}. Entities defined in the document are not expanded.`;
      case 'result-too-large':
        return limitWords.resultTooLong;
      case 'too-large':
      case 'too-deep':
        return documentWords.fault(fault);
      case 'unknown-encoding':
      case 'encoding-conflict':
      case 'not-text':
        return xmlWords.decodeFault(fault);
      default:
        return xmlWords.fault(fault);
    }
  },
  note: (note: PlacedNote): string => {
    switch (note.code) {
      case 'default-left-out':
        return `The DOCTYPE gives <${note.name}> the attribute ${note.attribute} by default; it is not in the JSON (${plural(note.times, { one: `${number(note.times)} element`, other: `${number(note.times)} elements` })}).`;
      case 'xml':
        return xmlWords.warning(note.warning);
      case 'order-lost':
        return note.name === ''
          ? 'What stands around the root element loses its order; the convention “In order” keeps it.'
          : `The children of <${note.name}> lose their order; the convention “In order” keeps it.`;
      case 'named-as-mark':
        return `The element <${note.name}> is called like a mark of this convention: read back, it is taken for that.`;
      case 'same-name':
        return `The element <${note.name}> and an attribute of the same name are in one list.`;
      case 'prefix-kept':
        return `The attribute ${note.name} keeps its prefix: without it, it would be the same as another.`;
      case 'attributes-as-members':
        return `${count(note.times, 'attribute')} became ${plural(note.times, { one: 'a member', other: 'members' })}, as elements do.`;
      case 'comments-left-out':
        return `${count(note.times, 'comment')} left out.`;
      case 'instructions-left-out':
        return `${count(note.times, 'processing instruction')} left out.`;
      case 'doctype-left-out':
        return 'The DOCTYPE was left out.';
      case 'declaration-left-out':
        return 'The XML declaration was left out.';
      case 'namespaces-left-out':
        return `${count(note.times, 'namespace declaration')} left out.`;
      default:
        return documentWords.note(note);
    }
  },
} satisfies Words<typeof zhCn>;
