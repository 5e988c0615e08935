import { detectType } from '../../lib/file-signatures';
import type { MakePreview } from '../../operations/detect';
import { SAMPLE_SIZE } from '../../operations/sample-size';
import { isGzip } from '../../lib/shapes/hex-shape';
import type { Restored } from './restore';

/** What a file of gzip holds; undefined where it is damaged, or larger than what is looked at. */
async function gunzipped(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  try {
    const reader = new Blob([new Uint8Array(bytes)]).stream().pipeThrough(new DecompressionStream('gzip')).getReader();
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      length += read.value.length;
      if (length >= SAMPLE_SIZE) {
        await reader.cancel();
        return undefined;
      }
      parts.push(read.value);
    }
  } catch {
    return undefined;
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** The kind and the size of the file, and its text where it has some. */
export const preview: MakePreview<Restored> = async (value, { bytes, isWhole }) => {
  if (!value) {
    const type = bytes && detectType(bytes);
    if (!type) return undefined;
    const inner = isWhole && isGzip(bytes) ? await gunzipped(bytes) : undefined;
    return { text: type.mimeType, ...(inner && { inner }) };
  }
  const { file, detected, declared, dimensions, text } = value;
  const size = dimensions ? `${dimensions.width}×${dimensions.height}` : undefined;
  const facts = [declared ?? detected?.mimeType, size, `${file.size} B`].filter(Boolean).join(' · ');
  return { text: text === undefined ? facts : `${facts}\n${text}` };
};
