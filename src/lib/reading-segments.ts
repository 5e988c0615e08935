/** A segmenter is fed at most this many units at once: some engines take quadratic time for long strings. */
const WINDOW = { word: 1024, sentence: 4096, grapheme: 1024 } as const;

/** Units at the end of a window that are read again with the next one, where the cut is not between words. */
const MARGIN = 64;

// White space, and punctuation that no word runs through. A dot, comma, colon, apostrophe or underscore may be inside one.
const SAFE_CUT = /[\s!?()[\]{}"<>=&|/\\，。！？；、（）「」『』《》“”…—]/;

/** The end of a window: after the last safe cut in its second half, else in the middle of nowhere. */
function windowEnd(line: string, from: number, size: number): { end: number; isSafe: boolean } {
  for (let end = from + size; end > from + size / 2; end--) {
    if (SAFE_CUT.test(line.charAt(end - 1))) return { end, isSafe: true };
  }
  return { end: from + size, isSafe: false };
}

type Settings = Intl.ResolvedSegmenterOptions;

/** What tells whether the full stop before it ended a sentence: a letter, or what ends one itself (SB8 of UAX #29). */
export const DECIDES_STOP = /[\p{L}\p{Sentence_Terminal}\u0085\u2028\u2029]/u;

/**
 * Up to where a break found in a cut text is one in the whole text too. Whether `Mr. 😀 …` ends a sentence depends on the
 * case of the next letter, however far it is.
 */
function certainUpTo(text: string, isSafe: boolean, { granularity }: Settings): number {
  const limit = text.length - (isSafe ? 0 : MARGIN);
  if (granularity !== 'sentence') return limit;
  for (let at = limit; at > 0; at--) if (DECIDES_STOP.test(text.slice(at - 1, at + 1))) return at - 1;
  return 0;
}

/** Reads one segment that is longer than a window, whatever its length: asked for alone, it takes linear time. */
function longSegment(segmenter: Intl.Segmenter, line: string, from: number, settings: Settings) {
  for (let size = WINDOW[settings.granularity] * 2; ; size *= 2) {
    const text = line.slice(from, from + size);
    const first = segmenter.segment(text).containing(0);
    const isWhole = from + size >= line.length;
    if (isWhole || (first && first.segment.length < certainUpTo(text, false, settings))) return first;
  }
}

/** Hands over the segments of a window that end within the limit, but for the last one; gives the end of these. */
function readWindow(segments: Intl.Segments, limit: number, handle: (segment: Intl.SegmentData) => void): number {
  let end = 0;
  let held: Intl.SegmentData | undefined;
  for (const segment of segments) {
    if (held) {
      if (segment.index > limit) break;
      handle(held);
      end = segment.index;
    }
    held = segment;
  }
  return end;
}

/**
 * Hands over the segments of one line as a whole reading would give them. Long lines go in windows; what stands at the
 * end of a window, where the cut could have changed it, is read again at the beginning of the next.
 */
export function readSegments(
  segmenter: Intl.Segmenter,
  line: string,
  handle: (segment: Intl.SegmentData) => void,
): void {
  // Asking a segmenter for its options takes longer than reading a short line.
  const settings = line.length <= WINDOW.word ? undefined : segmenter.resolvedOptions();
  let from = 0;
  while (settings && line.length - from > WINDOW[settings.granularity]) {
    const { end, isSafe } = windowEnd(line, from, WINDOW[settings.granularity]);
    const text = line.slice(from, end);
    const read = readWindow(segmenter.segment(text), certainUpTo(text, isSafe, settings), handle);
    from += read;
    if (read > 0) continue;
    const long = longSegment(segmenter, line, from, settings);
    if (long) handle(long);
    from += long ? long.segment.length : line.length;
  }
  for (const segment of segmenter.segment(line.slice(from))) handle(segment);
}
