import type { FileEncoding } from '../../lib/file-encodings';
import { mendWindows1252 } from '../../lib/windows-1252';

/** So many bytes of a file are decoded at a time. */
export const PIECE = 1 << 20;

/** The bytes are not of the encoding: somewhere between two places of the file. */
export class DecodeError extends Error {
  constructor(
    readonly encoding: FileEncoding,
    readonly from: number,
    readonly to: number,
  ) {
    super(`no ${encoding} between ${from} and ${to}`);
  }
}

/** The text of a file piece by piece, without its byte order mark; throws a `DecodeError` where the bytes are no such text. */
export async function* decodePieces(
  file: Blob,
  encoding: FileEncoding,
  onBytes: (done: number) => void,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  for (let at = 0; at < file.size || at === 0; at += PIECE) {
    const end = Math.min(at + PIECE, file.size);
    const bytes = await file.slice(at, end).arrayBuffer();
    let text: string;
    try {
      text = decoder.decode(bytes, { stream: end < file.size });
    } catch {
      throw new DecodeError(encoding, at, end);
    }
    if (encoding === 'windows-1252') text = mendWindows1252(text);
    onBytes(end);
    if (text !== '') yield text;
  }
}

/** A text cut into pieces. */
export function* piecesOf(text: string, onUnits: (done: number) => void): Generator<string> {
  for (let at = 0; at < text.length; at += PIECE) {
    yield text.slice(at, at + PIECE);
    onUnits(at);
  }
}
