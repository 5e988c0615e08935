import { decodePicture } from '../../lib/decode-picture';

/** Pixels per side of the square that a logo is drawn into: enough for a fifth of the largest picture's side. */
const SIDE = 512;

/** Reads a logo as a square of RGBA pixels, the picture whole and in the middle; undefined when it is no picture. */
export async function readLogo(file: File): Promise<Uint8Array | undefined> {
  const picture = await decodePicture(file);
  if (!picture) return undefined;
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  // An SVG without a size of its own has none to keep.
  const [width, height] = [picture.naturalWidth || SIDE, picture.naturalHeight || SIDE];
  const scale = SIDE / Math.max(width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, (SIDE - width * scale) / 2, (SIDE - height * scale) / 2, width * scale, height * scale);
  try {
    return new Uint8Array(context.getImageData(0, 0, SIDE, SIDE).data.buffer);
  } catch {
    // Some browsers do not give back the pixels of an SVG that holds foreign content.
    return undefined;
  }
}
