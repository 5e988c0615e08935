import { decodePicture } from '../../lib/decode-picture';
import { pixelsOnWhite, type Pixels } from '../../lib/picture-pixels';

/** The longest side, in pixels, at which a picture is looked through, the next where nothing was found. */
export const SCAN_SIDES = [1600, 800] as const;
/** For a picture that has no size of its own, such as some SVG. */
const USUAL_SIDE = 800;

/** Opens a picture; what comes back gives its pixels on white, no side longer than asked. Undefined when it is none. */
export async function openPicture(file: File): Promise<((longest: number) => Pixels | undefined) | undefined> {
  const picture = await decodePicture(file);
  return picture && ((most) => pixelsOnWhite(picture, USUAL_SIDE, (longest) => Math.min(1, most / longest)));
}
