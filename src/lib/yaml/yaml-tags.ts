const CORE = 'tag:yaml.org,2002:';

/** What a tag asks for: a type of the standard, a function of CloudFormation, or nothing we know. */
export type TagMeaning =
  | { readonly kind: 'core'; readonly type: 'str' | 'int' | 'float' | 'bool' | 'null' | 'map' | 'seq' }
  | { readonly kind: 'binary' | 'set' | 'list' | 'timestamp' | 'merge' }
  | { readonly kind: 'function'; readonly key: string }
  | { readonly kind: 'unknown' };

const CORE_TYPES: ReadonlySet<string> = new Set(['str', 'int', 'float', 'bool', 'null', 'map', 'seq']);

/** Types that only YAML 1.1 has. An ordered map stays the list of pairs that it is written as. */
const TYPES_11: ReadonlyMap<string, TagMeaning> = new Map<string, TagMeaning>([
  ['binary', { kind: 'binary' }],
  ['set', { kind: 'set' }],
  ['omap', { kind: 'list' }],
  ['pairs', { kind: 'list' }],
  ['timestamp', { kind: 'timestamp' }],
  ['merge', { kind: 'merge' }],
  ['value', { kind: 'core', type: 'str' }],
]);

/** Intrinsic and rule functions whose long form begins with `Fn::`. */
const FUNCTIONS: ReadonlySet<string> = new Set(
  (
    'And Base64 Cidr Contains EachMemberEquals EachMemberIn Equals FindInMap ForEach GetAtt GetAZs GetStackOutput If ' +
    'ImportValue Join Length Not Or RefAll Select Split Sub ToJsonString Transform ValueOf ValueOfAll'
  ).split(' '),
);

export interface TagOptions {
  /** Types of YAML 1.1 are known. */
  readonly knows11: boolean;
  readonly cloudFormation: boolean;
}

/** What a resolved tag (`tag:yaml.org,2002:int`, `!Ref`) means. */
export function meaningOf(tag: string, { knows11, cloudFormation }: TagOptions): TagMeaning {
  if (tag.startsWith(CORE)) {
    const type = tag.slice(CORE.length);
    if (isCoreType(type)) return { kind: 'core', type };
    return (knows11 ? TYPES_11.get(type) : undefined) ?? { kind: 'unknown' };
  }
  if (cloudFormation && tag.startsWith('!')) {
    const name = tag.slice(1);
    if (name === 'Ref' || name === 'Condition') return { kind: 'function', key: name };
    if (FUNCTIONS.has(name)) return { kind: 'function', key: `Fn::${name}` };
  }
  return { kind: 'unknown' };
}

function isCoreType(type: string): type is Extract<TagMeaning, { kind: 'core' }>['type'] {
  return CORE_TYPES.has(type);
}

/** A tag as it is usually written: `!!set` for those of yaml.org. */
export function tagText(tag: string): string {
  return tag.startsWith(CORE) ? `!!${tag.slice(CORE.length)}` : tag;
}

/** Whether a resolved tag is local or may be a URI (RFC 3986), which begins with a letter. */
export function isTag(tag: string): boolean {
  return /^[!A-Za-z]/.test(tag);
}
