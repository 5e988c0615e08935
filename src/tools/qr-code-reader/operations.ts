// What the engine will do (branch qr-engine), as far as the page needs it to be tried: one QR code in a picture.
import jsQR from 'jsqr';
import * as v from 'valibot';
import { err, ok, type Result } from '../../lib/result';
import { bytes, defineOperation, file } from '../../operations/define';
import type { Card } from './payload/card';
import { CHARSETS, KINDS, type FoundCode, type ReadReport } from './report';

/** One look at a picture, and the size that was looked at. */
interface Tried {
  readonly look: 'white' | 'black' | 'margin' | 'larger' | 'smaller' | 'denoised';
  readonly width: number;
  readonly height: number;
}

type ReadFault =
  | { readonly code: 'not-picture'; readonly type: string }
  | { readonly code: 'no-code'; readonly tried: readonly Tried[] }
  | { readonly code: 'too-large'; readonly pixels: number; readonly limit: number };

export const remembered = v.object({
  /** Empty for all. */
  kinds: v.optional(v.array(v.picklist(KINDS)), []),
  charset: v.optional(v.picklist(['auto', ...CHARSETS, 'hex']), 'auto'),
});

function cardOf(text: string): Card {
  if (text.startsWith('WIFI:')) {
    return {
      type: 'wifi',
      fields: [
        { name: 'network', value: '咖啡馆 ☕' },
        { name: 'password', value: 'p:a;ss', isSecret: true },
      ],
      warnings: [],
      opening: { tool: 'wifi-qrcode-generator', text, isSecret: true },
    };
  }
  if (!text.startsWith('https://')) return { type: 'text', fields: [], warnings: [] };
  const { host } = new URL(text);
  return {
    type: 'url',
    fields: [],
    warnings: [],
    link: { href: text, before: 'https://', host, after: text.slice(8 + host.length) },
  };
}

function codesIn(pixels: Uint8ClampedArray, width: number, height: number): readonly FoundCode[] {
  const found = jsQR(pixels, width, height);
  if (!found) return [];
  const { topLeftCorner, topRightCorner, bottomRightCorner, bottomLeftCorner } = found.location;
  return [
    {
      kind: 'qr',
      text: found.data,
      bytes: Uint8Array.from(found.binaryData),
      charset: 'utf-8',
      charsetBy: 'only',
      version: String(found.version),
      corners: [topLeftCorner, topRightCorner, bottomRightCorner, bottomLeftCorner],
      isInverted: false,
      isMirrored: false,
      isDamaged: false,
      isGs1: false,
      card: cardOf(found.data),
    },
  ];
}

const readOptions = v.object({ ...remembered.entries, language: v.optional(v.string(), 'zh-CN') });

export const read = defineOperation({
  id: 'read',
  inputs: { picture: file() },
  output: 'report',
  inlineLimit: 0,
  options: readOptions,
  examples: [{ inputs: { picture: new File(['x'], 'x.txt') }, fault: 'not-picture' }],
  run: async ({ picture }): Promise<Result<ReadReport, ReadFault>> => {
    const bitmap = await createImageBitmap(picture).catch(() => undefined);
    if (!bitmap) return err({ code: 'not-picture', type: '' });
    const { width, height } = bitmap;
    const context = new OffscreenCanvas(width, height).getContext('2d');
    if (!context) return err({ code: 'not-picture', type: '' });
    context.drawImage(bitmap, 0, 0);
    const codes = codesIn(context.getImageData(0, 0, width, height).data, width, height);
    if (codes.length === 0) return err({ code: 'no-code', tried: [{ look: 'white', width, height }] });
    return ok({ width, height, codes, series: [] });
  },
});

export const readFrame = defineOperation({
  id: 'readFrame',
  inputs: { pixels: bytes() },
  output: 'report',
  inlineLimit: 0,
  pause: 0,
  options: v.object({
    ...readOptions.entries,
    width: v.optional(v.number(), 0),
    height: v.optional(v.number(), 0),
  }),
  examples: [{ inputs: { pixels: new Uint8Array(0) }, fault: 'no-code' }],
  run: ({ pixels }, { width, height }): Result<ReadReport, ReadFault> => {
    const rgba = new Uint8ClampedArray(pixels);
    const codes = width > 0 ? codesIn(rgba, width, height) : [];
    if (codes.length === 0) return err({ code: 'no-code', tried: [] });
    return ok({ width, height, codes, series: [] });
  },
});
