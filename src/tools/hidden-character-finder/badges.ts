import { lastNotAbove } from '../../lib/last-not-above';
import { codePointOf } from '../../lib/shown';
import type { Token } from '../../lib/token';
import type { Highlight } from '../../ui/line-view/colour';
import { unitsOf } from './around';
import type { Examined } from './examine';

/** What has a look of its own stands beside its code. */
const SEEN = /^[\p{L}\p{N}\p{P}\p{S}]/u;
const UNSEEN = /^[\p{Default_Ignorable_Code_Point}\u2800]/u;

/** A badge of a character: its code, and itself where it can be seen. */
export function badgeOf(character: string): string {
  const isSeen = SEEN.test(character) && !UNSEEN.test(character);
  return isSeen ? `${character} ${codePointOf(character)}` : codePointOf(character);
}

/** Shows each find in a text as a badge. `marks` are their places, ascending. */
export function badges(marks: Uint32Array, names: Examined['names']): Highlight {
  const tokensOf = (line: string, start: number): readonly Token[] => {
    const tokens: Token[] = [];
    const end = start + line.length;
    let last = start;
    let index = marks.length === 0 ? 0 : lastNotAbove(marks, start);
    for (; (marks[index] ?? Infinity) < end; index += 1) {
      const at = marks[index] ?? 0;
      if (at < last) continue;
      const code = line.codePointAt(at - start) ?? 0;
      const character = String.fromCodePoint(code);
      const name = names[code];
      if (at > last) tokens.push({ text: line.slice(last - start, at - start) });
      tokens.push({ text: character, shown: badgeOf(character), ...(name !== undefined && { title: name }) });
      last = at + unitsOf(code);
    }
    if (last < end) tokens.push({ text: line.slice(last - start) });
    return tokens;
  };
  return Object.assign(tokensOf, { isByPlace: true as const });
}
