import { DRAFTS, isBefore, type Draft } from './draft';

/** What stands behind a keyword; the shapes that hold schemas tell where they are. */
export type Shape =
  | 'any'
  | 'anchor'
  | 'boolean'
  | 'count'
  | 'dependencies'
  | 'enum'
  | 'limitSwitch'
  | 'list'
  | 'number'
  | 'pattern'
  | 'positive'
  | 'reference'
  | 'schema'
  | 'schemaMap'
  | 'schemaOrSchemas'
  | 'schemas'
  | 'string'
  | 'strings'
  | 'stringsMap'
  | 'patternMap'
  | 'switchMap'
  | 'type';

export interface Keyword {
  readonly shape: Shape;
  /** The first draft that has it. @default '4' */
  readonly since?: Draft;
  /** The last one. @default the newest */
  readonly until?: Draft;
  /** What took its place, or what it was before. */
  readonly instead?: string;
  /** Later drafts no longer have it, but it is obeyed in them as well. */
  readonly isKept?: boolean;
  /** It belongs to the vocabulary that tells valid from invalid, which a metaschema may leave out. */
  readonly isAssertion?: boolean;
}

const ASSERTION = { isAssertion: true } as const;

/** Every keyword of every draft; that of draft 4's `exclusiveMaximum` is told apart in `shapeOf`. */
const KEYWORDS: ReadonlyMap<string, Keyword> = new Map<string, Keyword>([
  ['$schema', { shape: 'reference' }],
  ['id', { shape: 'reference', until: '4', instead: '$id' }],
  ['$id', { shape: 'reference', since: '6', instead: 'id' }],
  ['$ref', { shape: 'reference' }],
  ['$anchor', { shape: 'anchor', since: '2019-09', instead: '$id' }],
  ['$recursiveRef', { shape: 'reference', since: '2019-09', until: '2019-09', instead: '$dynamicRef' }],
  ['$recursiveAnchor', { shape: 'boolean', since: '2019-09', until: '2019-09', instead: '$dynamicAnchor' }],
  ['$dynamicRef', { shape: 'reference', since: '2020-12', instead: '$recursiveRef' }],
  ['$dynamicAnchor', { shape: 'anchor', since: '2020-12', instead: '$recursiveAnchor' }],
  ['$vocabulary', { shape: 'switchMap', since: '2019-09' }],
  ['$comment', { shape: 'string', since: '7' }],
  ['$defs', { shape: 'schemaMap', since: '2019-09', instead: 'definitions' }],
  ['definitions', { shape: 'schemaMap', until: '7', instead: '$defs', isKept: true }],

  ['prefixItems', { shape: 'schemas', since: '2020-12', instead: 'items' }],
  ['items', { shape: 'schemaOrSchemas' }],
  ['additionalItems', { shape: 'schema', until: '2019-09', instead: 'items' }],
  ['unevaluatedItems', { shape: 'schema', since: '2019-09' }],
  ['contains', { shape: 'schema', since: '6' }],
  ['properties', { shape: 'schemaMap' }],
  ['patternProperties', { shape: 'patternMap' }],
  ['additionalProperties', { shape: 'schema' }],
  ['unevaluatedProperties', { shape: 'schema', since: '2019-09' }],
  ['propertyNames', { shape: 'schema', since: '6' }],
  ['dependencies', { shape: 'dependencies', until: '7', instead: 'dependentRequired', isKept: true }],
  ['dependentSchemas', { shape: 'schemaMap', since: '2019-09', instead: 'dependencies' }],
  ['if', { shape: 'schema', since: '7' }],
  ['then', { shape: 'schema', since: '7' }],
  ['else', { shape: 'schema', since: '7' }],
  ['allOf', { shape: 'schemas' }],
  ['anyOf', { shape: 'schemas' }],
  ['oneOf', { shape: 'schemas' }],
  ['not', { shape: 'schema' }],

  ['type', { shape: 'type', ...ASSERTION }],
  ['enum', { shape: 'enum', ...ASSERTION }],
  ['const', { shape: 'any', since: '6', instead: 'enum', ...ASSERTION }],
  ['multipleOf', { shape: 'positive', ...ASSERTION }],
  ['maximum', { shape: 'number', ...ASSERTION }],
  ['exclusiveMaximum', { shape: 'limitSwitch', ...ASSERTION }],
  ['minimum', { shape: 'number', ...ASSERTION }],
  ['exclusiveMinimum', { shape: 'limitSwitch', ...ASSERTION }],
  ['maxLength', { shape: 'count', ...ASSERTION }],
  ['minLength', { shape: 'count', ...ASSERTION }],
  ['pattern', { shape: 'pattern', ...ASSERTION }],
  ['maxItems', { shape: 'count', ...ASSERTION }],
  ['minItems', { shape: 'count', ...ASSERTION }],
  ['uniqueItems', { shape: 'boolean', ...ASSERTION }],
  ['maxContains', { shape: 'count', since: '2019-09', ...ASSERTION }],
  ['minContains', { shape: 'count', since: '2019-09', ...ASSERTION }],
  ['maxProperties', { shape: 'count', ...ASSERTION }],
  ['minProperties', { shape: 'count', ...ASSERTION }],
  ['required', { shape: 'strings', ...ASSERTION }],
  ['dependentRequired', { shape: 'stringsMap', since: '2019-09', instead: 'dependencies', ...ASSERTION }],

  ['format', { shape: 'string' }],
  ['contentEncoding', { shape: 'string', since: '7' }],
  ['contentMediaType', { shape: 'string', since: '7' }],
  ['contentSchema', { shape: 'schema', since: '2019-09' }],
  ['title', { shape: 'string' }],
  ['description', { shape: 'string' }],
  ['default', { shape: 'any' }],
  ['deprecated', { shape: 'boolean', since: '2019-09' }],
  ['readOnly', { shape: 'boolean', since: '7' }],
  ['writeOnly', { shape: 'boolean', since: '7' }],
  ['examples', { shape: 'list', since: '6' }],
]);

/** The keyword, if any draft has it. */
export function keywordOf(name: string): Keyword | undefined {
  return KEYWORDS.get(name);
}

/** Whether the draft has the keyword. */
export function isOf({ since = '4', until = '2020-12' }: Keyword, draft: Draft): boolean {
  return !isBefore(draft, since) && !isBefore(until, draft);
}

/** Whether the keyword means something in the draft: it has it, or obeys what earlier ones had. */
export function isObeyed(keyword: Keyword, draft: Draft): boolean {
  return isOf(keyword, draft) || (keyword.isKept === true && isBefore(keyword.until ?? '2020-12', draft));
}

/** What may stand behind the keyword in the draft. */
export function shapeOf(name: string, { shape }: Keyword, draft: Draft): Exclude<Shape, 'limitSwitch'> {
  if (shape === 'limitSwitch') return draft === '4' ? 'boolean' : 'number';
  return name === 'items' && draft === '2020-12' ? 'schema' : shape;
}

/** The names of a draft, for who mistyped one. */
export function namesOf(draft: Draft): readonly string[] {
  const names = NAMES.get(draft) ?? [...KEYWORDS].flatMap(([name, keyword]) => (isOf(keyword, draft) ? [name] : []));
  NAMES.set(draft, names);
  return names;
}

const NAMES = new Map<Draft, readonly string[]>();

/** The newest draft that has the keyword, or the oldest where all that have it are newer. */
export function draftWith(keyword: Keyword, draft: Draft): Draft {
  const having = DRAFTS.filter((one) => isOf(keyword, one));
  const newest = having.at(-1) ?? draft;
  return isBefore(newest, draft) ? newest : (having[0] ?? draft);
}
