import { decodePicture } from '../../lib/decode-picture';

/** The longest side, in pixels, at which a picture is looked through, the next where nothing was found. */
export const SCAN_SIDES = [1600, 800] as const;
/** For a picture that has no size of its own, such as some SVG. */
const USUAL_SIDE = 800;

export interface Pixels {
  /** RGBA. */
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Opens a picture; what comes back gives its pixels on white, no side longer than asked. Undefined when it is none. */
export async function openPicture(file: File): Promise<((longest: number) => Pixels | undefined) | undefined> {
  const picture = await decodePicture(file);
  if (!picture) return undefined;
  return (longest) => {
    const [fullWidth, fullHeight] = [picture.naturalWidth || USUAL_SIDE, picture.naturalHeight || USUAL_SIDE];
    const scale = Math.min(1, longest / Math.max(fullWidth, fullHeight));
    const canvas = document.createElement('canvas');
    const width = Math.max(1, Math.round(fullWidth * scale));
    const height = Math.max(1, Math.round(fullHeight * scale));
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) return undefined;
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, width, height);
    context.drawImage(picture, 0, 0, width, height);
    return { pixels: new Uint8Array(context.getImageData(0, 0, width, height).data.buffer), width, height };
  };
}
