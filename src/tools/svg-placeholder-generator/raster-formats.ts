import { err, ok, type Result } from '../../lib/result';

export const RASTER_FORMATS = ['png', 'webp'] as const;
export type RasterFormat = (typeof RASTER_FORMATS)[number];

/** The canvas of the browser does not go so far, or it does not write the format. */
export interface RasterFault {
  readonly code: 'too-large' | 'no-format';
}

/** What a canvas wrote: nothing where it is too large, PNG where it lacks the format. */
export function readRaster(blob: Blob | undefined, format: RasterFormat): Result<Blob, RasterFault> {
  if (!blob || blob.size === 0) return err({ code: 'too-large' });
  return blob.type === `image/${format}` ? ok(blob) : err({ code: 'no-format' });
}
