/** Between samples in one text stands the sign of RFC 7464 for it, which no JSON and no YAML holds as it is. */
const SEPARATOR = '\x1e';

/** The samples of a text. What stands before the first separator is one, too, unless nothing stands there. */
export function splitSamples(text: string): readonly string[] {
  if (!text.includes(SEPARATOR)) return [text];
  const [first = '', ...others] = text.split(SEPARATOR);
  const samples = first.trim() === '' ? others : [first, ...others];
  // The line end before a separator is none of the sample.
  return samples.map((sample) => (sample.endsWith('\n') ? sample.slice(0, -1) : sample));
}

/** Texts and files as one text; nothing of a file is read. */
export function joinSamples(samples: readonly (string | Blob)[]): Blob {
  return new Blob(samples.flatMap((sample) => [SEPARATOR, sample, '\n']));
}
