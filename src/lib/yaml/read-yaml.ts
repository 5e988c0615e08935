import {
  isAlias,
  isCollection,
  isMap,
  isScalar,
  type Alias,
  type Document,
  type Node,
  type Pair,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { DEPTH_LIMIT, type Comments, type DocumentMember, type DocumentValue, type Span } from '../document/document';
import { CONVERTER_SIZE_LIMIT, placeOf, type DocumentFault } from '../document/document-fault';
import type { DocumentNote, NotePlace } from '../document/note';
import { NoteList } from '../document/note-list';
import { writeJson } from '../document/write-json';
import { findLoneSurrogate } from '../lone-surrogate';
import { err, ok, type Result } from '../result';
import { positionsOf } from '../text-positions';
import { utf8Length } from '../utf8-length';
import {
  columnAt,
  commentLines,
  countBehind,
  linesBelow,
  partBelow,
  splitBefore,
  toComments,
  type CommentLine,
} from './node-comments';
import { parseYaml } from './parse-yaml';
import {
  resolveBoolean,
  resolveDate,
  resolveFloat,
  resolveInteger,
  resolveNull,
  resolvePlain,
  type ScalarContent,
  type YamlVersion,
} from './resolve-scalar';
import type { PlacedProblem, YamlFault, YamlProblem } from './yaml-fault';
import { normaliseBreaks, type YamlSource } from './yaml-source';
import { isTag, meaningOf, tagText, type TagMeaning } from './yaml-tags';

export interface ReadYamlOptions {
  /** `auto` is 1.2, and 1.1 for documents that say so with `%YAML 1.1`. @default 'auto' */
  readonly version?: 'auto' | YamlVersion;
  /** Puts the members of `<<` into their map. @default true */
  readonly mergeKeys?: boolean;
  /** Short forms of CloudFormation become long ones: `!Ref x` is `{"Ref": "x"}`. @default false */
  readonly cloudFormation?: boolean;
  /** Nothing but what the standard allows; types of YAML 1.1 are known in YAML 1.1 only. @default false */
  readonly strict?: boolean;
  /** Told from time to time how many UTF-16 units of how many were read. */
  readonly onProgress?: ((at: number, length: number) => void) | undefined;
}

export interface YamlDocuments {
  /** One tree per document; none for a text without any. */
  readonly documents: readonly DocumentValue[];
  readonly notes: readonly YamlNote[];
}

/** Notes of the reader. `tolerated` is what the standard forbids, but can only be meant one way. */
export type YamlNote =
  | DocumentNote
  | {
      readonly code: 'tolerated';
      readonly problem: YamlFault['code'];
      readonly count: number;
      readonly place?: NotePlace;
      readonly path?: undefined;
    };

/**
 * Reads a YAML stream (1.2 core schema, or 1.1) into one tree per document, without loss: digits, order and odd keys
 * stay. Aliases are resolved; repeated keys, unknown or recursive aliases and too many of them are faults.
 */
export function readYaml(
  text: string,
  options: ReadYamlOptions = {},
): Result<YamlDocuments, YamlFault | DocumentFault> {
  const bytes = utf8Length(text);
  if (bytes > CONVERTER_SIZE_LIMIT) return err({ code: 'too-large', bytes, limit: CONVERTER_SIZE_LIMIT });
  const source = normaliseBreaks(text);
  const { version = 'auto', strict = false, onProgress } = options;
  const forbidden = findForbidden(source.text, strict);
  if (forbidden) return err(toFault(text, source, forbidden));
  const parsed = parseYaml(source.text, {
    version: version === '1.1' ? '1.1' : '1.2',
    // Building the tree takes about as long as reading.
    onProgress: onProgress && ((at) => onProgress(source.toOriginal(at) / 2, text.length)),
  });
  if ('problem' in parsed) return err(toFault(text, source, parsed));
  const [firstTolerable] = parsed.tolerable;
  if (strict && firstTolerable) return err(toFault(text, source, firstTolerable));
  const reader = new TreeReader(source, options);
  try {
    const documents = parsed.documents.map((document, n) => {
      onProgress?.(source.toOriginal((source.text.length + (document.range[0] ?? 0)) / 2), text.length);
      return reader.document(document, parsed.documents.length > 1 ? [n] : []);
    });
    if (strict) reader.checkQuoted();
    return ok({ documents, notes: [...toleratedNotes(text, source, parsed.tolerable), ...reader.notes(text)] });
  } catch (error) {
    if (error instanceof Stop) return err(toFault(text, source, error.placed));
    throw error;
  }
}

function toFault(text: string, { toOriginal }: YamlSource, { at, problem }: PlacedProblem): YamlFault | DocumentFault {
  return { ...problem, ...placeOf(text, Math.min(toOriginal(at), text.length)) };
}

/** C0 controls but tab and line feed. NEL is a printable character; the other controls of C1 are not. */
// oxlint-disable-next-line no-control-regex
const NEVER_ALLOWED = /[\0-\x08\x0B-\x1F]/;
// oxlint-disable-next-line no-control-regex
const ONLY_QUOTED = /[\x7F-\x84\x86-\x9F\uFEFF\uFFFE\uFFFF]/g;

/** The first character that YAML text cannot hold anywhere; lone surrogates only matter to strict reading. */
function findForbidden(text: string, strict: boolean): PlacedProblem | undefined {
  const control = text.search(NEVER_ALLOWED);
  const at = control < 0 && strict ? findLoneSurrogate(text) : control;
  return at < 0 ? undefined : { at, problem: { code: 'forbidden-character', codePoint: text.charCodeAt(at) } };
}

/** One note per kind of liberty, leading to the first. */
function toleratedNotes(text: string, source: YamlSource, tolerable: readonly PlacedProblem[]): YamlNote[] {
  const kinds = new Map<YamlProblem['code'], { readonly at: number; count: number }>();
  for (const { at, problem } of tolerable) {
    const kind = kinds.get(problem.code) ?? { at: source.toOriginal(at), count: 0 };
    kind.count++;
    kinds.set(problem.code, kind);
  }
  const positions = positionsOf(
    text,
    Array.from(kinds.values(), (kind) => kind.at),
  );
  return Array.from(kinds).flatMap(([code, { at, count }], n) => {
    const position = positions[n];
    if (code === 'too-deep' || !position) return [];
    return { code: 'tolerated' as const, problem: code, count, place: { at, ...position } };
  });
}

/** Ends the reading of a tree from within it. */
class Stop extends Error {
  constructor(readonly placed: PlacedProblem) {
    super(placed.problem.code);
  }
}

/** A value with what it takes to copy it by an alias. */
interface Walked {
  readonly value: DocumentValue;
  /** Values in it, long texts counted more than once. */
  readonly weight: number;
  /** Levels of maps and lists. */
  readonly height: number;
  /** Lines of comments below it that are not its own: they stand further left. */
  readonly below?: readonly CommentLine[];
}

/** An anchor; without a value while its node is being read. */
interface Anchored {
  walked: Walked | undefined;
}

/**
 * How large aliases may make a document: what a page can well show, if that is not out of all proportion to what is
 * written out, and otherwise ten times of it. An attack grows with each level, so it is stopped early; how many aliases
 * there are does not count.
 */
const FREE_COPIES = 100_000;
const COPIES_PER_VALUE = 10;
const MOST_SHOWN = 1_200_000;
const SHOWN_PER_VALUE = 1000;
/** Of each kind of note, so many are kept until the end. */
const KEPT_NOTES = 50;
/** So much text weighs as much as a value of its own. */
const TEXT_PER_WEIGHT = 64;

const EMPTY: readonly string[] = [];
const NO_LINES: readonly CommentLine[] = [];

/** The library's type for what stands in collections is unknown; these are all that its parser makes. */
type Item = Node | null | undefined;

class TreeReader {
  private readonly text: string;
  private readonly at: (offset: number) => number;
  private readonly noteList = new NoteList();
  private readonly placed: { readonly note: DocumentNote; readonly at: number }[] = [];
  private readonly counts = new Map<DocumentNote['code'], number>();
  private readonly quoted: Span[] = [];
  private readonly hasOdd: boolean;
  private readonly mergeKeys: boolean;
  private readonly strict: boolean;
  private version: YamlVersion = '1.2';
  private anchors = new Map<string, Anchored>();
  private weight = 0;
  private copied = 0;
  private path: (string | number)[] = [];

  constructor(
    { text, toOriginal }: YamlSource,
    private readonly options: ReadYamlOptions,
  ) {
    this.text = text;
    this.at = toOriginal;
    this.mergeKeys = options.mergeKeys ?? true;
    this.strict = options.strict ?? false;
    this.hasOdd = this.strict && text.search(ONLY_QUOTED) >= 0;
  }

  document(document: Document.Parsed, path: readonly number[]): DocumentValue {
    const { version = 'auto' } = this.options;
    this.version = version === 'auto' ? (document.directives.yaml.version === '1.1' ? '1.1' : '1.2') : version;
    this.anchors = new Map();
    this.path = [...path];
    const { value, below = NO_LINES } = this.value(document.contents, 0, document.range[0]);
    const before = commentLines(document.commentBefore);
    const inside = [...textsOf(below), ...commentLines(document.comment)];
    if (before.length + inside.length === 0) return value;
    const own = value.comments;
    const comments = toComments({
      before: [...before, ...(own?.before ?? EMPTY)],
      after: own?.after === undefined ? EMPTY : [own.after],
      inside: [...(own?.inside ?? EMPTY), ...inside],
    });
    return withComments(value, comments);
  }

  /** Some characters may only stand between quotes. */
  checkQuoted(): void {
    if (!this.hasOdd) return;
    let next = 0;
    const quoted = this.quoted.sort((a, b) => a.start - b.start);
    for (const { index } of this.text.matchAll(ONLY_QUOTED)) {
      while ((quoted[next]?.end ?? Infinity) <= index) next++;
      if ((quoted[next]?.start ?? Infinity) <= index) continue;
      if (this.text.charAt(index) === '\uFEFF' && mayBeMark(this.text, index)) continue;
      this.stop(index, { code: 'forbidden-character', codePoint: this.text.charCodeAt(index) });
    }
  }

  /** What there is to say, with places. */
  notes(original: string): DocumentNote[] {
    this.placed.sort((a, b) => a.at - b.at);
    const positions = positionsOf(
      original,
      this.placed.map(({ at }) => at),
    );
    this.placed.forEach(({ note, at }, n) => {
      const position = positions[n];
      this.noteList.add(position ? { ...note, place: { at, ...position } } : note);
    });
    return this.noteList.toNotes();
  }

  private stop(at: number, problem: YamlProblem): never {
    throw new Stop({ at, problem });
  }

  private note(note: DocumentNote, at: number): void {
    const count = (this.counts.get(note.code) ?? 0) + 1;
    this.counts.set(note.code, count);
    // The list would not show more of them anyway.
    if (count > KEPT_NOTES) this.noteList.addUnlisted(1);
    else this.placed.push({ note: { ...note, path: [...this.path] }, at: this.at(at) });
  }

  private spanOf(node: Node, fallback: number): Span {
    const [start, end] = node.range ?? [fallback, fallback];
    return { start: this.at(start), end: this.at(end) };
  }

  private value(node: Item, depth: number, at: number, lead: readonly string[] = EMPTY): Walked {
    if (!node) {
      const comments = toComments({ before: lead });
      return this.done({ kind: 'null', start: this.at(at), end: this.at(at), ...(comments && { comments }) }, 0, 0);
    }
    const start = node.range?.[0] ?? at;
    if (isAlias(node)) return this.alias(node, depth, start, lead);
    const anchored: Anchored | undefined = hasAnchor(node) ? { walked: undefined } : undefined;
    if (anchored && hasAnchor(node)) this.anchors.set(node.anchor, anchored);
    const walked = this.unaliased(node, depth, start, lead);
    if (anchored) anchored.walked = walked;
    return walked;
  }

  private unaliased(node: Node, depth: number, at: number, lead: readonly string[]): Walked {
    const meaning = this.meaning(node, at);
    if (meaning?.kind === 'function') return this.callFunction(node, meaning.key, depth, at, lead);
    if (isScalar(node)) return this.scalar(node, meaning, at, lead);
    if (!isCollection(node)) return this.stop(at, { code: 'unreadable' });
    if (depth >= DEPTH_LIMIT) this.stop(at, { code: 'too-deep', limit: DEPTH_LIMIT });
    const wanted = meaning?.kind === 'core' ? meaning.type : undefined;
    if (isMap(node)) {
      const isWrong =
        (wanted !== undefined && wanted !== 'map') || meaning?.kind === 'list' || meaning?.kind === 'binary';
      if (isWrong) this.stop(at, { code: 'value-for-tag', tag: tagText(node.tag ?? '') });
      return meaning?.kind === 'set' ? this.set(node, depth, at, lead) : this.map(node, depth, at, lead);
    }
    const isWrong = (wanted !== undefined && wanted !== 'seq') || meaning?.kind === 'set' || meaning?.kind === 'binary';
    if (isWrong) this.stop(at, { code: 'value-for-tag', tag: tagText(node.tag ?? '') });
    return this.list(node, depth, at, lead);
  }

  private meaning(node: Node, at: number): TagMeaning | undefined {
    const { tag } = node;
    if (!tag) return undefined;
    if (!isTag(tag)) this.stop(at, { code: 'bad-tag', tag });
    if (tag === '!') return { kind: 'core', type: isScalar(node) ? 'str' : isMap(node) ? 'map' : 'seq' };
    const meaning = meaningOf(tag, {
      knows11: this.version === '1.1' || !this.strict,
      cloudFormation: this.options.cloudFormation ?? false,
    });
    if (meaning.kind === 'unknown') this.note({ code: 'unknown-tag', tag: tagText(tag) }, at);
    return meaning;
  }

  /** Counts a value and tells its weight. */
  private done(value: DocumentValue, weightInside: number, height: number): Walked {
    const own = value.kind === 'string' ? 1 + Math.floor(value.text.length / TEXT_PER_WEIGHT) : 1;
    this.weight += own;
    return { value, weight: own + weightInside, height };
  }

  private alias(node: Alias, depth: number, at: number, lead: readonly string[]): Walked {
    const name = node.source;
    const anchored = this.anchors.get(name);
    if (!anchored) return this.stop(at, { code: 'alias-without-anchor', name });
    if (!anchored.walked) return this.stop(at, { code: 'recursive-alias', name });
    const { value, weight, height } = anchored.walked;
    if (depth + height > DEPTH_LIMIT) this.stop(at, { code: 'too-deep', limit: DEPTH_LIMIT });
    this.copy(weight, at);
    const comments = toComments({
      before: [...lead, ...commentLines(node.commentBefore)],
      after: commentLines(node.comment),
    });
    return { value: withComments(value, comments), weight, height };
  }

  private copy(weight: number, at: number): void {
    // The alias itself is written out.
    this.weight++;
    this.copied += weight;
    const shown = Math.min(MOST_SHOWN, FREE_COPIES + SHOWN_PER_VALUE * this.weight);
    const limit = Math.max(shown, FREE_COPIES + COPIES_PER_VALUE * this.weight);
    if (this.copied > limit) this.stop(at, { code: 'too-many-aliases' });
  }

  private scalar(node: Scalar, meaning: TagMeaning | undefined, at: number, lead: readonly string[]): Walked {
    const content = this.content(node, meaning, at);
    const span = this.spanOf(node, at);
    const isQuoted = node.type === 'QUOTE_DOUBLE' || node.type === 'QUOTE_SINGLE';
    if (this.hasOdd && isQuoted) this.quoted.push({ start: node.range?.[0] ?? at, end: node.range?.[1] ?? at });
    // Comments on the lines below a value that is not written may be those of what follows.
    const below = node.comment && node.source === '' && node.type === 'PLAIN' ? linesBelow(this.text, node) : NO_LINES;
    const after = commentLines(node.comment);
    const comments = toComments({
      before: [...commentLines(node.commentBefore), ...lead],
      after: after.slice(0, after.length - below.length),
    });
    return { ...this.done({ ...content, ...span, ...(comments && { comments }) }, 0, 0), below };
  }

  private content(node: Scalar, meaning: TagMeaning | undefined, at: number): ScalarContent {
    // With the failsafe schema, all scalars of the library are texts.
    const text = typeof node.value === 'string' ? node.value : (node.source ?? '');
    if (!meaning) return node.type === 'PLAIN' ? resolvePlain(text, this.version) : { kind: 'string', text };
    const content = this.tagged(text, meaning);
    return content ?? this.stop(at, { code: 'value-for-tag', tag: tagText(node.tag ?? '') });
  }

  /** What a text says under a tag; undefined where the tag does not take it. */
  private tagged(text: string, meaning: TagMeaning): ScalarContent | undefined {
    const { version } = this;
    if (meaning.kind === 'binary') return { kind: 'string', text: text.replace(/\s+/g, '') };
    if (meaning.kind === 'timestamp') return resolveDate(text) ?? { kind: 'string', text };
    if (meaning.kind === 'set' || meaning.kind === 'list') return undefined;
    if (meaning.kind !== 'core') return { kind: 'string', text };
    switch (meaning.type) {
      case 'str':
        return { kind: 'string', text };
      case 'int':
        return resolveInteger(text, version);
      case 'float':
        return asFloat(resolveFloat(text, version) ?? resolveInteger(text, version));
      case 'bool':
        return resolveBoolean(text, version);
      case 'null':
        return resolveNull(text);
      case 'map':
      case 'seq':
        return undefined;
    }
  }

  /** `!GetAtt a.b` is `{"Fn::GetAtt": ["a", "b"]}`, `!Ref x` is `{"Ref": "x"}`. */
  private callFunction(node: Node, key: string, depth: number, at: number, lead: readonly string[]): Walked {
    if (depth >= DEPTH_LIMIT) this.stop(at, { code: 'too-deep', limit: DEPTH_LIMIT });
    const span = this.spanOf(node, at);
    this.path.push(key);
    const { value, weight, height, below = NO_LINES } = this.functionValue(node, key, depth + 1, at, lead);
    this.path.pop();
    const { comments, ...bare } = value;
    const member = { key, keySpan: span, value: bare };
    const map = { kind: 'map' as const, members: [member], ...span, ...(comments && { comments }) };
    return { ...this.done(map, weight, height + 1), below };
  }

  private functionValue(node: Node, key: string, depth: number, at: number, lead: readonly string[]): Walked {
    if (isMap(node)) return this.map(node, depth, at, lead);
    if (!isScalar(node)) return this.list(toSequence(node), depth, at, lead);
    // Its own tag is spent.
    const walked = this.scalar(node, undefined, at, lead);
    const { value } = walked;
    const dot = key === 'Fn::GetAtt' && value.kind === 'string' ? value.text.indexOf('.') : -1;
    if (value.kind !== 'string' || dot < 0) return walked;
    const { start, end, comments, text } = value;
    const items = [text.slice(0, dot), text.slice(dot + 1)].map((part) => ({
      kind: 'string' as const,
      text: part,
      start,
      end,
    }));
    return this.done({ kind: 'list', items, start, end, ...(comments && { comments }) }, 2, 1);
  }

  private list(node: YAMLSeq, depth: number, at: number, lead: readonly string[]): Walked {
    const comments = this.containerComments(node, at, lead);
    const items: DocumentValue[] = [];
    let weight = 0;
    let height = 0;
    for (const child of node.items) {
      this.path.push(items.length);
      const walked = comments.settle(this.value(toItem(child), depth + 1, at, comments.above()));
      this.path.pop();
      items.push(walked.value);
      weight += walked.weight;
      height = Math.max(height, walked.height);
    }
    const { own, below } = comments.end();
    return { ...this.done({ kind: 'list', items, ...this.spanOf(node, at), ...own }, weight, height + 1), below };
  }

  private map(node: YAMLMap, depth: number, at: number, lead: readonly string[]): Walked {
    const comments = this.containerComments(node, at, lead);
    const members = new MemberList();
    let weight = 0;
    let height = 0;
    for (const [n, pair] of node.items.entries()) {
      if (n > 0 && node.flow !== true) this.checkEmptyKey(toItem(pair.key));
      const key = this.key(pair, depth + 1, at);
      if (this.isMerge(pair)) {
        if (this.strict && members.hasMerge) this.stop(key.at, { code: 'repeated-key', key: key.text });
        const merged = comments.settle(this.merge(pair, depth, key.at, members));
        weight += merged.weight;
        height = Math.max(height, merged.height);
        continue;
      }
      if (members.isGiven(key.text)) this.repeated(key);
      this.path.push(key.text);
      const walked = comments.settle(this.member(pair, depth + 1, key, comments.above()));
      this.path.pop();
      members.give({ key: key.text, keySpan: key.span, value: walked.value });
      weight += walked.weight;
      height = Math.max(height, walked.height, key.height);
    }
    const { own, below } = comments.end();
    const map = { kind: 'map' as const, members: members.members, ...this.spanOf(node, at), ...own };
    return { ...this.done(map, weight, height + 1), below };
  }

  /** The keys of a set, which is a map without values. */
  private set(node: YAMLMap, depth: number, at: number, lead: readonly string[]): Walked {
    const comments = this.containerComments(node, at, lead);
    const items: DocumentValue[] = [];
    const texts = new Set<string>();
    let weight = 0;
    let height = 0;
    for (const pair of node.items) {
      this.path.push(items.length);
      const walked = comments.settle(this.value(toItem(pair.key), depth + 1, at, comments.above()));
      const start = toItem(pair.key)?.range?.[0] ?? at;
      const text = keyText(walked.value);
      if (texts.has(text)) this.stop(start, { code: 'repeated-key', key: text });
      texts.add(text);
      if (this.value(toItem(pair.value), depth + 1, start).value.kind !== 'null') {
        this.stop(start, { code: 'value-for-tag', tag: tagText(node.tag ?? '') });
      }
      this.path.pop();
      items.push(walked.value);
      weight += walked.weight;
      height = Math.max(height, walked.height);
    }
    const { own, below } = comments.end();
    return { ...this.done({ kind: 'list', items, ...this.spanOf(node, at), ...own }, weight, height + 1), below };
  }

  private containerComments(node: YAMLMap | YAMLSeq, at: number, lead: readonly string[]): ContainerComments {
    const column = node.flow === true ? 0 : columnAt(this.text, at);
    if (!node.commentBefore && !node.comment && lead.length === 0) return new ContainerComments(column);
    const isFlow = node.flow === true;
    const lines = [...lead, ...commentLines(node.commentBefore)];
    const split = splitBefore(lines, this.text, at);
    const rest = commentLines(node.comment);
    const [, closed = at, end = at] = node.range ?? [];
    const behind = isFlow ? Math.min(rest.length, countBehind(this.text, closed, end)) : 0;
    const inside = rest.slice(0, rest.length - behind);
    return new ContainerComments(column, {
      before: isFlow ? [...split.before, ...split.lead] : split.before,
      after: [...split.after, ...rest.slice(rest.length - behind)],
      first: isFlow ? EMPTY : split.lead,
      inside: isFlow ? inside.map((text) => ({ text, column: 0 })) : linesBelow(this.text, node),
    });
  }

  private key(pair: Pair, depth: number, fallback: number): ReadKey {
    const node = toItem(pair.key);
    const at = node?.range?.[0] ?? fallback;
    const { value: bare, height, below = NO_LINES } = this.value(node, depth, at);
    const value = withInside(bare, below);
    const text = keyText(value);
    const isContainer = value.kind === 'map' || value.kind === 'list';
    if (isContainer) {
      this.path.push(text);
      this.note({ code: 'complex-key', text }, at);
      this.path.pop();
    }
    return {
      text,
      at,
      isContainer,
      height,
      span: node ? this.spanOf(node, at) : { start: this.at(at), end: this.at(at) },
      comments: value.comments,
    };
  }

  /** Few readers look into maps and lists that are keys, so repeated ones are found in use. The last one counts. */
  private repeated({ text, at, isContainer }: ReadKey): void {
    if (!isContainer) this.stop(at, { code: 'repeated-key', key: text });
    this.note({ code: 'duplicate-key', key: text }, at);
  }

  /** The library takes `a: {b}: c` for a second member without a key. Such a one must begin its line. */
  private checkEmptyKey(key: Item): void {
    if (!isScalar(key) || key.source !== '' || key.type !== 'PLAIN') return;
    const start = key.range?.[0] ?? 0;
    const colon = start + (/^[ \t]*/.exec(this.text.slice(start, start + 1000))?.[0].length ?? 0);
    if (this.text.charAt(colon) !== ':') return;
    const before = this.text.slice(this.text.lastIndexOf('\n', start - 1) + 1, start);
    if (before.trim() !== '') this.stop(colon, { code: 'unexpected', found: ':' });
  }

  private member(pair: Pair, depth: number, key: ReadKey, lead: readonly string[]): Walked {
    const node = toItem(pair.value);
    const walked = this.value(node, depth, toItem(pair.key)?.range?.[1] ?? key.at);
    const before = [...lead, ...(key.comments?.before ?? EMPTY)];
    const after = key.comments?.after;
    if (before.length === 0 && after === undefined) return walked;
    const own = walked.value.comments;
    // A scalar that stands below its key has its own comments above it.
    const comments = toComments({
      before: [...before, ...(own?.before ?? EMPTY)],
      after: [...(after === undefined ? EMPTY : [after]), ...(own?.after === undefined ? EMPTY : [own.after])],
      inside: [...(key.comments?.inside ?? EMPTY), ...(own?.inside ?? EMPTY)],
    });
    return { ...walked, value: withComments(walked.value, comments) };
  }

  private isMerge({ key }: Pair): boolean {
    if (!this.mergeKeys || !isScalar(key) || key.value !== '<<') return false;
    return key.tag === undefined ? key.type === 'PLAIN' : key.tag === 'tag:yaml.org,2002:merge';
  }

  /** Adds the members of the map, or of the maps in the list, that the map does not have. */
  private merge(pair: Pair, depth: number, at: number, members: MemberList): Walked {
    members.hasMerge = true;
    const { value, weight, height, below = NO_LINES } = this.value(toItem(pair.value), depth, at);
    for (const source of value.kind === 'list' ? value.items : [value]) {
      if (source.kind !== 'map') return this.stop(at, { code: 'merge-source' });
      for (const member of source.members) members.lend({ ...member, value: withComments(member.value, undefined) });
    }
    // A bound is enough: some of its members may have given way.
    return { value, weight, height: Math.max(0, height - 1), below };
  }
}

/** The comments of a map or list, while its children are read one after the other. */
class ContainerComments {
  private next: readonly string[];
  private left: readonly CommentLine[] = NO_LINES;

  constructor(
    /** Where its children begin. */
    private readonly column: number,
    private readonly parts?: {
      readonly before: readonly string[];
      readonly after: readonly string[];
      /** Above its first child. */
      readonly first: readonly string[];
      /** Below its last child. */
      readonly inside: readonly CommentLine[];
    },
  ) {
    this.next = parts?.first ?? EMPTY;
  }

  /** What stands above the next child. */
  above(): readonly string[] {
    const lines = [...this.next, ...textsOf(this.left)];
    this.next = EMPTY;
    this.left = NO_LINES;
    return lines;
  }

  /** A child with those of the comments below it that are its own; the others wait for the next one. */
  settle(child: Walked): Walked {
    if (!child.below || child.below.length === 0) return child;
    const [own, others] = partBelow(child.below, this.column + 1);
    this.left = [...this.left, ...others];
    return { ...child, value: withInside(child.value, own), below: NO_LINES };
  }

  /** The comments of the container itself, and those below it that stand too far left to be its own. */
  end(): { readonly own: { readonly comments?: Comments }; readonly below: readonly CommentLine[] } {
    const { before = EMPTY, after = EMPTY, inside = NO_LINES } = this.parts ?? {};
    const [own, below] = partBelow([...this.left, ...inside], this.column);
    const comments = toComments({ before, after, inside: [...this.next, ...textsOf(own)] });
    return { own: comments ? { comments } : {}, below };
  }
}

interface ReadKey {
  readonly text: string;
  readonly at: number;
  readonly isContainer: boolean;
  readonly height: number;
  readonly span: Span;
  readonly comments: Comments | undefined;
}

/** Members in order, where those lent by a merge give way to the map's own, which take their places. */
class MemberList {
  readonly members: DocumentMember[] = [];
  hasMerge = false;
  private readonly places = new Map<string, number>();
  private readonly given = new Set<string>();

  isGiven(key: string): boolean {
    return this.given.has(key);
  }

  give(member: DocumentMember): void {
    const place = this.places.get(member.key) ?? this.members.length;
    this.places.set(member.key, place);
    this.given.add(member.key);
    this.members[place] = member;
  }

  /** Adds a member unless there is one with the same key. */
  lend(member: DocumentMember): void {
    if (this.places.has(member.key)) return;
    this.places.set(member.key, this.members.length);
    this.members.push(member);
  }
}

/** A byte order mark may stand where a document was ended. The one at the start of the text is no longer there. */
function mayBeMark(text: string, at: number): boolean {
  const end = text.lastIndexOf('\n...', at);
  return end >= 0 && /^\n\.\.\.(?:[ \t][^\n]*)?\n(?:[ \t]*(?:#[^\n]*)?\n)*$/.test(text.slice(end, at));
}

/** A key as a text: what it says, or the JSON text of a map or list. */
function keyText(key: DocumentValue): string {
  switch (key.kind) {
    case 'string':
      return key.text;
    case 'null':
      return 'null';
    case 'boolean':
      return String(key.value);
    case 'number':
      return NOT_FINITE_KEYS.get(key.source) ?? key.source;
    case 'date':
      return key.source;
    case 'map':
    case 'list':
      return writeJson(key, { indent: 0 }).text;
  }
}

const NOT_FINITE_KEYS: ReadonlyMap<string, string> = new Map([
  ['NaN', '.nan'],
  ['Infinity', '.inf'],
  ['-Infinity', '-.inf'],
]);

function withComments(value: DocumentValue, comments: Comments | undefined): DocumentValue {
  const { comments: former, ...bare } = value;
  if (former === undefined && comments === undefined) return value;
  return comments ? { ...bare, comments } : bare;
}

/** A value with more comments below it: a scalar has them behind it. */
function withInside(value: DocumentValue, lines: readonly CommentLine[]): DocumentValue {
  if (lines.length === 0) return value;
  const { before = EMPTY, after, inside = EMPTY } = value.comments ?? {};
  const isContainer = value.kind === 'map' || value.kind === 'list';
  const behind = after === undefined ? EMPTY : [after];
  const comments = isContainer
    ? toComments({ before, after: behind, inside: [...inside, ...textsOf(lines)] })
    : toComments({ before, after: [...behind, ...textsOf(lines)], inside });
  return withComments(value, comments);
}

function textsOf(lines: readonly CommentLine[]): readonly string[] {
  return lines.map(({ text }) => text);
}

function hasAnchor(node: Node): node is Node & { anchor: string } {
  return 'anchor' in node && typeof node.anchor === 'string';
}

/** `!!float 3` is a float. */
function asFloat(content: ScalarContent | undefined): ScalarContent | undefined {
  if (content?.kind !== 'number' || !/^-?\d+$/.test(content.source)) return content;
  return { kind: 'number', source: `${content.source}.0` };
}

// The parser puts nodes, or nothing, into collections; the library's types also think of those built by hand.
function toItem(item: unknown): Item {
  return item as Item;
}

function toSequence(node: Node): YAMLSeq {
  return node as YAMLSeq;
}
