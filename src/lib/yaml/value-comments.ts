import type { Comments, DocumentValue } from '../document/document';
import { toComments, type CommentLine } from './node-comments';

const EMPTY: readonly string[] = [];

/** A value with these comments instead of its own ones. */
export function withComments(value: DocumentValue, comments: Comments | undefined): DocumentValue {
  const { comments: former, ...bare } = value;
  if (former === undefined && comments === undefined) return value;
  return comments ? { ...bare, comments } : bare;
}

/** A value with more comments below it: a scalar has them behind it. */
export function withInside(value: DocumentValue, lines: readonly CommentLine[]): DocumentValue {
  if (lines.length === 0) return value;
  const { before = EMPTY, after, inside = EMPTY } = value.comments ?? {};
  const isContainer = value.kind === 'map' || value.kind === 'list';
  const behind = after === undefined ? EMPTY : [after];
  const comments = isContainer
    ? toComments({ before, after: behind, inside: [...inside, ...textsOf(lines)] })
    : toComments({ before, after: [...behind, ...textsOf(lines)], inside });
  return withComments(value, comments);
}

export function textsOf(lines: readonly CommentLine[]): readonly string[] {
  return lines.map(({ text }) => text);
}
