import { findBlocks, gapInBlocks } from './blocks';
import { type Joined, neededBlank, wordOf } from './joined';
import { endOfCommentsBeside, isTagLine, needsBreak } from './line-breaks';
import type { Mask } from './placeholders';
import { linesOf, type SqlToken } from './sql-token';
import type { Writer } from './writer';

/** The library's lines, with the white space taken out again that it had no business to put in. */
export function writeLines({ before, after, joints, dialect, blockIndent }: Joined, writer: Writer, mask: Mask): void {
  const gaps = gapsBesideStatements(before, after);
  const blocks = blockIndent === undefined ? undefined : findBlocks(before);
  for (const [i, token] of after.entries()) {
    const ownGap = gaps.get(i) ?? token.precedingWhitespace ?? '';
    const gap = blocks && blockIndent !== undefined ? gapInBlocks(blocks, i, ownGap, blockIndent) : ownGap;
    const needsLine =
      i > 0 && (isTagLine(before[i - 1], mask) || isTagLine(token, mask) || needsBreak(before, i, dialect, mask));
    // What follows a tag stands where the tag stands.
    if (needsLine && !gap.includes('\n')) writer.write(isTagLine(before[i - 1], mask) ? `\n${writer.indent()}` : '\n');
    else if (joints[i] !== 1) writer.write(gap === '' ? neededBlank(before, i) : gap);
    writer.writeToken(token, wordOf(token, before[i]));
  }
}

/**
 * Comments that stand beside a statement stay behind its semicolon: the library takes them for the beginning of the next
 * statement. Gives the white space before them, and before what follows them, by the index of the token.
 */
function gapsBesideStatements(before: readonly SqlToken[], after: readonly SqlToken[]): ReadonlyMap<number, string> {
  const gaps = new Map<number, string>();
  for (const [i, { type }] of before.entries()) {
    if (type !== 'DELIMITER') continue;
    const end = endOfCommentsBeside(before, i + 1);
    if (end === i + 1) continue;
    for (let beside = i + 1; beside < end; beside++) gaps.set(beside, ' ');
    // The lines between statements move behind the comments; the next statement keeps its indent.
    const between = linesOf(after[i + 1]?.precedingWhitespace ?? '');
    const indent = /(?<![^\n])[^\n]*$/u.exec(after[end]?.precedingWhitespace ?? '')?.[0] ?? '';
    gaps.set(end, `${between}${indent}`);
  }
  return gaps;
}
