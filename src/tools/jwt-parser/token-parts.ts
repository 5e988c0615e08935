import { INVISIBLE } from '../../lib/base64-stream';
import { QUOTES } from '../../lib/base64-reader';

/** A token freed from what stands around it, and the way back to the text it was found in. */
export interface FoundToken {
  readonly token: string;
  /** The UTF-16 offset in the text as given of an offset in the token. */
  readonly offsetIn: (offset: number) => number;
}

const PREFIX = /^(?:authorization\s*:\s*)?bearer(?=\s|$)/i;
const LINE_BREAKS = /(?:(?<![^\S\r\n])[^\S\r\n]+)?[\r\n]\s*/g;

/**
 * Takes the token out of white space, quotes, `Bearer` and `Authorization: Bearer`; line breaks within it, with the
 * indentation around them, are left out. Any other character stays, for the reader to stumble over.
 */
export function findToken(text: string): FoundToken {
  let [start, end] = trimmed(text, 0, text.length);
  // Quotes may stand around the whole header line or around the token only.
  for (;;) {
    const inner = withoutPrefix(text, ...withoutQuotes(text, start, end));
    if (inner[0] === start && inner[1] === end) break;
    [start, end] = inner;
  }
  const body = text.slice(start, end);
  const gaps: { at: number; length: number }[] = [];
  const token = body.replace(LINE_BREAKS, (gap, at: number) => {
    gaps.push({ at, length: gap.length });
    return '';
  });
  return {
    token,
    offsetIn: (offset) => {
      let place = offset;
      for (const { at, length } of gaps) if (at <= place) place += length;
      return start + place;
    },
  };
}

type Bounds = [start: number, end: number];

function trimmed(text: string, from: number, to: number): Bounds {
  let start = from;
  let end = to;
  while (start < end && INVISIBLE.test(text.charAt(start))) start++;
  while (end > start && INVISIBLE.test(text.charAt(end - 1))) end--;
  return [start, end];
}

function withoutQuotes(text: string, start: number, end: number): Bounds {
  const closing = QUOTES[text.charAt(start)];
  if (closing === undefined || end - start < 2 || text.charAt(end - 1) !== closing) return [start, end];
  return trimmed(text, start + 1, end - 1);
}

function withoutPrefix(text: string, start: number, end: number): Bounds {
  const prefix = PREFIX.exec(text.slice(start, Math.min(end, start + 200)));
  return prefix ? trimmed(text, start + prefix[0].length, end) : [start, end];
}
