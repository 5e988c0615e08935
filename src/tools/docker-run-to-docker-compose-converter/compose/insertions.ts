import { isCollection, isMap, isScalar, type Pair, type YAMLMap } from 'yaml';

/** Lines to be put into a text at an offset. */
export interface Insertion {
  readonly at: number;
  /** Column of the lines: of those at the same offset, the ones further in belong to what stands before. */
  readonly column: number;
  readonly text: string;
}

/** The text with all insertions; those of the same offset and column in their order. */
export function insertAll(source: string, insertions: readonly Insertion[]): string {
  let text = '';
  let from = 0;
  for (const { at, text: lines } of insertions.toSorted(
    (one, other) => one.at - other.at || other.column - one.column,
  )) {
    text += source.slice(from, at);
    // What is put in stands on lines of its own.
    if (text !== '' && !text.endsWith('\n')) text += '\n';
    text += lines;
    from = at;
  }
  return text + source.slice(from);
}

/** Column from 0, in UTF-16 units. */
export function columnOf(source: string, offset: number): number {
  return offset - source.lastIndexOf('\n', offset - 1) - 1;
}

/** Where lines can follow the last member of a block map; undefined where the source does not tell. */
export function endOfMembers(source: string, map: YAMLMap): number | undefined {
  const last = map.items.at(-1);
  const end = last && endOfLeaf(last);
  if (end === undefined) return undefined;
  if (source[end - 1] === '\n') return end;
  const lineEnd = source.indexOf('\n', end);
  return lineEnd < 0 ? source.length : lineEnd + 1;
}

/** End of what stands last in a member. */
function endOfLeaf({ key, value }: Pair): number | undefined {
  if (isCollection(value) && value.flow !== true) {
    const last: unknown = value.items.at(-1);
    if (isMap(value)) return last === undefined ? undefined : endOfLeaf(last as Pair);
    return endOfLeaf({ key: value, value: last } as Pair);
  }
  return rangeEnd(value) ?? rangeEnd(key);
}

function rangeEnd(node: unknown): number | undefined {
  return isCollection(node) || isScalar(node) ? node.range?.[1] : undefined;
}

/** The same lines further in; empty ones stay empty. */
export function indentLines(text: string, columns: number): string {
  return text.replace(/^(?=.)/gm, ' '.repeat(columns));
}
