import type { DialectOptions } from 'sql-formatter';

/** A token as the library's lexer gives it; its type is not exported. */
export type SqlToken = Parameters<NonNullable<DialectOptions['tokenizerOptions']['postProcess']>>[0][number];

export function isComment({ type }: SqlToken): boolean {
  return type === 'LINE_COMMENT' || type === 'BLOCK_COMMENT';
}

/** The lines of white space: all up to its last line break, and one where it has none. */
export function linesOf(whiteSpace: string): string {
  return whiteSpace.slice(0, whiteSpace.lastIndexOf('\n') + 1) || '\n';
}
