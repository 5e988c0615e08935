import type { Comments } from '../document/document';

/** Comments of a value, by where they stood. `lead` belongs above the first child of a container. */
export interface SplitComments {
  readonly before: readonly string[];
  readonly after: readonly string[];
  readonly lead: readonly string[];
}

/** The lines of a comment as the library gives it, without the blank behind the mark. */
export function commentLines(comment: string | null | undefined): string[] {
  if (!comment) return [];
  // An empty line is a gap between comments; a comment without words is one blank.
  return comment
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.replace(/^ /, '').trimEnd());
}

/**
 * The comments before a container that begins at `start`. Some stand above its key or dash, one may stand behind it on
 * the same line, the others between it and the first child.
 */
export function splitBefore(lines: readonly string[], text: string, start: number): SplitComments {
  const { below, hasBehind } = commentsAbove(text, start);
  const lead = below === 0 ? [] : lines.slice(-below);
  const rest = below === 0 ? lines : lines.slice(0, -below);
  const after = hasBehind ? rest.slice(-1) : [];
  return { before: hasBehind ? rest.slice(0, -1) : rest, after, lead };
}

/** Going up from a place: how many lines hold only a comment, and whether the first other one ends with a comment. */
function commentsAbove(text: string, start: number): { below: number; hasBehind: boolean } {
  let lineStart = text.lastIndexOf('\n', start - 1) + 1;
  if (text.slice(lineStart, start).trim() !== '') return { below: 0, hasBehind: false };
  let below = 0;
  while (lineStart > 0) {
    const end = lineStart - 1;
    lineStart = text.lastIndexOf('\n', end - 1) + 1;
    const line = text.slice(lineStart, end).trim();
    if (line.startsWith('#')) below++;
    else if (line !== '') return { below, hasBehind: /\s#/.test(line) };
  }
  return { below, hasBehind: false };
}

/** A line of a comment, and the column (from 0) of its mark. */
export interface CommentLine {
  readonly text: string;
  readonly column: number;
}

/** The lines of comments below a node, up to where the next one begins. */
export function linesBelow(text: string, { range }: { readonly range?: readonly number[] | null }): CommentLine[] {
  const [, from = 0, to = 0] = range ?? [];
  const lineStart = text.lastIndexOf('\n', from - 1) + 1;
  const isOnNewLine = text.slice(lineStart, from).trim() === '';
  const begin = isOnNewLine ? lineStart : text.indexOf('\n', from) + 1;
  if (begin === 0 || begin >= to) return [];
  return text
    .slice(begin, to)
    .split('\n')
    .flatMap((line) => {
      const column = line.search(/\S/);
      if (line.charAt(column) !== '#') return [];
      return {
        text: line
          .slice(column + 1)
          .replace(/^ /, '')
          .trimEnd(),
        column,
      };
    });
}

/** The first lines that begin at a column or right of it, and the others, from the first one left of it on. */
export function partBelow(lines: readonly CommentLine[], least: number): [CommentLine[], CommentLine[]] {
  const end = lines.findIndex(({ column }) => column < least);
  return end < 0 ? [[...lines], []] : [lines.slice(0, end), lines.slice(end)];
}

export function columnAt(text: string, at: number): number {
  return at - text.lastIndexOf('\n', at - 1) - 1;
}

/** Of the lines of a comment at the end of a flow collection, how many stand behind its bracket. */
export function countBehind(text: string, closed: number, end: number): number {
  return text
    .slice(closed, end)
    .split('\n')
    .filter((line) => line.trimStart().startsWith('#')).length;
}

/** Comments as the document model has them; undefined without any. */
export function toComments({
  before = [],
  after = [],
  inside = [],
}: {
  before?: readonly string[];
  after?: readonly string[];
  inside?: readonly string[];
}): Comments | undefined {
  if (before.length + after.length + inside.length === 0) return undefined;
  return {
    ...(before.length > 0 ? { before } : {}),
    ...(after.length > 0 ? { after: after.filter((line) => line !== '').join(' ') } : {}),
    ...(inside.length > 0 ? { inside } : {}),
  };
}
