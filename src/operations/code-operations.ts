import { judgeDesign, type DesignWarning } from '../lib/qr/design';
import { designOptions, encodeOptions, pictureOptions } from '../lib/qr/design-options';
import { drawHalfBlocks } from '../lib/qr/half-blocks';
import type { LogoFault } from '../lib/qr/picture';
import type { RasterFault } from '../lib/qr/raster';
import type { Mode } from '../lib/qr/segments';
import type { SymbolFault } from '../lib/qr/symbol';
import { err, ok, type Result } from '../lib/result';
import { bytes, defineOperation, type Input } from './define';

/** A drawn code with its facts. */
export interface Encoded {
  readonly svg: string;
  /** Half blocks for a terminal. */
  readonly blocks: string;
  readonly version: number;
  /** Modules per side. */
  readonly modules: number;
  readonly modes: readonly Mode[];
  readonly textBytes: number;
  readonly usedBytes: number;
  readonly availableBytes: number;
  /** The least size in pixels that a picture of it can have. */
  readonly leastSize: number;
  readonly warnings: readonly DesignWarning[];
  /** The text held a lone surrogate, which the code has as U+FFFD. */
  readonly isBroken: boolean;
}

/** A logo is a square of RGBA pixels. */
export const isSquare = (logo: Uint8Array) => logo.length > 0 && Number.isInteger(Math.sqrt(logo.length / 4));

/** The encoder, and beside it the library that it needs: a chunk of its own, which changes less often than our code. */
async function loadMaker() {
  const [{ makeSymbol }] = await Promise.all([import('../lib/qr/symbol'), import('qrcode/lib/core/qrcode.js')]);
  return makeSymbol;
}

/** A logo's pixels as a `data:` address of a PNG. */
export async function logoAddress(logo: Uint8Array): Promise<string> {
  const [{ encodeRgbaPng }, { toBase64 }] = await Promise.all([import('../lib/qr/png'), import('../lib/base64')]);
  return `data:image/png;base64,${toBase64(encodeRgbaPng(logo, Math.sqrt(logo.length / 4)))}`;
}

/**
 * The operations of every tool that draws codes: `encode`, `verify` and `draw`. `text` declares what is encoded, which is
 * a secret in some of them. Each tool exports its own, so that its worker finds them.
 */
export function codeOperations(text: Input<'text', false>) {
  return { encode: defineEncode(text), verify: defineVerify(text), draw: defineDraw(text) };
}

export type CodeOperations = ReturnType<typeof codeOperations>;

/** Draws the QR code as SVG and for a terminal, with its facts and what may keep readers from scanning it. */
const defineEncode = (text: Input<'text', false>) =>
  defineOperation({
    id: 'encode',
    inputs: { text, logo: bytes().optional() },
    output: 'report',
    options: encodeOptions,
    inlineLimit: 1000,
    examples: [
      {
        inputs: { text: 'https://example.com' },
        check: ({ version, modules, modes }: Encoded) => version === 2 && modules === 25 && modes.join() === 'byte',
      },
      {
        inputs: { text: 'HELLO WORLD' },
        options: { level: 'quartile' },
        check: ({ version, modes }: Encoded) => version === 1 && modes.join() === 'alphanumeric',
      },
      { inputs: { text: '' }, fault: 'empty' },
      { inputs: { text: 'a'.repeat(2332) }, fault: 'too-long' },
    ],
    run: async ({ text: content, logo }, options): Promise<Result<Encoded, SymbolFault | LogoFault>> => {
      if (logo && !isSquare(logo)) return err({ code: 'bad-logo' });
      const [makeSymbol, { drawSvg }] = await Promise.all([loadMaker(), import('../lib/qr/svg')]);
      const symbol = makeSymbol(content, options.level);
      if (!symbol.ok) return symbol;
      const { version, side, modes, textBytes, usedBytes, availableBytes } = symbol.value;
      return ok({
        svg: drawSvg(symbol.value, options, options.size, logo && (await logoAddress(logo))),
        blocks: drawHalfBlocks(symbol.value, options.quietZone, options.terminal),
        version,
        modules: side,
        modes,
        textBytes,
        usedBytes,
        availableBytes,
        leastSize: side + 2 * options.quietZone,
        warnings: judgeDesign(options),
        isBroken: /\p{Surrogate}/u.test(content),
      });
    },
    passed: ({ svg }) => svg,
  });

/** Draws the QR code, reads it as a phone would (never inverted) and tells whether the text came back. */
const defineVerify = (text: Input<'text', false>) =>
  defineOperation({
    id: 'verify',
    inputs: { text, logo: bytes().optional() },
    output: 'report',
    options: designOptions,
    inlineLimit: 0,
    examples: [
      { inputs: { text: '你好，世界' }, output: { scans: true } },
      { inputs: { text: 'x' }, options: { foreground: '#ffffff', background: '#000000' }, output: { scans: false } },
      { inputs: { text: '' }, fault: 'empty' },
    ],
    run: async ({ text: content, logo }, options): Promise<Result<{ scans: boolean }, SymbolFault | LogoFault>> => {
      if (logo && !isSquare(logo)) return err({ code: 'bad-logo' });
      const [makeSymbol, { readsBack }] = await Promise.all([loadMaker(), import('../lib/qr/read-back')]);
      const symbol = makeSymbol(content, options.level);
      return symbol.ok ? ok({ scans: readsBack(symbol.value, options, content, logo) }) : symbol;
    },
  });

/** Draws the QR code as a picture: the bytes of a PNG of exactly `size` × `size` pixels, or of an SVG. */
const defineDraw = (text: Input<'text', false>) =>
  defineOperation({
    id: 'draw',
    inputs: { text, logo: bytes().optional() },
    output: 'image',
    options: pictureOptions,
    inlineLimit: 0,
    examples: [
      {
        inputs: { text: 'https://example.com' },
        options: { format: 'png', size: 1000 },
        check: (png: Uint8Array) => png[0] === 0x89 && new DataView(png.buffer, png.byteOffset).getUint32(16) === 1000,
      },
      {
        inputs: { text: 'https://example.com' },
        check: (svg: Uint8Array) => new TextDecoder().decode(svg).startsWith('<svg '),
      },
      { inputs: { text: 'a'.repeat(2000) }, options: { format: 'png', size: 64 }, fault: 'too-small' },
    ],
    run: async (
      { text: content, logo },
      options,
    ): Promise<Result<Uint8Array, SymbolFault | RasterFault | LogoFault>> => {
      if (logo && !isSquare(logo)) return err({ code: 'bad-logo' });
      const { drawPicture } = await import('../lib/qr/picture');
      return drawPicture(content, options, logo && { pixels: logo, address: await logoAddress(logo) });
    },
  });
