import type { FoundCode } from './report';

/** A QR code with this text, as it is found. */
export function codeOf(text: string, changes: Partial<FoundCode> = {}): FoundCode {
  return {
    kind: 'qr',
    text,
    bytes: new TextEncoder().encode(text),
    charset: 'utf-8',
    charsetBy: 'only',
    corners: [
      { x: 10, y: 10 },
      { x: 60, y: 10 },
      { x: 60, y: 60 },
      { x: 10, y: 60 },
    ],
    isInverted: false,
    isMirrored: false,
    isDamaged: false,
    isGs1: false,
    ...changes,
  };
}
