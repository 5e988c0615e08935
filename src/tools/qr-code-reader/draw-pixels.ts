import { decodePicture } from '../../lib/decode-picture';
import type { Pixels } from './read-picture';

/** A drawing has any size; at this longest side, in pixels, the modules of a large code are still apart. */
const DRAWN_SIDE = 1600;

/** The pixels of a picture that only a page can draw, such as an SVG, on white; undefined when it is none. */
export async function drawPixels(file: File): Promise<Pixels | undefined> {
  const picture = await decodePicture(file);
  if (!picture) return undefined;
  const [fullWidth, fullHeight] = [picture.naturalWidth || DRAWN_SIDE, picture.naturalHeight || DRAWN_SIDE];
  const scale = DRAWN_SIDE / Math.max(fullWidth, fullHeight);
  const width = Math.max(1, Math.round(fullWidth * scale));
  const height = Math.max(1, Math.round(fullHeight * scale));
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return undefined;
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, 0, 0, width, height);
  return { pixels: new Uint8Array(context.getImageData(0, 0, width, height).data.buffer), width, height };
}
