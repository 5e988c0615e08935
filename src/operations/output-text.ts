import { indexLines } from '../lib/large-text';

/** Longer texts, in UTF-16 units, are shown by line, so their line starts come with them. */
export const LINES_FROM = 200_000;

/** The text in an answer: the value itself, or its `text` where a report has one; undefined where it comes in pieces. */
function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null || !('text' in value)) return undefined;
  return typeof value.text === 'string' ? value.text : undefined;
}

/** Line starts that a report brings along. */
function knownLines(value: unknown): Uint32Array<ArrayBuffer> | undefined {
  const lines = typeof value === 'object' && value !== null && 'lines' in value ? value.lines : undefined;
  return lines instanceof Uint32Array && lines.buffer instanceof ArrayBuffer
    ? new Uint32Array(lines.buffer, lines.byteOffset, lines.length)
    : undefined;
}

/** Where each line of a long text output begins; undefined for short ones and for what is no text. */
export function outputLines(value: unknown): Uint32Array<ArrayBuffer> | undefined {
  const text = textOf(value);
  if (text !== undefined && text.length <= LINES_FROM) return undefined;
  return knownLines(value) ?? (text === undefined ? undefined : indexLines(text));
}
