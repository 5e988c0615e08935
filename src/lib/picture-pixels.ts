/** RGBA, row by row. */
export interface Pixels {
  readonly pixels: Uint8Array<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
}

/** The pixels of a picture on white; undefined where there is no canvas. `scaleFor` says how much larger it is drawn, from its longest side. */
export function pixelsOnWhite(
  picture: HTMLImageElement,
  usualSide: number,
  scaleFor: (longest: number) => number,
): Pixels | undefined {
  // Some SVG have no size of their own.
  const [fullWidth, fullHeight] = [picture.naturalWidth || usualSide, picture.naturalHeight || usualSide];
  const scale = scaleFor(Math.max(fullWidth, fullHeight));
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
