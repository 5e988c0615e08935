import { documentWords } from '../../../i18n/documents/en';
import { jsonWords } from '../../../i18n/json/en';
import { placeWords } from '../../../i18n/places/en';
import { numbersOf, type Words } from '../../../i18n/words';
import { yamlWords } from '../../../i18n/yaml/en';
import type { SampleFault } from '../convert';
import type { Language } from '../options';
import type { KeyKind, TypesNote } from '../types/notes';
import { placeText } from '../types/path-text';
import type { words as zhCn } from './zh-cn';

const { count, plural } = numbersOf('en');

const languages: Readonly<Record<Language, string>> = {
  typescript: 'TypeScript',
  zod: 'Zod',
  go: 'Go',
  csharp: 'C#',
  java: 'Java',
  kotlin: 'Kotlin',
  rust: 'Rust',
  python: 'Python',
  swift: 'Swift',
  schema: 'JSON Schema',
};

const keys: Readonly<Record<KeyKind, string>> = {
  numbers: 'numbers',
  uuids: 'UUIDs',
  dates: 'dates',
  hex: 'hexadecimal ids',
};

const sampleName = (n: number) => `Sample ${count(n)}`;

/** What is wrong within a sample; it bears the name of its tab. */
const inSample = (n: number, message: string, tab = sampleName(n)) => (n > 0 ? `${tab}: ${message}` : message);

function note(facts: TypesNote, tab?: string): string {
  switch (facts.code) {
    case 'union':
      return `${placeText(facts.path)}: values of several kinds; this language has no union, so any value is allowed.`;
    case 'null-only':
      return `${placeText(facts.path)}: nothing but null was seen, so its type is not known.`;
    case 'unnameable':
      return `${placeText(facts.path)}: no tag can name this key, so the field is left out.`;
    case 'digits':
      return `${placeText(facts.path)}: ${facts.source ?? 'an integer beyond 2^53'} loses digits as a double.`;
    case 'renamed':
      return `${placeText(facts.path)}: renamed to ${facts.name}.`;
    case 'map':
      return `${placeText(facts.path)}: its ${count(facts.count)} keys are all ${keys[facts.keys]}, so it is read as a map.`;
    case 'root-undeclared':
      return `The root is ${facts.type}, for which this language has no declaration of its own.`;
    case 'lone-surrogate':
      return placeWords.loneSurrogate;
    case 'more':
      return plural(facts.count, {
        one: `${count(facts.count)} further note is not listed.`,
        other: `${count(facts.count)} further notes are not listed.`,
      });
    case 'sample':
      return inSample(
        facts.sample,
        facts.note.code === 'tolerated'
          ? yamlWords.tolerated(facts.note.problem, facts.note.count)
          : documentWords.note(facts.note),
        tab,
      );
  }
}

function fault(facts: SampleFault): string {
  if (facts.code === 'too-large' || facts.code === 'too-deep') return documentWords.fault(facts);
  return facts.format === 'json' ? jsonWords.fault(facts) : yamlWords.fault(facts);
}

export const words = {
  documents: documentWords,
  samples: 'Samples',
  sampleName,
  addSample: 'Add sample',
  addFiles: 'Add files',
  removeSample: (name: string) => `Remove ${name}`,
  result: 'Types',
  placeholder: 'Paste JSON, JSON5, one JSON value a line, or YAML',
  examples: { lines: 'Two objects', api: 'API response', yaml: 'YAML' },
  merged: (n: number) => plural(n, { one: `${count(n)} value`, other: `${count(n)} values merged` }),
  enumsFound: (n: number) => plural(n, { one: `${count(n)} enum found`, other: `${count(n)} enums found` }),
  enumFound: (place: string, values: readonly string[]) => `${place}: an enum of ${values.join(', ')}.`,
  options: {
    language: { label: 'Language', values: languages },
    rootName: 'Root name',
    enums: { label: 'Find enums', hint: 'At least 4 texts, at most half of them different, at most 12 values' },
    maps: {
      label: 'Find maps',
      hint: 'At least 3 keys that are all numbers, UUIDs, dates or hexadecimal ids, with values of one shape',
    },
    dates: { label: 'Find dates', hint: 'Dates of RFC 3339, and dates with a time and an offset' },
    shared: { label: 'Share equal types', hint: 'Objects with the same fields have one type' },
    allOptional: 'Everything optional',
    strict: { label: 'Strict JSON', hint: 'No JSON5, JSON Lines or YAML' },
    tsKind: { label: 'Declared as', values: { interface: 'interface', type: 'type' } },
    tsReadonly: 'Read-only',
    zodObject: {
      label: 'Objects',
      values: { object: 'z.object', strictObject: 'z.strictObject' },
      hints: { strictObject: 'No other keys are allowed' },
    },
    goOptional: { label: 'What may be missing', values: { pointer: 'Pointer', zero: 'Zero value' } },
    goOmitEmpty: 'omitempty',
    csharpKind: { label: 'Declared as', values: { class: 'class', record: 'record' } },
    javaKind: { label: 'Declared as', values: { record: 'record', class: 'class' } },
    javaLibrary: { label: 'Library', values: { jackson: 'Jackson', gson: 'Gson', none: 'None' } },
    kotlinLibrary: { label: 'Library', values: { serialization: 'kotlinx.serialization', gson: 'Gson' } },
    rustDerives: {
      label: 'derive',
      values: {
        usual: 'Debug, Clone, Serialize, Deserialize',
        equal: '+ PartialEq',
        default: '+ Default, PartialEq',
        deserialize: 'Debug, Clone, Deserialize',
      },
    },
    pythonKind: {
      label: 'Declared as',
      values: { TypedDict: 'TypedDict', dataclass: 'dataclass', pydantic: 'Pydantic' },
    },
    swiftKind: { label: 'Declared as', values: { struct: 'struct', class: 'class' } },
    notEnums: 'Places that are no enums',
  },
  note,
  fault: (facts: SampleFault, tab?: string): string => inSample(facts.sample ?? 0, fault(facts), tab),
} satisfies Words<typeof zhCn>;
