import type { StructuredFault } from '../../lib/document/read-structured';
import type { PlacedFlaw, PlacedNote } from '../../lib/json-schema/placed';
import type { SchemaSourceFault } from '../../lib/json-schema/check-text';
import type { KeywordShape } from '../../lib/json-schema/check-shape';
import type { PatternProblem } from '../../lib/json-schema/schema-fault';
import type { YamlNote } from '../../lib/yaml/read-yaml';
import { shorten } from '../../lib/shorten';
import { documentWords } from '../documents/en';
import { jsonWords } from '../json/en';
import { problemIn, q, TYPES } from './problems/en';
import { numbersOf, type Words } from '../words';
import { yamlWords } from '../yaml/en';
import type { schemaWords as zhCn } from './zh-cn';

const numbers = numbersOf('en');
const { count: number, plural } = numbers;
const problem = problemIn(numbers);

const SHAPES: Readonly<Record<KeywordShape, string>> = {
  any: 'a value',
  anchor: 'a name that begins with a letter or an underscore, without spaces',
  boolean: 'true or false',
  count: 'an integer from 0',
  dependencies: 'an object of schemas or lists of names',
  enum: 'a list of at least one value',
  list: 'a list',
  number: 'a number',
  pattern: 'a regular expression',
  patternMap: 'an object of schemas',
  positive: 'a number above 0',
  reference: 'a text',
  schema: 'a schema',
  schemaMap: 'an object of schemas',
  schemaOrSchemas: 'a schema or a list of schemas',
  schemas: 'a list of at least one schema',
  string: 'a text',
  strings: 'a list of names',
  stringsMap: 'an object of lists of names',
  switchMap: 'an object of true and false',
  type: 'the name of a type, or a list of such names',
};

const PATTERNS: Readonly<Record<PatternProblem, string>> = {
  group: 'its parentheses do not pair',
  class: 'a square bracket is not closed',
  repeat: 'there is nothing to repeat',
  escape: 'it has an escape that is not known or not needed (patterns are read in Unicode mode)',
  other: 'it cannot be read',
};

function flaw(f: PlacedFlaw): string {
  switch (f.code) {
    case 'unknown-type':
      return f.nearest === undefined
        ? `type: ${q(f.found)} is no type.`
        : `type: ${q(f.found)} is no type; ${f.nearest}?`;
    case 'bad-shape': {
      const shape =
        f.shape === 'schema' ? `a schema (an object${f.allowsBoolean ? ', true or false' : ''})` : SHAPES[f.shape];
      const what = f.keyword === '' ? 'This' : `${f.keyword}${f.token === undefined ? '' : `/${shorten(f.token)}`}`;
      const found = f.found === undefined ? '' : `, not ${TYPES[f.found]}`;
      return `${what} must be ${shape}${found}${f.meant === undefined ? '.' : `; {"type": "${f.meant}"}?`}`;
    }
    case 'items-list':
      return 'In draft 2020-12 items cannot be a list of schemas; that is prefixItems.';
    case 'repeated':
      return `${f.keyword}: ${q(f.found)} is listed twice.`;
    case 'bad-pattern':
      return `${f.keyword}: ${q(f.pattern)} is no regular expression, ${PATTERNS[f.problem]}.`;
    case 'not-here':
      return `${f.keyword}: ${q(f.address)} is not here; add its file (nothing is fetched).`;
    case 'no-such-place':
      return `${f.keyword === '' ? '' : `${f.keyword}: `}${q(f.reference)} leads nowhere.`;
    case 'endless':
      return 'This schema refers to itself without end.';
    case 'metaschema':
      return `${f.keyword === '' ? '' : `${f.keyword}: `}${problem(f.problem)}`;
  }
}

/** What the reader of a text says of it. */
function sourceNote(n: YamlNote): string {
  return n.code === 'tolerated' ? yamlWords.tolerated(n.problem, n.count) : documentWords.note(n);
}

function note(n: PlacedNote): string {
  switch (n.code) {
    case 'unknown-keyword':
      return n.nearest === undefined
        ? `Unknown keyword ${q(n.keyword)}, which does nothing.`
        : `Unknown keyword ${q(n.keyword)}, which does nothing; is ${n.nearest} meant?`;
    case 'other-draft': {
      const instead = n.instead === undefined ? '' : ` (there it is ${n.instead})`;
      return `${n.keyword} belongs to draft ${n.draft}, not to ${n.own}${instead}; ${n.isObeyed ? 'it is obeyed all the same' : 'it does nothing'}.`;
    }
    case 'empty-enum':
      return 'enum is empty, so that no value fits.';
    case 'api-document':
      return `This is a description of an interface (${n.kind} ${shorten(n.version)}) and no schema, so everything fits it. ${n.example === undefined ? 'There are no named schemas in it.' : `It holds ${number(n.count)} ${plural(n.count, { one: 'schema', other: 'schemas' })}, such as #${shorten(n.example)}.`}`;
    case 'draft-chosen':
      return `$schema says draft ${n.said}; it is read as draft ${n.taken}, as chosen.`;
    case 'reading':
      return sourceNote(n.note);
    case 'beside-reference':
      return `Beside $ref, ${n.siblings.join(', ')} ${plural(n.siblings.length, { one: 'does', other: 'do' })} nothing in this draft.`;
    case 'unknown-draft':
      return `Unknown $schema ${q(n.address)}; read as draft ${n.taken}.`;
    case 'unknown-format':
      return `Unknown format ${q(n.format)}; it is not checked.`;
  }
}

/** What JSON and YAML say of their own places. */
function reading(fault: StructuredFault): string {
  if (fault.code === 'too-large' || fault.code === 'too-deep') return documentWords.fault(fault);
  return fault.format === 'json' ? jsonWords.fault(fault) : yamlWords.fault(fault);
}

function named(name: string, message: string): string {
  return name === '' ? message : `${name}: ${message}`;
}

function placed({ schema: { name, place } }: Pick<PlacedFlaw, 'schema'>, message: string): string {
  return named(name, place ? `line ${number(place.line)}, column ${number(place.column)}: ${message}` : message);
}

function fault(f: SchemaSourceFault): string {
  switch (f.code) {
    case 'schema-unreadable':
      return named(f.name, reading(f.reason));
    case 'schema-not-one':
      return named(
        f.name,
        f.count === 0 ? 'There is no schema here.' : `One schema was expected, not ${number(f.count)} values.`,
      );
    case 'faulty-schema': {
      const [first] = f.flaws;
      const more = f.flaws.length - 1;
      const others = more > 0 ? ` ${number(more)} more ${plural(more, { one: 'error', other: 'errors' })}.` : '';
      return first ? placed(first, flaw(first)) + others : '';
    }
  }
}

/** What is said alike wherever something is checked by JSON Schema. */
export const schemaWords = {
  problem,
  flaw,
  note,
  sourceNote,
  reading,
  placed,
  /** What is wrong with the schema itself, with its file and the place. */
  fault,
} satisfies Words<typeof zhCn>;
