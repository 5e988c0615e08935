import { firstSpanBehind } from '../../lib/spans';
import type { Token } from '../../lib/token';
import { SPAN_KINDS } from './span-kinds';

/** A line of the result in its colours. `start` is where the line begins in the result, in UTF-16 units. */
export function colourLine(line: string, start: number, spans: Uint32Array): Token[] {
  const tokens: Token[] = [];
  let done = 0;
  for (let n = firstSpanBehind(spans, 3, start); n * 3 < spans.length; n++) {
    const from = Math.max(0, (spans[n * 3] ?? 0) - start);
    const to = Math.min(line.length, (spans[n * 3 + 1] ?? 0) - start);
    if (from >= line.length) break;
    if (from > done) tokens.push({ text: line.slice(done, from) });
    const kind = SPAN_KINDS[spans[n * 3 + 2] ?? 0];
    tokens.push({ text: line.slice(from, to), ...(kind && { kind }) });
    done = to;
  }
  if (done < line.length) tokens.push({ text: line.slice(done) });
  return tokens;
}
