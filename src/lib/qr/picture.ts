import { ok, type Result } from '../result';
import type { Design, Level } from './design';
import { encodePng } from './png';
import { drawRaster, type RasterFault } from './raster';
import { drawSvg } from './svg';
import { makeSymbol, type SymbolFault } from './symbol';

export interface PictureOptions extends Design {
  readonly level: Level;
  readonly size: number;
  readonly format: 'svg' | 'png';
}

/** A logo as a square of RGBA pixels, and the same as a `data:` address. */
export interface Logo {
  readonly pixels: Uint8Array;
  readonly address: string;
}

/** The bytes given as a logo are no square of RGBA pixels. */
export type LogoFault = { readonly code: 'bad-logo' };

/** Draws text as the bytes of an SVG or PNG file. Faults: those of the symbol; a PNG too small for its modules. */
export function drawPicture(
  text: string,
  options: PictureOptions,
  logo?: Logo,
): Result<Uint8Array, SymbolFault | RasterFault> {
  const symbol = makeSymbol(text, options.level);
  if (!symbol.ok) return symbol;
  if (options.format === 'svg') {
    return ok(new TextEncoder().encode(drawSvg(symbol.value, options, options.size, logo?.address)));
  }
  const raster = drawRaster(symbol.value, options, options.size, logo?.pixels);
  return raster.ok ? ok(encodePng(raster.value)) : raster;
}
