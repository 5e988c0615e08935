import { textByItsLook } from '../../lib/text-file';
import type { Sample } from '../../operations/detect';
import { SAMPLE_SIZE } from '../../operations/sample-size';

function decoderFor(bytes: Uint8Array): TextDecoder {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le', { fatal: true });
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be', { fatal: true });
  return new TextDecoder('utf-8', { fatal: true });
}

/** Bytes as text; `''` where they are none. The last character may be cut. */
export function textIn(bytes: Uint8Array, isWhole: boolean): string {
  try {
    const text = decoderFor(bytes).decode(bytes, { stream: !isWhole });
    return text.includes('\0') ? '' : text;
  } catch {
    return textByItsLook(bytes) ?? '';
  }
}

/** A sample of bytes, as those of a file's beginning. */
export function sampleOfBytes(bytes: Uint8Array, isWhole: boolean): Sample {
  const beginning = bytes.subarray(0, SAMPLE_SIZE);
  const isAll = isWhole && beginning.length === bytes.length;
  return { text: textIn(beginning, isAll), bytes: beginning, isWhole: isAll };
}

/** The beginning of a file; the rest stays where it is. */
export async function sampleOfFile(file: File): Promise<Sample> {
  const bytes = new Uint8Array(await file.slice(0, SAMPLE_SIZE).arrayBuffer());
  const sample = sampleOfBytes(bytes, file.size <= SAMPLE_SIZE);
  return { ...sample, fileName: file.name, mediaType: file.type };
}
