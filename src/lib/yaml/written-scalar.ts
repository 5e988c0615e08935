import { isScalar, Schema, type CollectionTag, type Scalar, type ScalarTag, type YAMLMap } from 'yaml';
import { SCHEMA } from './parse-yaml';

export type QuoteStyle = 'keep' | 'double' | 'single';

export interface ScalarStyle {
  readonly quotes: QuoteStyle;
  /** Texts longer than this are folded; 0 never. */
  readonly lineWidth: number;
  /** Blanks before the lines of a block that is a whole document, which some readers need. */
  readonly indent: number;
  /** What of the step from a parent to its block scalars an indicator has to say. */
  readonly stepOf: (scalar: Scalar) => number;
}

type Written = NonNullable<ScalarTag['stringify']>;
type AnyTag = CollectionTag | ScalarTag;
type Context = Parameters<Written>[1];

const STRING = SCHEMA.tags.find(({ tag }) => tag === 'tag:yaml.org,2002:str');

/** A schema whose scalars are written as they stand in the text: digits, quotes, escapes, blocks and their lines. */
export function writtenSchema(text: string, style: ScalarStyle): Schema {
  const string = STRING;
  if (!string || !('stringify' in string) || !string.stringify) throw new Error('The library must know strings');
  const usual: Written = string.stringify;
  const stringify: Written = (item, context, onComment, onChompKeep) => {
    const own = written(item, text, context, style, onComment, onChompKeep);
    return own ?? usual(quoted(item, style.quotes), context, onComment, onChompKeep);
  };
  const changed = new Map<AnyTag, AnyTag>([
    [string, { ...string, stringify }],
    ...padded('map', ' '),
    ...padded('seq', ''),
  ]);
  return new Schema({
    schema: 'failsafe',
    compat: [],
    resolveKnownTags: false,
    customTags: (tags) => tags.map((tag) => (typeof tag === 'string' ? tag : (changed.get(tag) ?? tag))),
  });
}

/** Braces have blanks inside, brackets have none; the library knows only one for both. */
function padded(name: 'map' | 'seq', flowCollectionPadding: string): readonly (readonly [AnyTag, AnyTag])[] {
  return SCHEMA.tags.flatMap((tag) => {
    if (tag.tag !== `tag:yaml.org,2002:${name}`) return [];
    const stringify: Written = (item, context, onComment, onChompKeep) =>
      // The library hands over what the tag is for; its type speaks of scalars alone.
      (item as unknown as YAMLMap).toString({ ...context, flowCollectionPadding }, onComment, onChompKeep);
    return [[tag, { ...tag, stringify } as AnyTag] as const];
  });
}

/** The scalar in its own words at its new place; undefined where the library has to find others. */
function written(
  item: Scalar,
  text: string,
  { indent }: Context,
  style: ScalarStyle,
  onComment?: () => void,
  onChompKeep?: () => void,
): string | undefined {
  if (item.type === 'BLOCK_LITERAL' || item.type === 'BLOCK_FOLDED') {
    return block(item, text, indent, style, onComment, onChompKeep);
  }
  const [start, end] = item.range ?? [0, 0];
  const raw = text.slice(start, end);
  const isQuoted = item.type === 'QUOTE_DOUBLE' || item.type === 'QUOTE_SINGLE';
  if (isQuoted && style.quotes !== 'keep' && raw[0] !== (style.quotes === 'double' ? '"' : "'")) {
    return style.quotes === 'double' ? undefined : inSingleQuotes(item, raw);
  }
  if (raw === '' && (item.anchor !== undefined || item.tag !== undefined)) return NOTHING;
  const lines = raw.split('\n');
  const width = style.lineWidth - indent.length;
  if (style.lineWidth > 0 && lines.some((line) => line.length > width && /\S[ \t]+\S/.test(line))) return undefined;
  if (lines.length === 1) return raw;
  // White space before a line counts nothing; what a line ends with may.
  const margin = indent === '' ? '  ' : indent;
  return lines.map((line, n) => (n === 0 ? line : moved(line, margin))).join('\n');
}

