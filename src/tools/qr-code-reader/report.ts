import type { MarkedBytes } from './eci';
import type { Card } from './payload/card';

/** The kinds of code that are read, in the order they are offered. */
export const KINDS = [
  'qr',
  'micro-qr',
  'rmqr',
  'data-matrix',
  'aztec',
  'pdf417',
  'maxicode',
  'ean-13',
  'ean-8',
  'upc-a',
  'upc-e',
  'code-128',
  'code-39',
  'code-93',
  'codabar',
  'itf',
  'databar',
  'databar-limited',
  'databar-expanded',
  'dx-film-edge',
] as const;
export type Kind = (typeof KINDS)[number];

/** What the bytes of a code may be read as. */
export const CHARSETS = ['utf-8', 'gb18030', 'shift_jis', 'big5', 'euc-kr', 'iso-8859-1'] as const;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A code of a series (structured append), and its place in it. */
export interface Part {
  /** What the parts of one series have in common: a parity or an id. */
  readonly id: string;
  /** Counted from 1. */
  readonly place: number;
  /** 0 where the code does not tell. */
  readonly of: number;
}

export interface FoundCode {
  readonly kind: Kind;
  /** Exactly what it holds, control characters too; of bytes that are no text, their hexadecimal digits in pairs. */
  readonly text: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** A label of the Encoding Standard; `hex` where the bytes are no text. */
  readonly charset: string;
  /** Why it was read so. */
  readonly charsetBy: 'only' | 'mark' | 'likely' | 'chosen';
  /** Such as `7` or `M3`. */
  readonly version?: string;
  /** Error correction as the code names it, such as `M` or `25%`. */
  readonly level?: string;
  /** In pixels of the picture, clockwise from the code's own upper left. */
  readonly corners: readonly [Point, Point, Point, Point];
  readonly isInverted: boolean;
  readonly isMirrored: boolean;
  /** It fails its checksum, or its error correction did not suffice; it has no text. */
  readonly isDamaged: boolean;
  /** EAN or UPC with an add-on, such as `51299`. */
  readonly addOn?: string;
  /** What a shorter number stands for, such as the UPC-A of a UPC-E. */
  readonly longNumber?: string;
  readonly isGs1: boolean;
  readonly part?: Part;
  /** Of a part whose bytes are marked with charsets (ECI): these bytes, so that parts are joined before they are decoded. */
  readonly marks?: readonly MarkedBytes[];
  /** Absent where it is damaged or a part of a series. */
  readonly card?: Card;
}

/** Parts of a series, joined by bytes before they were decoded. */
export interface Series {
  readonly id: string;
  readonly of: number;
  /** Which were read, by place. */
  readonly places: readonly number[];
  readonly missing: readonly number[];
  /** What they hold together, where none is missing. */
  readonly whole?: Pick<FoundCode, 'text' | 'bytes' | 'charset' | 'charsetBy' | 'card'>;
}

/** What was read from one picture. */
export interface ReadReport {
  /** Pixels of the picture as it is shown; the corners are in them. */
  readonly width: number;
  readonly height: number;
  /** In reading order. */
  readonly codes: readonly FoundCode[];
  readonly series: readonly Series[];
}
