import { decodeText } from './decode-text';
import { contentOf } from './exact-content';
import {
  detectEncoding,
  INLINE_LIMIT,
  isHeldText,
  lineEndingOf,
  type LineEnding,
  type SniffEncoding,
  type TextSource,
} from './text-source';

/** No text of `INLINE_LIMIT` units needs more bytes in UTF-8 (3 a unit) or UTF-16 (2 a unit), byte order mark included. */
const INLINE_BYTES = INLINE_LIMIT * 3 + 3;

/**
 * Opens a file for a text input: decoded (UTF-8, or UTF-16 by its mark; the mark is taken away; or as `sniff` says) when
 * it is short and can be edited without loss. Otherwise the file itself: when it is long, is not valid in its encoding, or mixes line
 * endings, which a textarea cannot keep.
 */
export async function openTextFile(file: File, sniff?: SniffEncoding): Promise<TextSource> {
  if (file.size > INLINE_BYTES) return file;
  const text = decodeWhole(new Uint8Array(await file.arrayBuffer()), sniff);
  // A second mark would be lost among the text: what reads the file shall say what it means there.
  const isPlain = text !== undefined && !text.startsWith('\uFEFF');
  const canEdit = isPlain && text.length <= INLINE_LIMIT && lineEndingOf(text) !== 'mixed';
  return canEdit ? text : file;
}

/**
 * As `openTextFile`, for where the very bytes count: only a file that is the UTF-8 of its text byte for byte becomes text,
 * so one with a byte order mark or in another encoding stays the file that it is.
 */
export async function openExactly(file: File): Promise<TextSource> {
  if (file.size > INLINE_BYTES) return file;
  const text = contentOf(file, new Uint8Array(await file.arrayBuffer()));
  const canEdit = typeof text === 'string' && text.length <= INLINE_LIMIT && lineEndingOf(text) !== 'mixed';
  return canEdit ? text : file;
}

function decodeWhole(bytes: Uint8Array<ArrayBuffer>, sniff: SniffEncoding | undefined): string | undefined {
  if (!sniff) {
    const text = decodeText(bytes);
    return text.ok ? text.value : undefined;
  }
  const encoding = sniff(bytes);
  try {
    return encoding === undefined ? undefined : new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** The whole text of a source, decoded as `openTextFile` does. Undefined when it is not text, or a file that has gone since it was picked. */
export async function readWholeText(source: TextSource, sniff?: SniffEncoding): Promise<string | undefined> {
  if (typeof source === 'string') return source;
  const bytes = await source.arrayBuffer().catch(() => undefined);
  return bytes && decodeWhole(new Uint8Array(bytes), isHeldText(source) ? undefined : sniff);
}

/** The whole text of a source that mixes line endings, with every ending turned into LF. Undefined as for `readWholeText`. */
export async function withPlainLineEndings(source: TextSource, sniff?: SniffEncoding): Promise<string | undefined> {
  return (await readWholeText(source, sniff))?.replace(/\r\n?/g, '\n');
}

/** The beginning of a source, for showing. */
export interface TextPreview {
  readonly text: string;
  /** A label of `TextDecoder`. */
  readonly encoding: string;
  /** Whether this is all of it. */
  readonly isWhole: boolean;
  /** Whether the part that was read is valid in its encoding. */
  readonly isValid: boolean;
  readonly lineEnding: LineEnding;
}

const PREVIEW_BYTES = 64 * 1024;
const PREVIEW_LINES = 200;

/** Reads at most the first 200 lines or 64 KiB. */
export async function previewText(source: TextSource, sniff?: SniffEncoding): Promise<TextPreview> {
  if (typeof source === 'string') {
    const start = source.slice(0, PREVIEW_BYTES);
    return cutPreview(start, { encoding: 'utf-8', isWhole: start.length === source.length, isValid: true });
  }
  const bytes = new Uint8Array(await source.slice(0, PREVIEW_BYTES).arrayBuffer());
  const isWhole = source.size <= PREVIEW_BYTES;
  const sniffed = isHeldText(source) ? 'utf-8' : sniff?.(bytes);
  const encoding = sniffed ?? detectEncoding(bytes);
  // A cut may fall inside a character, so only a whole file must be complete.
  let isValid = true;
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: !isWhole });
  } catch {
    // Where there is no telling how to read it, whoever reads the whole file says why.
    isValid = sniff !== undefined && sniffed === undefined;
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
