import type { AnyText } from './text-chunks';
import { utf8Length, wholeCharacterCut } from './utf8-length';

/** Units encoded at a time: a few milliseconds of work, so that no frame is lost. */
const SLICE = 1_000_000;

/** The text as UTF-8, encoded slice by slice with pauses between, so that any length keeps the page responsive. */
export async function textBlob(text: AnyText, mimeType = 'text/plain;charset=utf-8'): Promise<Blob> {
  const parts: Blob[] = [];
  for (let start = 0; start < text.length;) {
    const end = sliceEnd(text, start);
    parts.push(new Blob([text.slice(start, end)]));
    start = end;
    if (start < text.length) await pause();
  }
  return new Blob(parts, { type: mimeType });
}

/** Bytes in UTF-8 of a text of any length, counted with pauses; undefined once the signal is aborted. */
export async function measureText(text: AnyText, signal: AbortSignal): Promise<number | undefined> {
  let bytes = 0;
  for (let start = 0; start < text.length;) {
    if (signal.aborted) return undefined;
    const end = sliceEnd(text, start);
    bytes += utf8Length(text.slice(start, end));
    start = end;
    if (start < text.length) await pause();
  }
  return bytes;
}

function sliceEnd(text: AnyText, start: number): number {
  return wholeCharacterCut(text, Math.min(text.length, start + SLICE));
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
