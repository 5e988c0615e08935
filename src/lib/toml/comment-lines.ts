import type { DocumentValue } from '../document/document';

/** What a comment of TOML cannot hold. */
const NOT_IN_COMMENT = /\p{Surrogate}|(?!\t)\p{Cc}/gu;

/** Comments as lines of TOML; one that has line breaks becomes several. */
export function linesOf(comments: readonly string[]): string[] {
  return comments
    .flatMap((comment) => comment.split(/\r\n|[\n\r]/))
    .map((line) => `# ${line.replace(NOT_IN_COMMENT, '\uFFFD')}`.trimEnd());
}

/** All comments of the values inside a value, and of its end, in order; its own above and behind it are not among them. */
export function linesBelow(value: DocumentValue): string[] {
  const inside = value.comments?.inside ?? [];
  return [...childrenOf(value).flatMap(linesAround), ...inside];
}

function linesAround(value: DocumentValue): string[] {
  const { before = [], after } = value.comments ?? {};
  return [...before, ...(after === undefined ? [] : [after]), ...linesBelow(value)];
}

/** How many comments stand in and around a value. */
export function countComments(value: DocumentValue): number {
  return linesAround(value).length;
}

function childrenOf(value: DocumentValue): readonly DocumentValue[] {
  if (value.kind === 'list') return value.items;
  return value.kind === 'map' ? value.members.map((member) => member.value) : [];
}
