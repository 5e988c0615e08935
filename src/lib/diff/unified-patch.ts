import { headPath } from './git-path';
import { blockAt } from './sequence-diff';
import type { LineChanges } from './line-diff';
import { endOfLine, lineText, wholeLine, type TextLines } from './text-lines';

export interface PatchSettings {
  /** The file that the patch is for, as a path in its repository. */
  readonly path: string;
  /** Lines around a change. @default 3 */
  readonly context?: number;
}

const NO_FEED = '\\ No newline at end of file\n';

/**
 * A patch in the unified format (POSIX `diff -u`), as `git apply` and `patch -p1` read it; empty when nothing differs. Both
 * heads name one file, behind `a/` and `b/`: two names would be a file that is missing. The lines must have been cut at line feeds only. Unchanged lines are those of the left, so that the patch fits it also where
 * something is ignored; it then gives the right but for what is ignored.
 */
export function unifiedPatch(
  left: TextLines,
  right: TextLines,
  changes: LineChanges,
  { path, context = 3 }: PatchSettings,
): string {
  const blocks = countedBlocks(changes);
  if (blocks.length === 0) return '';
  const parts = [`--- ${headPath(`a/${path}`)}\n`, `+++ ${headPath(`b/${path}`)}\n`];
  const ends = endsOf(left, blocks);
  let shift = 0;
  for (const hunk of groupBlocks(blocks, context)) {
    const from = Math.max(0, (hunk[0]?.left ?? 0) - context);
    const to = Math.min(left.count, (hunk.at(-1)?.leftEnd ?? 0) + context);
    const lines: string[] = [];
    let at = from;
    let growth = 0;
    for (const block of hunk) {
      for (; at < block.left; at += 1) addContext(lines, left, at, ends);
      for (; at < block.leftEnd; at += 1) addLine(lines, '-', left, at);
      for (let n = block.right; n < block.rightEnd; n += 1) addNew(lines, right, n, block, ends);
      growth += block.rightEnd - block.right - (block.leftEnd - block.left);
    }
    for (; at < to; at += 1) addContext(lines, left, at, ends);
    const count = to - from;
    parts.push(`@@ -${range(from, count)} +${range(from + shift, count + growth)} @@\n`);
    for (const line of lines) parts.push(line);
    shift += growth;
  }
  return parts.join('');
}

interface Block {
  readonly left: number;
  readonly leftEnd: number;
  readonly right: number;
  readonly rightEnd: number;
}

function countedBlocks({ changes, ignored }: LineChanges): Block[] {
  const blocks: Block[] = [];
  for (let at = 0; at < changes.length; at += 4) {
    if (ignored[at / 4] === 1) continue;
    const [left, leftEnd, right, rightEnd] = blockAt(changes, at);
    blocks.push({ left, leftEnd, right, rightEnd });
  }
  return blocks;
}

/** Blocks whose context touches or overlaps share a hunk. */
function groupBlocks(blocks: readonly Block[], context: number): Block[][] {
  const groups: Block[][] = [];
  let end = -1;
  for (const block of blocks) {
    const group = groups.at(-1);
    if (group && block.left - context <= end + context) group.push(block);
    else groups.push([block]);
    end = block.leftEnd;
  }
  return groups;
}

interface Ends {
  /** The last left line that stays. */
  readonly lastKept: number;
  /** Whether something is added after the last left line. */
  readonly growsAtEnd: boolean;
}

function endsOf(left: TextLines, blocks: readonly Block[]): Ends {
  let lastKept = left.count - 1;
  for (let at = blocks.length - 1; at >= 0 && blocks[at]?.leftEnd === lastKept + 1; at -= 1) {
    lastKept = (blocks[at]?.left ?? 0) - 1;
  }
  const last = blocks.at(-1);
  return { lastKept, growsAtEnd: last !== undefined && last.left === left.count && last.rightEnd > last.right };
}

/** Where something is ignored, a line that ends the left text may stay while others follow it: then it gets a line feed. */
function addContext(lines: string[], left: TextLines, n: number, { growsAtEnd }: Ends): void {
  if (n === left.count - 1 && growsAtEnd && !wholeLine(left, n).endsWith('\n')) {
    addLine(lines, '-', left, n);
    lines.push(`+${lineText(left, n)}\n`);
  } else addLine(lines, ' ', left, n);
}

/** The right text's last line may come before lines of the left that stay: then it gets a line feed, too. */
function addNew(lines: string[], right: TextLines, n: number, block: Block, { lastKept }: Ends): void {
  const isFollowed = n === right.count - 1 && block.leftEnd <= lastKept;
  if (isFollowed && endOfLine(right, n) === '') lines.push(`+${wholeLine(right, n)}\n`);
  else addLine(lines, '+', right, n);
}

function addLine(lines: string[], sign: ' ' | '-' | '+', from: TextLines, n: number): void {
  const line = wholeLine(from, n);
  lines.push(line.endsWith('\n') ? sign + line : `${sign}${line}\n${NO_FEED}`);
}

/** The place of lines in a hunk's head: a count of 1 is left out, and no lines stand after the line before them. */
function range(from: number, count: number): string {
  if (count === 1) return String(from + 1);
  return count === 0 ? `${from},0` : `${from + 1},${count}`;
}
