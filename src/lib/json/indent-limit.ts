/** White space for indentation beyond this many characters in all is cut: text nested 100,000 levels needs 20 GB. */
const MAX_INDENTATION = 100_000_000;

/** Whether so many lines, all at the deepest level, would stay within bounds: then nobody needs to count closer. */
export function canIndentFreely(depth: number, lines: number, unitLength: number): boolean {
  return depth * unitLength * lines <= MAX_INDENTATION;
}

/** The deepest level that is indented so that the indentation of all lines stays within bounds; none: `Infinity`. */
export function limitIndent(linesPerLevel: readonly number[], unitLength: number): number {
  let total = 0;
  let deeper = linesPerLevel.reduce((sum, n) => sum + n, 0);
  for (let level = 1; level < linesPerLevel.length; level++) {
    deeper -= linesPerLevel[level - 1] ?? 0;
    total += deeper * unitLength;
    if (total > MAX_INDENTATION) return level - 1;
  }
  return Infinity;
}
