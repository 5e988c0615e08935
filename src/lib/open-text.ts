import { decodeText } from './decode-text';
import { ok } from './result';
import {
  detectEncoding,
  INLINE_LIMIT,
  lineEndingOf,
  type LineEnding,
  type TextEncoding,
  type TextSource,
} from './text-source';

/** No text of `INLINE_LIMIT` units needs more bytes in UTF-8 (3 a unit) or UTF-16 (2 a unit), byte order mark included. */
const INLINE_BYTES = INLINE_LIMIT * 3 + 3;

/**
 * Opens a file for a text input: decoded (UTF-8, or UTF-16 by its mark; the mark is taken away) when it is short and
 * can be edited without loss. Otherwise the file itself: when it is long, is not valid in its encoding, or mixes line
 * endings, which a textarea cannot keep.
 */
export async function openTextFile(file: File): Promise<TextSource> {
  if (file.size > INLINE_BYTES) return file;
  const text = decodeText(new Uint8Array(await file.arrayBuffer()));
  const canEdit = text.ok && text.value.length <= INLINE_LIMIT && lineEndingOf(text.value) !== 'mixed';
  return canEdit ? text.value : file;
}

/** The whole text of a source that mixes line endings, with every ending turned into LF. Undefined when it is not text. */
export async function withPlainLineEndings(source: TextSource): Promise<string | undefined> {
  const text = typeof source === 'string' ? ok(source) : decodeText(new Uint8Array(await source.arrayBuffer()));
  return text.ok ? text.value.replace(/\r\n?/g, '\n') : undefined;
}

/** The beginning of a source, for showing. */
export interface TextPreview {
  readonly text: string;
  readonly encoding: TextEncoding;
  /** Whether this is all of it. */
  readonly isWhole: boolean;
  /** Whether the part that was read is valid in its encoding. */
  readonly isValid: boolean;
  readonly lineEnding: LineEnding;
}

const PREVIEW_BYTES = 64 * 1024;
const PREVIEW_LINES = 200;

/** Reads at most the first 200 lines or 64 KiB. */
export async function previewText(source: TextSource): Promise<TextPreview> {
  if (typeof source === 'string') {
    const start = source.slice(0, PREVIEW_BYTES);
    return cutPreview(start, { encoding: 'utf-8', isWhole: start.length === source.length, isValid: true });
  }
  const bytes = new Uint8Array(await source.slice(0, PREVIEW_BYTES).arrayBuffer());
  const isWhole = source.size <= PREVIEW_BYTES;
  const encoding = detectEncoding(bytes);
  // A cut may fall inside a character, so only a whole file must be complete.
  let isValid = true;
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: !isWhole });
  } catch {
    isValid = false;
  }
  const text = new TextDecoder(encoding).decode(bytes, { stream: !isWhole });
  return cutPreview(text, { encoding, isWhole, isValid });
}

function cutPreview(text: string, facts: Pick<TextPreview, 'encoding' | 'isWhole' | 'isValid'>): TextPreview {
  const lineEnding = lineEndingOf(facts.isWhole ? text : text.replace(/\r$/, ''));
  let end = 0;
  for (let line = 0; line < PREVIEW_LINES && end < text.length; line += 1) {
    const next = text.indexOf('\n', end);
    end = next < 0 ? text.length : next + 1;
  }
  return { ...facts, text: text.slice(0, end), lineEnding, isWhole: facts.isWhole && end === text.length };
}
