import type { Pair, YAMLMap, YAMLSeq } from 'yaml';
import type { Comments, DocumentMember, DocumentValue, Span } from '../document/document';
import type { Walked } from './alias-budget';
import { commentsOfContainer } from './container-comments';
import { keyText, typedIdentity } from './key-text';
import { isMergeMember, strayColon, toItem, type Item } from './library-nodes';
import { MemberList } from './member-list';
import { toComments, type CommentLine } from './node-comments';
import type { TreeState } from './tree-state';
import { withComments, withInside } from './value-comments';
import { tagText } from './yaml-tags';

const EMPTY: readonly string[] = [];
const NO_LINES: readonly CommentLine[] = [];

/** The JSON text of a key within a key has its quotes escaped once more: each level doubles it. */
const KEY_DEPTH_LIMIT = 12;
/** What aliases add to such a text is no nesting of what was written. */
const KEY_LENGTH_LIMIT = 1_000_000;

/** Reads what stands in a map or list; `at` is its place where it has none, `lead` the comments above it. */
export type ReadValue = (node: Item, depth: number, at: number, lead?: readonly string[]) => Walked;

/** A key as it was read, and what it takes to compare it. */
interface ReadKey {
  readonly text: string;
  /** What no other key of the map may be. */
  readonly identity: string;
  readonly at: number;
  readonly isContainer: boolean;
  readonly height: number;
  readonly span: Span;
  readonly comments: Comments | undefined;
}

/** Reads lists, maps and sets; what stands in them is read by `value`. */
export class ContainerReader {
  /** How many keys the value at hand is part of. */
  private keyDepth = 0;
  /** By what members are known, where it is not their text. */
  private readonly identities = new WeakMap<DocumentMember, string>();

  constructor(
    private readonly tree: TreeState,
    private readonly value: ReadValue,
  ) {}

  list(node: YAMLSeq, depth: number, at: number, lead: readonly string[]): Walked {
    const comments = commentsOfContainer(this.tree.text, node, at, lead);
    const items: DocumentValue[] = [];
    let weight = 0;
    let height = 0;
    for (const child of node.items) {
      this.tree.path.push(items.length);
      const walked = comments.settle(this.value(toItem(child), depth + 1, at, comments.above()));
      this.tree.path.pop();
      items.push(walked.value);
      weight += walked.weight;
      height = Math.max(height, walked.height);
    }
    const { own, below } = comments.end();
    return {
      ...this.tree.budget.weigh({ kind: 'list', items, ...this.tree.spanOf(node, at), ...own }, weight, height + 1),
      below,
    };
  }

  map(node: YAMLMap, depth: number, at: number, lead: readonly string[]): Walked {
    const comments = commentsOfContainer(this.tree.text, node, at, lead);
    const members = new MemberList();
    let weight = 0;
    let height = 0;
    for (const [n, pair] of node.items.entries()) {
      const stray = n > 0 && node.flow !== true ? strayColon(this.tree.text, toItem(pair.key)) : undefined;
      if (stray !== undefined) this.tree.stop(stray, { code: 'unexpected', found: ':' });
      const key = this.key(pair, depth + 1, at);
      if (this.tree.settings.mergeKeys && isMergeMember(pair)) {
        if (this.tree.settings.strict && members.hasMerge)
          this.tree.stop(key.at, { code: 'repeated-key', key: key.text });
        const merged = comments.settle(this.merge(pair, depth, key.at, members));
        weight += merged.weight;
        height = Math.max(height, merged.height);
        continue;
      }
      if (members.isGiven(key.identity)) this.repeated(key);
      this.tree.path.push(key.text);
      const walked = comments.settle(this.member(pair, depth + 1, key, comments.above()));
      this.tree.path.pop();
      members.give(this.known({ key: key.text, keySpan: key.span, value: walked.value }, key.identity), key.identity);
      weight += walked.weight;
      height = Math.max(height, walked.height, key.height);
    }
    const { own, below } = comments.end();
    const map = { kind: 'map' as const, members: members.members, ...this.tree.spanOf(node, at), ...own };
    return { ...this.tree.budget.weigh(map, weight, height + 1), below };
  }

