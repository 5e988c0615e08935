import { toBase64 } from '../../lib/base64';

/** Writes a PNG as WebP, without loss (quality 1). Rejects where the browser cannot. */
export async function toWebp(png: Blob): Promise<Blob> {
  const picture = await createImageBitmap(png);
  const canvas = document.createElement('canvas');
  canvas.width = picture.width;
  canvas.height = picture.height;
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
  picture.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 1));
  if (blob?.type !== 'image/webp') throw new Error('This browser cannot write WebP');
  return blob;
}

/** A blob as a `data:` address (RFC 2397, Base64). */
export async function toDataUri(blob: Blob): Promise<string> {
  return `data:${blob.type};base64,${toBase64(new Uint8Array(await blob.arrayBuffer()))}`;
}
