import type { RunSettings } from '../../operations/run-operation';
import { runOperation } from '../../operations/run-operation';
import { err, type Result } from '../../lib/result';
import { rasterizeLarge, type PlaceholderOptions } from './operations';
import { drawPlaceholder } from './placeholder';
import { readRaster, type RasterFault, type RasterFormat } from './raster-formats';

/** A side of more pixels is drawn in the worker. */
const LARGE = 4096;

/**
 * The picture in pixels, as many times as large as its scale says. The page draws it out of the SVG; a large one is drawn
 * in the worker, where the browser has a canvas for workers.
 */
export async function rasterize(
  text: string,
  options: PlaceholderOptions,
  format: RasterFormat,
  settings: RunSettings,
): Promise<Result<Blob, RasterFault>> {
  const { width, height, scale } = options;
  const isLarge = Math.max(width, height) * scale > LARGE;
  if (isLarge && typeof OffscreenCanvas !== 'undefined') {
    return runOperation(rasterizeLarge, { text }, { ...options, format }, settings);
  }
  const svg = drawPlaceholder(text, options);
  return svg.ok
    ? rasterizeSvg(svg.value, { width: width * scale, height: height * scale }, format)
    : err({ code: 'too-large' });
}

/** Draws SVG as pixels, as many as asked for. */
export async function rasterizeSvg(
  svg: string,
  { width, height }: { width: number; height: number },
  format: RasterFormat,
): Promise<Result<Blob, RasterFault>> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const picture = new Image(width, height);
    picture.src = url;
    await picture.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d');
    if (!context) return err({ code: 'too-large' });
    context.drawImage(picture, 0, 0, width, height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, `image/${format}`, 1));
    return readRaster(blob ?? undefined, format);
  } catch {
    // Too large to be decoded.
    return err({ code: 'too-large' });
  } finally {
    URL.revokeObjectURL(url);
  }
}
