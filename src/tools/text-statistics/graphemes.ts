import { graphemeSegments } from 'unicode-segmenter/grapheme';

/**
 * Tells whether a UTF-16 unit never joins another one that does not join either: printable ASCII, tab, LF, Latin letters
 * with accents, CJK ideographs, kana, and the punctuation among them (all `Other` or `Control` in UAX #29).
 * A carriage return is not among them: it joins a line feed.
 */
function standsAlone(unit: number): boolean {
  if (unit < 0x80) return unit >= 0x20 ? unit !== 0x7f : unit === 0x0a || unit === 0x09;
  if (unit < 0x250) return unit >= 0xc0;
  return (
    (unit >= 0x4e00 && unit <= 0x9fff) ||
    (unit >= 0x3001 && unit <= 0x3029) ||
    (unit >= 0x3041 && unit <= 0x3096) ||
    (unit >= 0x30a1 && unit <= 0x30ff) ||
    (unit >= 0x3400 && unit <= 0x4dbf) ||
    (unit >= 0x2010 && unit <= 0x2027) ||
    (unit >= 0xff01 && unit <= 0xff60)
  );
}

const ALONE = Uint8Array.from({ length: 0x10000 }, (_, unit) => (standsAlone(unit) ? 1 : 0));

/** What to do with a grapheme: `unit` for one that is a single plain unit, `cluster` for any other. */
export interface GraphemeReader {
  readonly unit: (unit: number) => void;
  readonly cluster: (cluster: string) => void;
}

/**
 * Hands over every extended grapheme cluster (UAX #29) between two offsets, which must be cluster borders. Plain units
 * go by without a string of their own, since that is most of most texts; the rest is read by the segmenter in stretches
 * that end between two plain units, where there is always a border.
 */
export function readGraphemes(text: string, from: number, to: number, reader: GraphemeReader): void {
  let at = from;
  while (at < to) {
    const unit = text.charCodeAt(at);
    if (ALONE[unit] === 1 && (at + 1 === to || ALONE[text.charCodeAt(at + 1)] === 1)) {
      reader.unit(unit);
      at++;
      continue;
    }
    let end = at + 1;
    while (end < to && !(ALONE[text.charCodeAt(end - 1)] === 1 && ALONE[text.charCodeAt(end)] === 1)) end++;
    for (const { segment } of graphemeSegments(text.slice(at, end))) reader.cluster(segment);
    at = end;
  }
}

/** A border between graphemes at or after an offset: between two plain units, or the end of the text. */
export function borderFrom(text: string, offset: number): number {
  let at = Math.max(1, offset);
  while (at < text.length && !(ALONE[text.charCodeAt(at - 1)] === 1 && ALONE[text.charCodeAt(at)] === 1)) at++;
  return Math.min(at, text.length);
}

/** How many characters, as readers see them, a text has. */
export function graphemeLength(text: string): number {
  let count = 0;
  const add = () => {
    count++;
  };
  readGraphemes(text, 0, text.length, { unit: add, cluster: add });
  return count;
}
