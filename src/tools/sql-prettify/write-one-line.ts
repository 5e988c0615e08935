import { type Dialect, isLikeMySql } from './dialects';
import { type Joined, neededBlank, wordOf } from './joined';
import { needsBreak } from './line-breaks';
import type { Mask } from './placeholders';
import type { SqlToken } from './sql-token';
import { isVerbatim } from './sql-tokens';
import type { Writer } from './writer';

/** All on one line: without comments, and with line breaks only inside strings and where a client needs them. */
export function writeOneLine({ before, after, joints, dialect }: Joined, writer: Writer, mask: Mask): void {
  let previous: SqlToken | undefined;
  let hadBreak = false;
  for (const [i, token] of after.entries()) {
    const kept = inLine(token, wordOf(token, before[i]), dialect);
    hadBreak ||= token.precedingWhitespace !== undefined && token.precedingWhitespace !== '';
    if (kept === undefined) {
      hadBreak = true;
      continue;
    }
    const needsLine = needsBreak(before, i, dialect, mask);
    if (previous && needsLine) writer.write('\n');
    else if (previous && joints[i] !== 1 && (hadBreak ? !isTight(previous, token) : neededBlank(before, i) !== '')) {
      writer.write(' ');
    }
    writer.writeToken(token, kept);
    previous = token;
    hadBreak = false;
  }
}

/** Where one line has no blank although there was white space. */
function isTight(previous: SqlToken, token: SqlToken): boolean {
  return (
    previous.type === 'OPEN_PAREN' ||
    token.type === 'CLOSE_PAREN' ||
    token.type === 'COMMA' ||
    token.type === 'DELIMITER'
  );
}

/**
 * What is left of a token on one line: nothing of a comment, but hints to the optimiser and MySQL's conditional code are more than
 * that. MySQL takes `--` for a comment only before a blank, so that `5--1` is code there.
 */
function inLine(token: SqlToken, raw: string, dialect: Dialect): string | undefined {
  const { type } = token;
  if (type === 'BLOCK_COMMENT')
    return /^\/\*(?:[+!]|M!)/u.test(raw) ? raw.replace(/(?:(?<!\s)\s+)?[\r\n]\s*/gu, ' ') : undefined;
  if (type === 'LINE_COMMENT') {
    if (dialect === 'plsql' && raw.startsWith('--+') && !raw.includes('*/')) return `/*${raw.slice(2).trimEnd()} */`;
    return isLikeMySql(dialect) && /^--[\d(.@]/u.test(raw) ? raw.trimEnd() : undefined;
  }
  return isVerbatim(token) ? raw : raw.replace(/\s+/gu, ' ');
}
