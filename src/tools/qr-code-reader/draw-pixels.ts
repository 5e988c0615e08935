import { decodePicture } from '../../lib/decode-picture';
import { pixelsOnWhite, type Pixels } from '../../lib/picture-pixels';

/** A drawing has any size; at this longest side, in pixels, the modules of a large code are still apart. */
const DRAWN_SIDE = 1600;

/** The pixels of a picture that only a page can draw, such as an SVG, on white; undefined when it is none. */
export async function drawPixels(file: File): Promise<Pixels | undefined> {
  const picture = await decodePicture(file);
  return picture && pixelsOnWhite(picture, DRAWN_SIDE, (longest) => DRAWN_SIDE / longest);
}
