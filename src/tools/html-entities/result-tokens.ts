import { firstSpanBehind } from '../../lib/spans';
import type { Token } from '../../lib/token';

/** Blanks but the ordinary one, characters without a look of their own, and controls but the line breaks. */
const INVISIBLE = /(?![\n\r ])[\p{Z}\p{Cc}\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/gu;

/** `U+00A0`, four digits or more. */
export function codePointName(codePoint: number): string {
  return `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`;
}

/** What is seen in place of an invisible character, one column wide. */
function standIn(character: string): string {
  if (/\p{Zs}/u.test(character)) return '·';
  return character === '\t' ? '→' : '¤';
}

function withInvisible(text: string, kind: Token['kind'], tokens: Token[]): void {
  const add = (piece: string) => {
    if (piece !== '') tokens.push(kind ? { text: piece, kind } : { text: piece });
  };
  let done = 0;
  for (const { 0: character, index } of text.matchAll(INVISIBLE)) {
    add(text.slice(done, index));
    done = index + character.length;
    tokens.push({
      text: character,
      shown: standIn(character),
      title: codePointName(character.codePointAt(0) ?? 0),
      ...(kind && { kind }),
    });
  }
  add(text.slice(done));
}

/**
 * A line of the result, with what was left as it stands marked, and with invisible characters made visible on request.
 * `start` is where the line begins in the result; `ranges` holds start and end of each mark. Both in UTF-16 units.
 */
export function resultTokens(line: string, start: number, ranges: Uint32Array, showsInvisible: boolean): Token[] {
  const tokens: Token[] = [];
  const add = (piece: string, kind: Token['kind']) => {
    if (showsInvisible) withInvisible(piece, kind, tokens);
    else if (piece !== '') tokens.push(kind ? { text: piece, kind } : { text: piece });
  };
  let done = 0;
  for (let n = firstSpanBehind(ranges, 2, start); n * 2 < ranges.length; n++) {
    const from = (ranges[n * 2] ?? 0) - start;
    const to = (ranges[n * 2 + 1] ?? 0) - start;
    if (from >= line.length) break;
    add(line.slice(done, from), undefined);
    add(line.slice(from, to), 'mark');
    done = to;
  }
  add(line.slice(done), undefined);
  return tokens;
}