  /** The keys of a set, which is a map without values. */
  set(node: YAMLMap, depth: number, at: number, lead: readonly string[]): Walked {
    const comments = commentsOfContainer(this.tree.text, node, at, lead);
    const items: DocumentValue[] = [];
    const texts = new Set<string>();
    let weight = 0;
    let height = 0;
    for (const pair of node.items) {
      this.tree.path.push(items.length);
      const walked = comments.settle(this.value(toItem(pair.key), depth + 1, at, comments.above()));
      const start = toItem(pair.key)?.range?.[0] ?? at;
      const text = keyText(walked.value);
      if (texts.has(text)) this.tree.stop(start, { code: 'repeated-key', key: text });
      texts.add(text);
      if (this.value(toItem(pair.value), depth + 1, start).value.kind !== 'null') {
        this.tree.stop(start, { code: 'value-for-tag', tag: tagText(node.tag ?? '') });
      }
      this.tree.path.pop();
      items.push(walked.value);
      weight += walked.weight;
      height = Math.max(height, walked.height);
    }
    const { own, below } = comments.end();
    return {
      ...this.tree.budget.weigh({ kind: 'list', items, ...this.tree.spanOf(node, at), ...own }, weight, height + 1),
      below,
    };
  }

  /** Keeps what a member is known by, for maps that it is merged into. */
  private known(member: DocumentMember, identity: string): DocumentMember {
    if (identity !== member.key) this.identities.set(member, identity);
    return member;
  }

  private key(pair: Pair, depth: number, fallback: number): ReadKey {
    const node = toItem(pair.key);
    const at = node?.range?.[0] ?? fallback;
    if (this.keyDepth > KEY_DEPTH_LIMIT) this.tree.stop(at, { code: 'too-deep', limit: KEY_DEPTH_LIMIT });
    this.keyDepth += 1;
    const { value: bare, height, below = NO_LINES } = this.value(node, depth, at);
    this.keyDepth -= 1;
    const value = withInside(bare, below);
    const text = keyText(value);
    const isContainer = value.kind === 'map' || value.kind === 'list';
    if (isContainer) {
      if (text.length > KEY_LENGTH_LIMIT) this.tree.stop(at, { code: 'too-many-aliases' });
      this.tree.path.push(text);
      this.tree.note({ code: 'complex-key', text }, at);
      this.tree.path.pop();
    }
    return {
      text,
      identity: this.tree.settings.forShow ? typedIdentity(value, text, this.tree.version) : text,
      at,
      isContainer,
      height,
      span: this.tree.spanOf(node, at),
      comments: value.comments,
    };
  }

  /** Few readers look into maps and lists that are keys, so repeated ones are found in use. The last one counts. */
  private repeated({ text, at, isContainer }: ReadKey): void {
    if (!isContainer) this.tree.stop(at, { code: 'repeated-key', key: text });
    this.tree.note({ code: 'duplicate-key', key: text }, at);
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

  /** Adds the members of the map, or of the maps in the list, that the map does not have. */
  private merge(pair: Pair, depth: number, at: number, members: MemberList): Walked {
    members.hasMerge = true;
    const { value, weight, height, below = NO_LINES } = this.value(toItem(pair.value), depth, at);
    for (const source of value.kind === 'list' ? value.items : [value]) {
      if (source.kind !== 'map') return this.tree.stop(at, { code: 'merge-source' });
      for (const member of source.members) {
        const identity = this.identities.get(member) ?? member.key;
        members.lend(this.known({ ...member, value: withComments(member.value, undefined) }, identity), identity);
      }
    }
    // A bound is enough: some of its members may have given way.
    return { value, weight, height: Math.max(0, height - 1), below };
  }
}
