import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { blend, contrastOf, judgeDesign, readColour, type Design } from './design';
import { logoSide, outline } from './outline';
import { encodePng, encodeRgbaPng } from './png';
import { drawRaster, toRgba } from './raster';
import { drawSvg } from './svg';
import { makeSymbol, type QrSymbol } from './symbol';

const PLAIN: Design = { foreground: '#000000', background: '#ffffff', quietZone: 4, shape: 'square' };

function symbolOf(text: string): QrSymbol {
  const made = makeSymbol(text, 'medium');
  if (!made.ok) throw new Error(made.fault.code);
  return made.value;
}
const EXAMPLE = symbolOf('https://example.com');

function rasterOf(design: Design, size: number, logo?: Uint8Array) {
  const raster = drawRaster(EXAMPLE, design, size, logo);
  if (!raster.ok) throw new Error(raster.fault.code);
  return raster.value;
}

describe('colours', () => {
  it.each([
    ['#cccccc', '#ffffff', 1.61],
    ['#777777', '#ffffff', 4.48],
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#000000', 21],
    ['#00000000', '#ffffff', 1],
    ['#000', '#fff', 21],
  ])('%s on %s has the ratio %d', (foreground, background, ratio) =>
    expect(contrastOf({ ...PLAIN, foreground, background })).toBe(ratio),
  );

  it.each([
    [{}, []],
    [{ foreground: '#cccccc' }, ['low-contrast']],
    [{ foreground: '#777777' }, []],
    [{ foreground: '#ffffff', background: '#000000' }, ['inverted']],
    [{ quietZone: 3 }, ['narrow-quiet-zone']],
    [{ background: '#ffffff00' }, ['transparent-background']],
    [{ background: '#fffffffe' }, ['transparent-background']],
    [{ foreground: '#ffff00', background: '#fff', quietZone: 0 }, ['low-contrast', 'narrow-quiet-zone']],
  ])('%j warns of %j', (changes, codes) =>
    expect(judgeDesign({ ...PLAIN, ...changes }).map(({ code }) => code)).toEqual(codes),
  );

  it('does not round a ratio up to the bound', () => {
    // 2.9999 and 3.0025.
    expect(judgeDesign({ ...PLAIN, foreground: '#699f96' })).toEqual([{ code: 'low-contrast', ratio: 2.99 }]);
    expect(judgeDesign({ ...PLAIN, foreground: '#6e9e96' })).toEqual([]);
  });

  it.each([
    ['#1a2b3c', [26, 43, 60, 255]],
    ['#1A2B3C80', [26, 43, 60, 128]],
    ['#f0a', [255, 0, 170, 255]],
    ['#f0a8', [255, 0, 170, 136]],
  ])('%s is %j', (notation, colour) => expect(readColour(notation)).toEqual(colour));

  it('blends as it should', () => {
    expect(blend([0, 0, 0, 128], [255, 255, 255, 255])).toEqual([127, 127, 127, 255]);
    expect(blend([10, 20, 30, 0], [0, 0, 0, 0])).toEqual([0, 0, 0, 0]);
    expect(blend([10, 20, 30, 255], [0, 0, 0, 0])).toEqual([10, 20, 30, 255]);
  });
});

describe('svg', () => {
  it('is one crisp path on its background', () => {
    const svg = drawSvg(EXAMPLE, PLAIN, 1024);
    expect(svg).toMatch(
      /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="1024" height="1024" viewBox="0 0 33 33" shape-rendering="crispEdges">/,
    );
    expect(svg.match(/<path/g)).toHaveLength(1);
    expect(svg).toContain('<rect width="33" height="33" fill="#ffffff"/>');
    expect(svg).toContain('d="M4 4h7v1h-7z');
  });

  it('draws exactly the dark modules', () => {
    const path = /fill="#000000" d="([^"]+)"/.exec(drawSvg(EXAMPLE, PLAIN, 100))?.[1] ?? '';
    const covered = new Uint8Array(33 * 33);
    for (const [, column, row, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
      covered.fill(1, Number(row) * 33 + Number(column), Number(row) * 33 + Number(column) + Number(length));
    }
    for (let row = 0; row < 25; row++) {
      expect(covered.slice((row + 4) * 33 + 4, (row + 4) * 33 + 29)).toEqual(
        EXAMPLE.modules.slice(row * 25, row * 25 + 25),
      );
    }
  });

  it('leaves out a transparent background and writes opacity', () => {
    const svg = drawSvg(EXAMPLE, { ...PLAIN, background: '#0000', foreground: '#ff000080' }, 100);
    expect(svg.match(/<(path|rect)/g)).toEqual(['<path']);
    expect(svg).toContain('fill="#ff0000" fill-opacity="0.502"');
  });

  it('rounds without crisp edges', () => {
    for (const shape of ['rounded', 'dots'] as const) {
      const svg = drawSvg(EXAMPLE, { ...PLAIN, shape }, 100);
      expect(svg).not.toContain('crispEdges');
      expect(svg).toContain('a.5.5 0 0 1');
    }
  });

  it('sets the logo in the middle, within a fifth of the side', () => {
    expect(drawSvg(EXAMPLE, PLAIN, 100, 'data:image/png;base64,AA==')).toContain(
      '<image x="14" y="14" width="5" height="5"',
    );
    for (let version = 1; version <= 40; version++) {
      const side = 17 + 4 * version;
      expect(logoSide(side) / side).toBeLessThanOrEqual(0.2);
      expect(Number.isInteger((side - logoSide(side)) / 2)).toBe(true);
    }
    const { modules, hole } = outline(EXAMPLE, 'square', true);
    expect(hole).toEqual({ at: 10, side: 5 });
    expect(modules.slice(12 * 25 + 10, 12 * 25 + 15).every((value) => value === 0)).toBe(true);
  });
});

