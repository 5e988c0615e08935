import { decode, encode, type ImageData } from 'fast-png';
import { describe, expect, it } from 'vitest';
import { encodePng } from '../../lib/qr/png';
import { drawRaster } from '../../lib/qr/raster';
import { makeSymbol } from '../../lib/qr/symbol';
import { job } from '../../operations/testing';
import { codesCsv } from './codes-csv';
import { readPicture } from './open-picture';
import type { ReadSettings } from './read-pixels';
import { readPng } from './read-png';
import { NO_CODE, picture, THREE_CODES } from './samples';
import { drawCode } from './testing';
import { textsOf } from './texts';

const SETTINGS: ReadSettings = { kinds: [], charset: 'auto', language: 'en' };
const fileOf = (bytes: Uint8Array) => new File([Uint8Array.from(bytes)], 'a');
const read = (file: File) => readPicture(file, SETTINGS, job());

async function textsIn(bytes: Uint8Array): Promise<readonly string[]> {
  const report = await read(fileOf(bytes));
  if (!report.ok) throw new Error(JSON.stringify(report.fault));
  return textsOf(report.value);
}

/** A code in samples of one channel, from 0 for dark to 1 for light. */
async function shades() {
  const { pixels, width, height } = await drawCode('qrcode', 'shades', { scale: 1 });
  return {
    width,
    height,
    light: Array.from({ length: width * height }, (_, n) => ((pixels[n * 4] ?? 0) > 127 ? 1 : 0)),
  };
}

/** One sample for each pixel, of so many bits, packed as PNG has them. */
function packed(light: readonly number[], width: number, depth: 1 | 2 | 4): Uint8Array {
  const rowBytes = Math.ceil((width * depth) / 8);
  const data = new Uint8Array(rowBytes * (light.length / width));
  for (const [n, value] of light.entries()) {
    const [x, y] = [n % width, Math.floor(n / width)];
    const at = y * rowBytes + ((x * depth) >> 3);
    data[at] = (data[at] ?? 0) | (((2 ** depth - 1) * value) << (8 - depth - ((x * depth) & 7)));
  }
  return data;
}

describe('PNG', () => {
  it.each([1, 2, 4] as const)('of %i bits', async (depth) => {
    const { width, height, light } = await shades();
    expect(await textsIn(encode({ width, height, depth, channels: 1, data: packed(light, width, depth) }))).toEqual([
      'shades',
    ]);
  });

  it.each<[string, (light: readonly number[]) => Pick<ImageData, 'data' | 'channels' | 'depth'>]>([
    ['grey of 8 bits', (light) => ({ data: Uint8Array.from(light, (one) => one * 255), channels: 1, depth: 8 })],
    ['grey of 16 bits', (light) => ({ data: Uint16Array.from(light, (one) => one * 65_535), channels: 1, depth: 16 })],
    [
      'grey with alpha, white',
      (light) => ({ data: Uint8Array.from(light.flatMap((one) => [255, 255 - one * 255])), channels: 2, depth: 8 }),
    ],
    [
      'colours of 16 bits',
      (light) => ({
        data: Uint16Array.from(light.flatMap((one) => [one * 65_535, one * 60_000, 65_535])),
        channels: 3,
        depth: 16,
      }),
    ],
    [
      'colours with alpha, black',
      (light) => ({ data: Uint8Array.from(light.flatMap((one) => [0, 0, 0, 255 - one * 255])), channels: 4, depth: 8 }),
    ],
  ])('%s', async (_name, make) => {
    const { width, height, light } = await shades();
    expect(await textsIn(encode({ width, height, ...make(light) }))).toEqual(['shades']);
  });

  it.each(['square', 'rounded'] as const)('with a palette, as we write it, %s', (shape) => {
    const symbol = makeSymbol('ours', 'medium');
    if (!symbol.ok) throw new Error('No symbol');
    const raster = drawRaster(
      symbol.value,
      { shape, quietZone: 4, foreground: '#000000', background: '#ffffff00' },
      200,
    );
    if (!raster.ok) throw new Error('No picture');
    return expect(textsIn(encodePng(raster.value))).resolves.toEqual(['ours']);
  });

  it('is no picture where it is cut off', async () => {
    const bytes = new Uint8Array(await picture(THREE_CODES).arrayBuffer());
    expect(readPng(bytes.slice(0, 60))).toBeUndefined();
    expect(await read(fileOf(bytes.slice(0, 60)))).toEqual({
      ok: false,
      fault: { code: 'not-picture', type: 'image/png' },
    });
  });

  it('is refused by its size before it is opened', async () => {
    const bytes = new Uint8Array(await picture(NO_CODE).arrayBuffer());
    new DataView(bytes.buffer).setUint32(16, 60_000);
    new DataView(bytes.buffer).setUint32(20, 60_000);
    expect(await read(fileOf(bytes))).toEqual({ ok: false, fault: { code: 'too-large', pixels: 3.6e9, limit: 5e7 } });
  });
});

