import type { YAMLMap, YAMLSeq } from 'yaml';
import type { Comments } from '../document/document';
import type { Walked } from './alias-budget';
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
import { textsOf, withInside } from './value-comments';

const EMPTY: readonly string[] = [];
const NO_LINES: readonly CommentLine[] = [];

/** The comments of a map or list, while its children are read one after the other. */
export class ContainerComments {
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

/** The comments of a map or list that begins at a place of the text, with those that were met before it. */
export function commentsOfContainer(
  text: string,
  node: YAMLMap | YAMLSeq,
  at: number,
  lead: readonly string[],
): ContainerComments {
  const column = node.flow === true ? 0 : columnAt(text, at);
  if (!node.commentBefore && !node.comment && lead.length === 0) return new ContainerComments(column);
  const isFlow = node.flow === true;
  const lines = [...lead, ...commentLines(node.commentBefore)];
  const split = splitBefore(lines, text, at);
  const rest = commentLines(node.comment);
  const [, closed = at, end = at] = node.range ?? [];
  const behind = isFlow ? Math.min(rest.length, countBehind(text, closed, end)) : 0;
  const inside = rest.slice(0, rest.length - behind);
  return new ContainerComments(column, {
    before: isFlow ? [...split.before, ...split.lead] : split.before,
    after: [...split.after, ...rest.slice(rest.length - behind)],
    first: isFlow ? EMPTY : split.lead,
    inside: isFlow ? inside.map((line) => ({ text: line, column: 0 })) : linesBelow(text, node),
  });
}
