import type { Token } from '../../lib/token';
import { firstRangeFrom } from './ranges';

/** What a line view takes to colour the matches of a text: each stretch by where it stands, every other match in another colour. */
export function highlightRanges(ranges: Uint32Array) {
  const highlight = (line: string, start: number): readonly Token[] => {
    const tokens: Token[] = [];
    const lineEnd = start + line.length;
    let at = start;
    for (let index = firstRangeFrom(ranges, start); index * 2 < ranges.length; index++) {
      const from = Math.max(ranges[index * 2] ?? 0, start);
      const to = Math.min(ranges[index * 2 + 1] ?? 0, lineEnd);
      if (from >= lineEnd) break;
      if (to <= from) continue;
      if (from > at) tokens.push({ text: line.slice(at - start, from - start) });
      tokens.push({ text: line.slice(from - start, to - start), kind: index % 2 === 0 ? 'found' : 'found-next' });
      at = to;
    }
    if (at < lineEnd || tokens.length === 0) tokens.push({ text: line.slice(at - start) });
    return tokens;
  };
  return Object.assign(highlight, { isByPlace: true as const });
}