/** A BMP of 24 bits, from the pixels of a PNG. */
function bmpOf(png: Uint8Array): Uint8Array {
  const { pixels, width, height } = readPng(png) ?? { pixels: new Uint8Array(), width: 0, height: 0 };
  const rowBytes = Math.ceil((width * 3) / 4) * 4;
  const bmp = new Uint8Array(54 + rowBytes * height);
  const view = new DataView(bmp.buffer);
  bmp.set([0x42, 0x4d]);
  view.setUint32(2, bmp.length, true);
  view.setUint32(10, 54, true);
  view.setUint32(14, 40, true);
  view.setInt32(18, width, true);
  view.setInt32(22, height, true);
  view.setUint16(26, 1, true);
  view.setUint16(28, 24, true);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = (y * width + x) * 4;
      bmp.set(pixels.subarray(from, from + 3).toReversed(), 54 + (height - 1 - y) * rowBytes + x * 3);
    }
  }
  return bmp;
}

describe('other pictures', () => {
  it('are opened by the engine', async () => {
    const bmp = bmpOf(new Uint8Array(await picture(THREE_CODES).arrayBuffer()));
    expect(await textsIn(bmp)).toEqual(['https://example.com', '你好', '4006381333931']);
  });

  it('are named where they cannot be opened here', async () => {
    const webp = new TextEncoder().encode('RIFF\0\0\0\0WEBPVP8 ');
    expect(await read(fileOf(webp))).toEqual({ ok: false, fault: { code: 'not-picture', type: 'image/webp' } });
    expect(await read(fileOf(new Uint8Array()))).toEqual({ ok: false, fault: { code: 'not-picture', type: '' } });
    expect(await read(fileOf(new TextEncoder().encode('%PDF-1.7')))).toMatchObject({
      fault: { type: 'application/pdf' },
    });
  });
});

it('writes codes as CSV, formulas defused', () => {
  const corners = [
    [1.4, 2],
    [9, 2],
    [9, 8],
    [1, 8.6],
  ].map(([x = 0, y = 0]) => ({ x, y }));
  const [a, b, c, d] = corners;
  if (!a || !b || !c || !d) throw new Error('Four corners');
  const code = {
    kind: 'qr',
    text: '=1+1',
    bytes: new Uint8Array(),
    charset: 'utf-8',
    charsetBy: 'only',
    corners: [a, b, c, d],
    isInverted: false,
    isMirrored: false,
    isDamaged: false,
    isGs1: false,
  } as const;
  expect(codesCsv([{ code, file: 'a,b.png' }])).toBe(`kind,text,place,file\r\nqr,'=1+1,1 2 – 9 9,"a,b.png"\r\n`);
});

it('decodes what another encoder wrote, pixel by pixel', async () => {
  const bytes = new Uint8Array(await picture(THREE_CODES).arrayBuffer());
  const { width, height } = decode(bytes);
  expect(readPng(bytes)).toMatchObject({ width, height });
});
