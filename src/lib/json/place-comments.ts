import {
  COMMENT_AFTER_COMMA,
  COMMENT_AFTER_KEY,
  NONE,
  at,
  firstChild,
  nextSibling,
  type JsonIndex,
} from './json-index';

/** One comment as it stands in the text, white space at its end left out. */
export interface JsonComment {
  readonly text: string;
  readonly isLine: boolean;
  /** Whether what follows the comment stood on the same line. */
  readonly isInline: boolean;
}

/** Comments by the node they belong to, so that they go with it when members are sorted. */
type Placed = ReadonlyMap<number, readonly JsonComment[]>;

export interface CommentPlaces {
  /** Before the member or element. */
  readonly before: Placed;
  /** On the line of the opening bracket of the container. */
  readonly opening: Placed;
  /** Between the member's key and its value. */
  readonly afterKey: Placed;
  /** After the value on its line, before the comma. */
  readonly after: Placed;
  /** After the comma on the line of the value. */
  readonly afterComma: Placed;
  /** Before the closing bracket of the container, on lines of their own; under `NONE` those at the end of the text. */
  readonly closing: Placed;
}

/** Finds for each comment what it speaks of: what follows it, unless it ends a line of which something stands before. */
export function placeComments(index: JsonIndex): CommentPlaces {
  const places = {
    before: new Map<number, JsonComment[]>(),
    opening: new Map<number, JsonComment[]>(),
    afterKey: new Map<number, JsonComment[]>(),
    after: new Map<number, JsonComment[]>(),
    afterComma: new Map<number, JsonComment[]>(),
    closing: new Map<number, JsonComment[]>(),
  };
  for (let i = 0; i < index.comments.starts.length; i++) {
    const [place, node] = placeOf(index, i);
    const list = places[place].get(node) ?? [];
    list.push(commentAt(index, i));
    places[place].set(node, list);
  }
  return places;
}

function commentAt(index: JsonIndex, i: number): JsonComment {
  const { comments, text } = index;
  const following = next(index, i);
  const end = at(comments.ends, i);
  const source = text.slice(at(comments.starts, i), end);
  return {
    text: source.trimEnd().replace(/\r\n?/g, '\n'),
    isLine: source.startsWith('//'),
    isInline: following !== NONE && !hasBreak(text, end, startOf(index, following)),
  };
}

function placeOf(index: JsonIndex, i: number): [keyof CommentPlaces, number] {
  const { comments, text } = index;
  const start = at(comments.starts, i);
  const parent = at(comments.parents, i);
  const previous = at(comments.previous, i);
  const flags = at(comments.flags, i);
  const following = next(index, i);
  if (flags & COMMENT_AFTER_KEY) return ['afterKey', following];

  const isLine = text.startsWith('//', start);
  const end = at(comments.ends, i);
  const isPastComma = previous === NONE || (flags & COMMENT_AFTER_COMMA) !== 0;
  const leadsInline = !isLine && isPastComma && following !== NONE && !hasBreak(text, end, startOf(index, following));
  if (previous !== NONE && !leadsInline && !hasBreak(text, at(index.ends, previous), start)) {
    return [flags & COMMENT_AFTER_COMMA ? 'afterComma' : 'after', previous];
  }
  const isOpening = previous === NONE && parent !== NONE && !leadsInline && following !== NONE;
  if (isOpening && !hasBreak(text, at(index.starts, parent), start)) return ['opening', parent];
  return following === NONE ? ['closing', parent] : ['before', following];
}

/** The node that follows a comment in the same container, or `NONE`. */
function next(index: JsonIndex, i: number): number {
  const previous = at(index.comments.previous, i);
  const parent = at(index.comments.parents, i);
  if (previous !== NONE) return nextSibling(index, previous);
  return parent === NONE ? 0 : firstChild(index, parent);
}

function startOf(index: JsonIndex, node: number): number {
  return at(index.keyStarts, node) || at(index.starts, node);
}

// Only what lies between is looked at: a regular expression would go on to the next break, however far away.
function hasBreak(text: string, start: number, end: number): boolean {
  for (let i = start; i < end; i++) {
    const code = text.charCodeAt(i);
    if (code === 10 || code === 13) return true;
  }
  return false;
}

/** Whether a comment stands inside a value. */
export function hasCommentIn({ comments, starts, ends }: JsonIndex, node: number): boolean {
  const start = at(starts, node);
  let low = 0;
  let high = comments.starts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (at(comments.starts, middle) < start) low = middle + 1;
    else high = middle;
  }
  return low < comments.starts.length && at(comments.starts, low) < at(ends, node);
}
