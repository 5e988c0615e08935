/** A text with line feeds only, as the library needs it, that knows where its places were before. */
export interface YamlSource {
  readonly text: string;
  /** From an offset in `text` to that in the text as it was given. */
  readonly toOriginal: (offset: number) => number;
}

/** Makes line feeds of CRLF and lone CR, which YAML takes for the same, and drops a byte order mark at the start. */
export function normaliseBreaks(original: string): YamlSource {
  const start = original.startsWith('\uFEFF') ? 1 : 0;
  if (!original.includes('\r')) {
    return { text: original.slice(start), toOriginal: (offset) => offset + start };
  }
  // Of each CRLF, where its LF is in the new text.
  const dropped: number[] = [];
  for (let at = original.indexOf('\r\n'); at >= 0; at = original.indexOf('\r\n', at + 2)) {
    dropped.push(at - start - dropped.length);
  }
  const text = original.slice(start).replace(/\r\n?/g, '\n');
  return { text, toOriginal: (offset) => offset + start + countBelow(dropped, offset) };
}

/** How many of the ascending numbers are smaller. */
function countBelow(numbers: readonly number[], limit: number): number {
  let from = 0;
  let to = numbers.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((numbers[middle] ?? 0) < limit) from = middle + 1;
    else to = middle;
  }
  return from;
}
