import type { DocumentMember, DocumentValue } from '../document/document';
import { compareNumbers, isFiniteSource, isWhole } from '../json-diff/exact-number';
import { nearestName } from './nearest-name';
import type { Shape } from './keywords';
import { patternProblem } from './pattern-problem';
import { sameText } from './same-document';
import { shownValue, textOf } from './checks-scalar';
import { TYPES } from './schema-error';
import type { PatternProblem } from './schema-fault';

/** What is wrong behind a keyword, and the value that is. */
export interface ShapeProblem {
  readonly value: DocumentValue;
  readonly flaw:
    | { readonly code: 'unknown-type'; readonly found: string; readonly nearest: string | undefined }
    | { readonly code: 'bad-shape' }
    | { readonly code: 'repeated'; readonly found: string }
    | { readonly code: 'bad-pattern'; readonly pattern: string; readonly problem: PatternProblem };
  /** Below the keyword. */
  readonly tokens: readonly (string | number)[];
  /** The key of a member that is wrong itself. */
  readonly key?: DocumentMember;
}

export type KeywordShape = Exclude<Shape, 'limitSwitch'>;

const TYPE_NAMES: readonly string[] = TYPES;

/** Whether what stands behind a keyword is of its shape; what is a schema there is looked at as one by itself. */
export function shapeProblem(
  shape: KeywordShape,
  value: DocumentValue,
  allowsBoolean: boolean,
): ShapeProblem | undefined {
  const wrong: ShapeProblem = { value, flaw: { code: 'bad-shape' }, tokens: [] };
  switch (shape) {
    case 'type':
      return typeProblem(value, wrong);
    case 'pattern':
      return value.kind === 'string' ? ofPattern(value.text, value) : wrong;
    case 'patternMap':
      return value.kind === 'map' ? first(value.members, (one) => keyProblem(one)) : wrong;
    default:
      return SHAPES[shape](value, allowsBoolean) ? repetitionIn(shape, value, allowsBoolean) : wrong;
  }
}

/** What stands twice where the standard wants all to differ: names, and the values of `enum` in draft 4. */
function repetitionIn(shape: KeywordShape, value: DocumentValue, allowsBoolean: boolean): ShapeProblem | undefined {
  if (shape === 'strings' || (shape === 'enum' && !allowsBoolean)) return repeated(value, []);
  if ((shape !== 'stringsMap' && shape !== 'dependencies') || value.kind !== 'map') return undefined;
  return first(value.members, (member) => repeated(member.value, [member.key]));
}

function repeated(list: DocumentValue, tokens: readonly string[]): ShapeProblem | undefined {
  if (list.kind !== 'list') return undefined;
  const known = new Set<string>();
  return first(list.items, (item, index) => {
    const text = sameText(item);
    const stoodBefore = known.has(text);
    known.add(text);
    if (!stoodBefore) return undefined;
    return {
      value: item,
      tokens: [...tokens, index],
      flaw: { code: 'repeated', found: textOf(item) ?? shownValue(item) },
    };
  });
}

const isList = ({ kind }: DocumentValue) => kind === 'list';
const isMap = ({ kind }: DocumentValue) => kind === 'map';
const isText = ({ kind }: DocumentValue) => kind === 'string' || kind === 'date';
const isNumber = (value: DocumentValue) => value.kind === 'number' && isFiniteSource(value.source);

function isSchema(value: DocumentValue, allowsBoolean: boolean): boolean {
  return isMap(value) || (allowsBoolean && value.kind === 'boolean');
}

function isCount(value: DocumentValue): boolean {
  return value.kind === 'number' && isWhole(value.source) && compareNumbers(value.source, '0') >= 0;
}

function isStrings(value: DocumentValue): boolean {
  return value.kind === 'list' && value.items.every(isText);
}

/** What stands where schemas do is told where it stands, so that a list of schemas need only be a list. */
const SHAPES: Readonly<
  Record<
    Exclude<KeywordShape, 'type' | 'pattern' | 'patternMap'>,
    (value: DocumentValue, allowsBoolean: boolean) => boolean
  >
> = {
  any: () => true,
  anchor: (value) => value.kind === 'string' && /^[A-Za-z_][-A-Za-z0-9._]*$/.test(value.text),
  boolean: ({ kind }) => kind === 'boolean',
  count: isCount,
  dependencies: (value) =>
    value.kind === 'map' && value.members.every((member) => (isList(member.value) ? isStrings(member.value) : true)),
  // Draft 4 has no empty ones.
  enum: (value, allowsBoolean) => value.kind === 'list' && (allowsBoolean || value.items.length > 0),
  list: isList,
  number: isNumber,
  positive: (value) => value.kind === 'number' && isNumber(value) && compareNumbers(value.source, '0') > 0,
  reference: isText,
  schema: isSchema,
  schemaMap: isMap,
  schemaOrSchemas: (value, allowsBoolean) => isList(value) || isSchema(value, allowsBoolean),
  schemas: (value) => value.kind === 'list' && value.items.length > 0,
  string: isText,
  strings: isStrings,
  stringsMap: (value) => value.kind === 'map' && value.members.every((member) => isStrings(member.value)),
  switchMap: (value) => value.kind === 'map' && value.members.every((member) => member.value.kind === 'boolean'),
};

function typeProblem(value: DocumentValue, wrong: ShapeProblem): ShapeProblem | undefined {
  if (value.kind === 'list') {
    if (value.items.length === 0) return wrong;
    const strange = first(value.items, (item, index) =>
      item.kind === 'string' ? nameProblem(item.text, item, [index]) : { ...wrong, value: item, tokens: [index] },
    );
    return strange ?? repeated(value, []);
  }
  return value.kind === 'string' ? nameProblem(value.text, value, []) : wrong;
}

function nameProblem(found: string, value: DocumentValue, tokens: readonly number[]): ShapeProblem | undefined {
  if (TYPE_NAMES.includes(found)) return undefined;
  return { value, tokens, flaw: { code: 'unknown-type', found, nearest: nearestName(found, TYPES) } };
}

function ofPattern(pattern: string, value: DocumentValue): ShapeProblem | undefined {
  const problem = patternProblem(pattern);
  return problem && { value, tokens: [], flaw: { code: 'bad-pattern', pattern, problem } };
}

function keyProblem(member: DocumentMember): ShapeProblem | undefined {
  const found = ofPattern(member.key, member.value);
  return found && { ...found, tokens: [member.key], key: member };
}

function first<T>(
  items: readonly T[],
  find: (item: T, index: number) => ShapeProblem | undefined,
): ShapeProblem | undefined {
  for (const [index, item] of items.entries()) {
    const found = find(item, index);
    if (found) return found;
  }
  return undefined;
}
