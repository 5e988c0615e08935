// The library's encoder alone, without its canvas, file and terminal renderers; the published types cover only the whole.
declare module 'qrcode/lib/core/qrcode.js' {
  import type { QRCode, QRCodeOptions, QRCodeSegment } from 'qrcode';
  export function create(segments: QRCodeSegment[], options: QRCodeOptions): QRCode;
}
declare module 'qrcode/lib/core/version.js' {
  /** With `Mode.MIXED`: how many bits of data a version holds at a level. */
  export function getCapacity(version: number, level: { readonly bit: number }, mode: { readonly bit: number }): number;
}
declare module 'qrcode/lib/core/error-correction-level.js' {
  interface Level {
    readonly bit: number;
  }
  export const L: Level;
  export const M: Level;
  export const Q: Level;
  export const H: Level;
}
declare module 'qrcode/lib/core/mode.js' {
  export const MIXED: { readonly bit: number };
}
