/** A stretch of the original that was replaced; `at` is its offset there, in UTF-16 units. */
export interface Change {
  readonly at: number;
  readonly removed: string;
  readonly added: string;
}

/** What is no text in quotes; longer pieces come in several, for a run without end takes more of the stack than V8 has. */
const PIECE = /[\w$.+\-\u00aa-\u1fff\u2070-\u2fff\u3040-\ufeff]{1,1000}|\s{1,1000}|[^]/y;

/** The texts in quotes, words, blanks and signs that a text is made of. */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  let unclosedUntil = 0;
  for (let at = 0; at < text.length; at += pieces.at(-1)?.length ?? 1) {
    const quoted = text.charAt(at) === '"' && at >= unclosedUntil ? endOfQuoted(text, at) : undefined;
    if (quoted?.isClosed) {
      pieces.push(text.slice(at, quoted.end));
      continue;
    }
    // Where one quote is not closed, none behind it on the line is: that would close it.
    if (quoted) unclosedUntil = quoted.end;
    PIECE.lastIndex = at;
    pieces.push(PIECE.exec(text)?.[0] ?? '');
  }
  return pieces;
}

/** Where the text in quotes that begins at a place ends, or else the line. */
function endOfQuoted(text: string, at: number): { readonly end: number; readonly isClosed: boolean } {
  for (let end = at + 1; end < text.length; end++) {
    const sign = text.charAt(end);
    if (sign === '"') return { end: end + 1, isClosed: true };
    if (sign === '\n') return { end, isClosed: false };
    if (sign === '\\') end++;
  }
  return { end: text.length, isClosed: false };
}

/** How far ahead, in pieces, the texts may be apart before they meet again. */
const REACH = 400;
/** So many equal pieces in a row mean that the texts have met. */
const MEETING = 2;

/**
 * What turns one text into another that differs in a few places, in order: replacing each `removed` by its `added` gives
 * the other text. Made for repairs, where the differences are small and far apart; linear in the length of the texts.
 */
export function listChanges(from: string, to: string): Change[] {
  const before = piecesOf(from);
  const after = piecesOf(to);
  const changes: Change[] = [];
  let at = 0;
  let i = 0;
  let j = 0;
  while (i < before.length || j < after.length) {
    const piece = before[i];
    if (piece !== undefined && piece === after[j]) {
      at += piece.length;
      i++;
      j++;
      continue;
    }
    const [skipped, inserted] = findMeeting(before, i, after, j);
    const removed = before.slice(i, i + skipped).join('');
    const added = after.slice(j, j + inserted).join('');
    changes.push(trimmed({ at, removed, added }));
    at += removed.length;
    i += skipped;
    j += inserted;
  }
  return changes;
}

/** How many pieces to pass over on each side, as few as possible, until both go on alike. */
function findMeeting(before: string[], i: number, after: string[], j: number): [number, number] {
  for (let distance = 1; distance <= REACH; distance++) {
    for (let inserted = 0; inserted <= distance; inserted++) {
      const skipped = distance - inserted;
      if (
        i + skipped <= before.length &&
        j + inserted <= after.length &&
        meet(before, i + skipped, after, j + inserted)
      ) {
        return [skipped, inserted];
      }
    }
  }
  return [before.length - i, after.length - j];
}

function meet(before: string[], i: number, after: string[], j: number): boolean {
  for (let n = 0; n < MEETING; n++) {
    const piece = before[i + n];
    if (piece !== after[j + n]) return false;
    // Both have come to their end together.
    if (piece === undefined) return true;
  }
  return true;
}

/** Without what both sides have in common at either end, if then something was only added or only removed. */
function trimmed(change: Change): Change {
  const { at, removed, added } = change;
  const shorter = Math.min(removed.length, added.length);
  let head = 0;
  while (head < shorter && removed[head] === added[head]) head++;
  let tail = 0;
  while (tail < shorter - head && removed.at(-1 - tail) === added.at(-1 - tail)) tail++;
  // Of a word that was replaced all is shown: `True` became `true`, not `T` became `t`.
  if (head + tail < shorter) return change;
  return {
    at: at + head,
    removed: removed.slice(head, removed.length - tail),
    added: added.slice(head, added.length - tail),
  };
}
