import { indexLines } from '../lib/large-text';

/** Longer texts, in UTF-16 units, are shown by line, so their line starts come with them. */
export const LINES_FROM = 200_000;

/** The text in an answer: the value itself, or its `text` where a report has one. */
function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null || !('text' in value)) return undefined;
  return typeof value.text === 'string' ? value.text : undefined;
}

/** Where each line of a long text output begins; undefined for short ones and for what is no text. */
export function outputLines(value: unknown): Uint32Array<ArrayBuffer> | undefined {
  const text = textOf(value);
  return text !== undefined && text.length > LINES_FROM ? indexLines(text) : undefined;
}
