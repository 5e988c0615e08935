import type { Dialect } from './dialects';
import type { Mask } from './placeholders';
import { isComment, type SqlToken } from './sql-token';

/** Where the comments end that begin here, before the line does. What stands on the same line behind them is theirs. */
export function endOfCommentsBeside(tokens: readonly SqlToken[], from: number): number {
  let end = from;
  for (let i = from; ; i++) {
    const token = tokens[i];
    if (beginsLine(tokens, i)) end = i;
    if (!token || !isComment(token) || beginsLine(tokens, i)) return end;
  }
}

/** Whether a token stands for a tag of a template that has a line of its own. */
export function isTagLine(token: SqlToken | undefined, mask: Mask): boolean {
  return token !== undefined && mask.isTagLine(token.raw);
}

/** Whether a line break stood before a token and must stay: what clients read by lines begins or ends there. */
export function needsBreak(tokens: readonly SqlToken[], i: number, dialect: Dialect, mask: Mask): boolean {
  if (clientLineLength(tokens, i, dialect, mask) > 0) return true;
  const isBehindOne = clientLineLength(tokens, i - 1, dialect, mask) === 1;
  return isBehindOne || clientLineLength(tokens, i - 2, dialect, mask) === 2;
}

/** How many tokens a line for a client has that begins with a token: `GO`, `GO 5`, `/`, `DELIMITER //`. Otherwise 0. */
function clientLineLength(tokens: readonly SqlToken[], i: number, dialect: Dialect, mask: Mask): 0 | 1 | 2 {
  const token = tokens[i];
  if (!token) return 0;
  if (mask.isCommand(token.raw) || token.type === 'DISABLE_COMMENT') return 1;
  const isBatchEnd = (dialect === 'transactsql' || dialect === 'sql') && /^GO$/iu.test(token.raw);
  const isBlockEnd = token.raw === '/' && (dialect === 'plsql' || tokens[i - 1]?.type === 'DELIMITER');
  if (!(isBatchEnd || isBlockEnd) || !beginsLine(tokens, i)) return 0;
  if (beginsLine(tokens, i + 1)) return 1;
  return isBatchEnd && tokens[i + 1]?.type === 'NUMBER' && beginsLine(tokens, i + 2) ? 2 : 0;
}

/** Whether a token, or the end of the text, is first on its line. */
function beginsLine(tokens: readonly SqlToken[], i: number): boolean {
  const token = tokens[i];
  return i === 0 || !token || /[\r\n]/u.test(token.precedingWhitespace ?? '');
}