/** In the place of a value that is not written, behind its tag or anchor: no YAML can hold it. */
const NOTHING = '\0';

/** What was written, without the blanks in front of what is not. Those between an anchor and a colon part the two. */
export function withoutIdleBlanks(written: string): string {
  // oxlint-disable-next-line no-control-regex
  return written.includes(NOTHING)
    ? written.replace(/ ?\0(:?)/g, (_, colon: string) => (colon === '' ? '' : ' :'))
    : written;
}

function moved(line: string, indent: string): string {
  const rest = line.replace(/^[ \t]+/, '');
  return rest === '' ? '' : indent + rest;
}

/** What cannot be seen, or looks like a blank: it stays escaped. */
const UNSEEN = /[\p{C}\p{Default_Ignorable_Code_Point}]|(?! )\p{Z}|^\p{M}/u;

/** Where the text is one line of what can be seen; else as it stands. */
function inSingleQuotes({ value }: Scalar, raw: string): string {
  const isPlain = typeof value === 'string' && !UNSEEN.test(value);
  return isPlain && !raw.includes('\n') ? `'${value.replaceAll("'", "''")}'` : raw;
}

function quoted(item: Scalar, quotes: QuoteStyle): Scalar {
  if (quotes !== 'double' || item.type !== 'QUOTE_SINGLE') return item;
  const copy = item.clone() as Scalar;
  copy.type = 'QUOTE_DOUBLE';
  return copy;
}

/** The lines of a block, moved; the blank lines after it stay one. */
function block(
  item: Scalar,
  text: string,
  parentIndent: string,
  style: ScalarStyle,
  onComment?: () => void,
  onChompKeep?: () => void,
): string | undefined {
  const indent = parentIndent === '' ? ' '.repeat(style.indent) : parentIndent;
  const token = item.srcToken;
  if (token?.type !== 'block-scalar') return undefined;
  const [header, digit, chomp] = headerOf(text.slice(item.range?.[0] ?? 0));
  const lines = token.source.split('\n');
  // Behind the last line break there is nothing.
  lines.pop();
  const first = lines.find((line) => line.trim() !== '');
  const margin = digit === '' ? (/^ */.exec(first ?? '')?.[0].length ?? 0) : token.indent + Number(digit);
  if (first === undefined || margin < 0) return undefined;
  const needsDigit =
    digit !== '' || /^[ \t]/.test(first.slice(margin)) || (lines[0]?.trim() === '' && lines[0].charAt(margin) === ' ');
  const body = lines.map((line) => (line.length <= margin && line.trim() === '' ? '' : indent + line.slice(margin)));
  const kept = chomp === '+' ? body : withoutBlankEnd(body, item, text);
  if (chomp === '+') onChompKeep?.();
  const comment = item.comment ? ` #${item.comment.replaceAll('\n', ' ')}` : '';
  if (item.comment) onComment?.();
  return `${header}${needsDigit ? style.stepOf(item) : ''}${chomp}${comment}\n${kept.join('\n')}`;
}

function headerOf(source: string): [string, string, string] {
  const [, mark = '|', before = '', chomp = '', after = ''] = /^([|>])(\d?)([-+]?)(\d?)/.exec(source) ?? [];
  return [mark, before || after, chomp];
}

function withoutBlankEnd(lines: readonly string[], item: Scalar, text: string): readonly string[] {
  let end = lines.length;
  // White space beyond the margin is text.
  while (end > 0 && lines[end - 1] === '') end--;
  const rest = text.slice(item.range?.[1] ?? 0, (item.range?.[1] ?? 0) + 200);
  const hasBlank = end < lines.length && /^[ \t]*[^\s.#-]|^[ \t]*-[^-]/.test(rest);
  return hasBlank ? [...lines.slice(0, end), ''] : lines.slice(0, end);
}

/** Whether a node is a scalar written as a block. */
export function isBlock(node: unknown): node is Scalar {
  return isScalar(node) && (node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED');
}