describe('raster', () => {
  it.each([64, 100, 333, 1024, 1025])('is exactly %i pixels, whole pixels per module, the rest outside', (size) => {
    const { coverage } = rasterOf(PLAIN, size);
    expect(coverage).toHaveLength(size * size);
    const pixels = Math.floor(size / 33);
    const margin = Math.floor((size - 25 * pixels) / 2);
    for (let row = 0; row < 25; row++) {
      for (let column = 0; column < 25; column++) {
        const expected = EXAMPLE.modules[row * 25 + column] === 1 ? 16 : 0;
        const [left, top] = [margin + column * pixels, margin + row * pixels];
        expect(coverage[top * size + left]).toBe(expected);
        expect(coverage[(top + pixels - 1) * size + left + pixels - 1]).toBe(expected);
      }
    }
    expect(coverage.subarray(0, margin * size).every((share) => share === 0)).toBe(true);
  });

  it('tells the least size', () =>
    expect(drawRaster(EXAMPLE, PLAIN, 32)).toEqual({ ok: false, fault: { code: 'too-small', least: 33 } }));

  it('has soft edges only on curves', () => {
    expect(new Set(rasterOf(PLAIN, 330).coverage)).toEqual(new Set([0, 16]));
    expect(new Set(rasterOf({ ...PLAIN, shape: 'dots' }, 330).coverage).size).toBeGreaterThan(4);
  });

  it('lays the logo over the middle', () => {
    const logo = new Uint8Array(8 * 8 * 4);
    for (let i = 0; i < logo.length; i += 4) logo.set([255, 0, 0, 255], i);
    const rgba = toRgba(rasterOf(PLAIN, 330, logo));
    expect([...rgba.subarray((165 * 330 + 165) * 4, (165 * 330 + 165) * 4 + 4)]).toEqual([255, 0, 0, 255]);
    expect([...rgba.subarray(0, 4)]).toEqual([255, 255, 255, 255]);
  });
});

/** Reads the chunks of a PNG; its checksums are checked by the browser's decoder in the view's test. */
function readPng(png: Uint8Array) {
  const view = new DataView(png.buffer, png.byteOffset);
  const chunks = new Map<string, Uint8Array>();
  for (let at = 8; at < png.length;) {
    const length = view.getUint32(at);
    chunks.set(String.fromCharCode(...png.subarray(at + 4, at + 8)), png.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  const ihdr = chunks.get('IHDR') ?? new Uint8Array();
  const header = new DataView(ihdr.buffer, ihdr.byteOffset);
  return { chunks, width: header.getUint32(0), height: header.getUint32(4), depth: ihdr[8], colourType: ihdr[9] };
}

describe('png', () => {
  it.each([64, 1000, 1024])('is %i pixels wide and high, one bit each', (size) => {
    const png = readPng(encodePng(rasterOf(PLAIN, size)));
    expect(png).toMatchObject({ width: size, height: size, depth: 1, colourType: 3 });
    const rows = inflateSync(png.chunks.get('IDAT') ?? new Uint8Array());
    expect(rows).toHaveLength((Math.ceil(size / 8) + 1) * size);
    expect([...(png.chunks.get('PLTE') ?? [])]).toEqual([255, 255, 255, 0, 0, 0]);
  });

  it('keeps transparency', () => {
    const png = readPng(encodePng(rasterOf({ ...PLAIN, background: '#ffffff00' }, 100)));
    expect([...(png.chunks.get('tRNS') ?? [])]).toEqual([0, 255]);
  });

  it('has a palette of shades for curves and RGBA for a logo', () => {
    expect(readPng(encodePng(rasterOf({ ...PLAIN, shape: 'rounded' }, 330)))).toMatchObject({
      depth: 8,
      colourType: 3,
    });
    expect(readPng(encodePng(rasterOf(PLAIN, 330, new Uint8Array(16))))).toMatchObject({ depth: 8, colourType: 6 });
  });

  it('writes the checksum of the standard (IEND is always AE 42 60 82)', () =>
    expect([...encodeRgbaPng(new Uint8Array(4), 1).slice(-4)]).toEqual([0xae, 0x42, 0x60, 0x82]));
});
