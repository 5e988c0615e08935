import { isAlias, isCollection, isMap, isScalar, type Alias, type Document, type Node, type Scalar } from 'yaml';
import { DEPTH_LIMIT, type DocumentValue } from '../document/document';
import type { DocumentNote } from '../document/note';
import type { Walked } from './alias-budget';
import { QuotedCharacters } from './allowed-characters';
import { ContainerReader } from './container-reader';
import { fitsContainer, hasAnchor, toSequence, type Item } from './library-nodes';
import { commentLines, linesBelow, toComments, type CommentLine } from './node-comments';
import { resolvePlain, type ScalarContent } from './resolve-scalar';
import { taggedContent } from './tagged-content';
import { TreeState, type TreeSettings } from './tree-state';
import { textsOf, withComments } from './value-comments';
import { YamlStop } from './yaml-fault';
import type { YamlSource } from './yaml-source';
import { isTag, meaningOf, tagText, type TagMeaning } from './yaml-tags';

/** An anchor; without a value while its node is being read. */
interface Anchored {
  walked: Walked | undefined;
}

const EMPTY: readonly string[] = [];
const NO_LINES: readonly CommentLine[] = [];

/** Makes trees of the documents that the library has parsed, one document after the other. */
export class TreeReader {
  private readonly tree: TreeState;
  private readonly quoted: QuotedCharacters;
  private readonly containers: ContainerReader;
  private anchors = new Map<string, Anchored>();

  constructor(source: YamlSource, settings: TreeSettings) {
    this.tree = new TreeState(source, settings);
    this.quoted = new QuotedCharacters(source.text, settings.strict);
    this.containers = new ContainerReader(this.tree, (node, depth, at, lead) => this.value(node, depth, at, lead));
  }

