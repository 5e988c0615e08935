import type { FileEncoding } from '../lib/file-encodings';
import type { Result } from '../lib/result';
import type { TextFileFault, TextOfFile } from '../lib/text-file';
import { INLINE_LIMIT, lineEndingOf, toTextSource, type TextSource } from '../lib/text-source';
import { readFile } from './read-text-file';
import { runOperation } from './run-operation';

/** Reads a file in an encoding, or in the one that it seems to have; long ones in the worker, where the tool has `readFile`. */
export async function readAnyText(
  from: File,
  encoding: FileEncoding | 'auto',
  toolId: string,
): Promise<Result<TextOfFile, TextFileFault>> {
  const bytes = new Uint8Array(await from.arrayBuffer());
  // A few bytes are read sooner than a worker has started.
  if (bytes.length <= INLINE_LIMIT) {
    const { readTextFile } = await import('../lib/text-file');
    return readTextFile(bytes, encoding === 'auto' ? undefined : encoding);
  }
  return runOperation(readFile, { file: bytes }, { encoding }, { toolId });
}

/** A text that can be edited; or a file in UTF-8, where it is long or mixes line ends, which a text box cannot keep. */
export function sourceOf({ text, encoding }: TextOfFile, file: File): TextSource {
  if (text.length <= INLINE_LIMIT && lineEndingOf(text) !== 'mixed') return text;
  if (encoding === 'utf-8') return file;
  const held = toTextSource(text, file.name);
  return typeof held === 'string' ? new File([held], file.name, { type: 'text/plain;charset=utf-8' }) : held;
}
