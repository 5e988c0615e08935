import type { Token } from '../../lib/token';
import { firstRangeFrom } from './ranges';

/**
 * What a line view takes to colour the matches of a text: each stretch by where it stands, every other match in another colour. A match of no
 * length is a stretch of no length, which the style sheet gives a thin mark.
 */
export function highlightRanges(ranges: Uint32Array) {
  const highlight = (line: string, start: number): readonly Token[] => {
    const tokens: Token[] = [];
    const lineEnd = start + line.length;
    let at = start;
    for (let index = firstRangeFrom(ranges, start - 1); index * 2 < ranges.length; index++) {
      const [first = 0, end = 0] = ranges.subarray(index * 2, index * 2 + 2);
      const from = Math.max(first, start);
      const to = Math.min(end, lineEnd);
      if (from > lineEnd) break;
      if (to <= from && first < end) continue;
      if (from > at) tokens.push({ text: line.slice(at - start, from - start) });
      tokens.push({ text: line.slice(from - start, to - start), kind: index % 2 === 0 ? 'found' : 'found-next' });
      at = to;
    }
    if (at < lineEnd || tokens.length === 0) tokens.push({ text: line.slice(at - start) });
    return tokens;
  };
  return Object.assign(highlight, { isByPlace: true as const });
}