  /** The tree of one document, whose path in the stream is given; throws a `YamlStop` where there is none. */
  document(document: Document.Parsed, path: readonly number[]): DocumentValue {
    this.tree.begin(document, path);
    this.anchors = new Map();
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

  /** To be called behind the last document: some characters may only stand between quotes. */
  checkQuoted(): void {
    const found = this.quoted.findUnquoted();
    if (found) throw new YamlStop(found);
  }

  /** What there is to say, with places. */
  notes(original: string): DocumentNote[] {
    return this.tree.notes.toNotes(original);
  }

  private value(node: Item, depth: number, at: number, lead: readonly string[] = EMPTY): Walked {
    if (!node) {
      const comments = toComments({ before: lead });
      return this.tree.budget.weigh(
        { kind: 'null', ...this.tree.spanOf(node, at), ...(comments && { comments }) },
        0,
        0,
      );
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
    if (!isCollection(node)) return this.tree.stop(at, { code: 'unreadable' });
    if (depth >= DEPTH_LIMIT) this.tree.stop(at, { code: 'too-deep', limit: DEPTH_LIMIT });
    if (!fitsContainer(meaning, isMap(node) ? 'map' : 'seq')) {
      this.tree.stop(at, { code: 'value-for-tag', tag: tagText(node.tag ?? '') });
    }
    if (!isMap(node)) return this.containers.list(node, depth, at, lead);
    return meaning?.kind === 'set'
      ? this.containers.set(node, depth, at, lead)
      : this.containers.map(node, depth, at, lead);
  }

  private meaning(node: Node, at: number): TagMeaning | undefined {
    const { tag } = node;
    if (!tag) return undefined;
    if (!isTag(tag)) this.tree.stop(at, { code: 'bad-tag', tag });
    if (tag === '!') return { kind: 'core', type: plainType(node) };
    const meaning = meaningOf(tag, {
      knows11: this.tree.version === '1.1' || !this.tree.settings.strict,
      cloudFormation: this.tree.settings.cloudFormation,
    });
    if (meaning.kind === 'unknown') this.tree.note({ code: 'unknown-tag', tag: tagText(tag) }, at);
    return meaning;
  }

  private alias(node: Alias, depth: number, at: number, lead: readonly string[]): Walked {
    const name = node.source;
    const anchored = this.anchors.get(name);
    if (!anchored) return this.tree.stop(at, { code: 'alias-without-anchor', name });
    if (!anchored.walked) {
      if (!this.tree.settings.forShow) return this.tree.stop(at, { code: 'recursive-alias', name });
      return this.tree.budget.weigh({ kind: 'string', text: `*${name}`, ...this.tree.spanOf(node, at) }, 0, 0);
    }
    const { value, weight, height } = anchored.walked;
    if (depth + height > DEPTH_LIMIT) this.tree.stop(at, { code: 'too-deep', limit: DEPTH_LIMIT });
    if (!this.tree.budget.copy(weight)) this.tree.stop(at, { code: 'too-many-aliases' });
    const comments = toComments({
      before: [...lead, ...commentLines(node.commentBefore)],
      after: commentLines(node.comment),
    });
    return { value: withComments(value, comments), weight, height };
  }

  private scalar(node: Scalar, meaning: TagMeaning | undefined, at: number, lead: readonly string[]): Walked {
    const content = this.content(node, meaning, at);
    const span = this.tree.spanOf(node, at);
    const isQuoted = node.type === 'QUOTE_DOUBLE' || node.type === 'QUOTE_SINGLE';
    if (isQuoted) this.quoted.quote(node.range?.[0] ?? at, node.range?.[1] ?? at);
    // Comments on the lines below a value that is not written may be those of what follows.
    const below =
      node.comment && node.source === '' && node.type === 'PLAIN' ? linesBelow(this.tree.text, node) : NO_LINES;
    const after = commentLines(node.comment);
    const comments = toComments({
      before: [...commentLines(node.commentBefore), ...lead],
      after: after.slice(0, after.length - below.length),
    });
    return { ...this.tree.budget.weigh({ ...content, ...span, ...(comments && { comments }) }, 0, 0), below };
  }

  private content(node: Scalar, meaning: TagMeaning | undefined, at: number): ScalarContent {
    // With the failsafe schema, all scalars of the library are texts.
    const text = typeof node.value === 'string' ? node.value : (node.source ?? '');
    if (!meaning) return node.type === 'PLAIN' ? resolvePlain(text, this.tree.version) : { kind: 'string', text };
    const content = taggedContent(text, meaning, this.tree.version);
    return content ?? this.tree.stop(at, { code: 'value-for-tag', tag: tagText(node.tag ?? '') });
  }

  /** `!GetAtt a.b` is `{"Fn::GetAtt": ["a", "b"]}`, `!Ref x` is `{"Ref": "x"}`. */
  private callFunction(node: Node, key: string, depth: number, at: number, lead: readonly string[]): Walked {
    if (depth >= DEPTH_LIMIT) this.tree.stop(at, { code: 'too-deep', limit: DEPTH_LIMIT });
    const span = this.tree.spanOf(node, at);
    this.tree.path.push(key);
    const { value, weight, height, below = NO_LINES } = this.functionValue(node, key, depth + 1, at, lead);
    this.tree.path.pop();
    const { comments, ...bare } = value;
    const member = { key, keySpan: span, value: bare };
    const map = { kind: 'map' as const, members: [member], ...span, ...(comments && { comments }) };
    return { ...this.tree.budget.weigh(map, weight, height + 1), below };
  }

  private functionValue(node: Node, key: string, depth: number, at: number, lead: readonly string[]): Walked {
    if (isMap(node)) return this.containers.map(node, depth, at, lead);
    if (!isScalar(node)) return this.containers.list(toSequence(node), depth, at, lead);
    // Its own tag is spent.
    const walked = this.scalar(node, undefined, at, lead);
    const pair = key === 'Fn::GetAtt' ? dottedPair(walked.value) : undefined;
    return pair ? this.tree.budget.weigh(pair, 2, 1) : walked;
  }
}

/** What the tag `!` makes of a node: what it is, but no scalar is anything else than a text. */
function plainType(node: Node): 'str' | 'map' | 'seq' {
  if (isScalar(node)) return 'str';
  return isMap(node) ? 'map' : 'seq';
}

/** `a.b` as a list of `a` and `b`; undefined for what has no point. */
function dottedPair(value: DocumentValue): DocumentValue | undefined {
  const dot = value.kind === 'string' ? value.text.indexOf('.') : -1;
  if (value.kind !== 'string' || dot < 0) return undefined;
  const { start, end, comments, text } = value;
  const items = [text.slice(0, dot), text.slice(dot + 1)].map((part) => ({
    kind: 'string' as const,
    text: part,
    start,
    end,
  }));
  return { kind: 'list', items, start, end, ...(comments && { comments }) };
}
