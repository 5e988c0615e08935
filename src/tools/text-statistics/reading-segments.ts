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

/** Reads one segment that is longer than a window, whatever its length: asked for alone, it takes linear time. */
function longSegment(segmenter: Intl.Segmenter, line: string, from: number, window: number) {
  for (let size = window * 2; ; size *= 2) {
    const first = segmenter.segment(line.slice(from, from + size)).containing(0);
    if (from + size >= line.length || (first && first.segment.length < size - MARGIN)) return first;
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
  const window = line.length <= WINDOW.word ? line.length : WINDOW[segmenter.resolvedOptions().granularity];
  let from = 0;
  while (line.length - from > window) {
    const { end, isSafe } = windowEnd(line, from, window);
    const read = readWindow(segmenter.segment(line.slice(from, end)), end - from - (isSafe ? 0 : MARGIN), handle);
    from += read;
    if (read > 0) continue;
    const long = longSegment(segmenter, line, from, window);
    if (long) handle(long);
    from += long ? long.segment.length : line.length;
  }
  for (const segment of segmenter.segment(line.slice(from))) handle(segment);
}
