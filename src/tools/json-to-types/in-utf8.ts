import { decodeMarkedText } from '../../lib/decode-text';

/** A file in UTF-16 as one in UTF-8, since all samples are one text. */
export async function inUtf8(file: File): Promise<File> {
  const [one, other] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  const isMarked = (one === 0xff && other === 0xfe) || (one === 0xfe && other === 0xff);
  if (!isMarked) return file;
  const decoded = decodeMarkedText(new Uint8Array(await file.arrayBuffer()));
  return decoded.ok ? new File([decoded.value], file.name) : file;
}
