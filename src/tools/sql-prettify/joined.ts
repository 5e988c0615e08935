import type { Dialect } from './dialects';
import type { SqlToken } from './sql-token';
import { isKeyword } from './sql-tokens';

/** The tokens before and after formatting, one for one, with what writing them together takes. */
export interface Joined {
  readonly before: readonly SqlToken[];
  readonly after: readonly SqlToken[];
  readonly formatted: string;
  readonly joints: Uint8Array;
  readonly dialect: Dialect;
  /** By how much what stands in a block is indented, where blocks are looked for. */
  readonly blockIndent: string | undefined;
}

/** The library takes some single letters for keywords; where names have a case, writing them otherwise would break them. */
export function wordOf(after: SqlToken, before: SqlToken | undefined): string {
  return after.raw.length === 1 && before && isKeyword(after) ? before.raw : after.raw;
}

/** A blank that the library took away although the words must not run together. */
export function neededBlank(before: readonly SqlToken[], i: number): string {
  const token = before[i];
  const previous = before[i - 1];
  if (!token?.precedingWhitespace || !previous || !isKeyword(previous)) return '';
  return /^[:@$]/u.test(token.raw) ? ' ' : '';
}
