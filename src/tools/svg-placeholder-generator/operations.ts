import * as v from 'valibot';
import { defineOperation, text } from '../../operations/define';
import { err, type Result } from '../../lib/result';
import { drawPlaceholder, FONT_SIZE, FONTS, isSide, MOST_TEXT, PATTERNS, SIDE } from './placeholder';
import { RASTER_FORMATS, readRaster, type RasterFault } from './raster-formats';

const color = (fallback: string) =>
  v.optional(
    v.pipe(v.string(), v.regex(/^#(?:[\da-f]{6}|[\da-f]{8})$/i), v.metadata({ linked: 'parameter' })),
    fallback,
  );

/** Everything that is remembered of this tool. Sizes out of range are a fault of the operation, not of the options. */
export const placeholderOptions = v.object({
  width: v.optional(v.number(), 600),
  height: v.optional(v.number(), 350),
  fontSize: v.optional(v.pipe(v.number(), v.integer(), v.minValue(FONT_SIZE.least), v.maxValue(FONT_SIZE.most)), 26),
  fitsBox: v.optional(v.boolean(), false),
  font: v.optional(v.picklist(FONTS), 'sans-serif'),
  background: color('#cccccc'),
  color: color('#333333'),
  exactSize: v.optional(v.boolean(), true),
  radius: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(SIDE.most)), 0),
  pattern: v.optional(v.picklist(PATTERNS), 'none'),
  hasTitle: v.optional(v.boolean(), false),
  pretty: v.optional(v.boolean(), false),
  scale: v.optional(v.picklist([1, 2, 3]), 1),
});
export type PlaceholderOptions = v.InferOutput<typeof placeholderOptions>;

/** A placeholder as SVG markup; an empty text stands for the size. */
export const generate = defineOperation({
  id: 'generate',
  inputs: { text: text() },
  output: 'text',
  options: placeholderOptions,
  examples: [
    {
      inputs: { text: '' },
      output:
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 350" width="600" height="350"><rect width="600" height="350" fill="#cccccc"/><text x="50%" y="50%" dominant-baseline="central" text-anchor="middle" font-family="sans-serif" font-size="26" fill="#333333">600x350</text></svg>',
    },
    { inputs: { text: '' }, options: { width: 0 }, fault: 'bad-size' },
    { inputs: { text: 'x'.repeat(5001) }, fault: 'too-long' },
  ],
  run: ({ text: source }, options) => drawPlaceholder(source, options),
});

/** The picture in pixels, drawn in the worker: for sides of more than 4,096 pixels. */
export const rasterizeLarge = defineOperation({
  id: 'rasterizeLarge',
  inputs: { text: text() },
  output: 'file',
  options: v.object({ ...placeholderOptions.entries, format: v.optional(v.picklist(RASTER_FORMATS), 'png') }),
  inlineLimit: 0,
  // Only a browser has a canvas; the view's tests look at the picture.
  examples: [{ inputs: { text: '' }, options: { width: 0 }, fault: 'too-large' }],
  run: async ({ text: source }, { format, scale, ...design }): Promise<Result<Blob, RasterFault>> => {
    const isPossible = isSide(design.width) && isSide(design.height) && source.length <= MOST_TEXT;
    if (!isPossible) return err({ code: 'too-large' });
    const { drawOnCanvas } = await import('./draw-on-canvas');
    try {
      const canvas = new OffscreenCanvas(design.width * scale, design.height * scale);
      const context = canvas.getContext('2d');
      if (!context) return err({ code: 'too-large' });
      context.scale(scale, scale);
      drawOnCanvas(context, source, design);
      return readRaster(await canvas.convertToBlob({ type: `image/${format}`, quality: 1 }), format);
    } catch {
      // What is too large for a canvas is told by an exception, of a kind that each browser chooses.
      return err({ code: 'too-large' });
    }
  },
});
