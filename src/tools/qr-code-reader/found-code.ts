import { readText, type Reading } from './charset';
import { markedBytes, type MarkedBytes } from './eci';
import type { RawCode } from './engine';
import { kindOf } from './kinds';
import type { FoundCode, Kind, Part, Point } from './report';

/** What the engine tells besides in JSON, as far as it is shown. */
interface Extra {
  readonly version?: string;
  readonly level?: string;
  readonly addOn?: string;
  readonly upcE?: string;
}

function extraOf(json: string): Extra {
  if (json === '') return {};
  // The engine writes an object of strings, numbers and truths.
  const { Version, ECLevel, EanAddOn, UPCE } = JSON.parse(json) as Readonly<Record<string, unknown>>;
  const texts = { version: Version, level: ECLevel, addOn: EanAddOn, upcE: UPCE };
  return Object.fromEntries(Object.entries(texts).filter(([, value]) => typeof value === 'string' && value !== ''));
}

/** The symbology identifiers that say GS1 (ISO/IEC 15424), and those of GS1 DataBar. */
const GS1 = /^\](?:C1|d2|Q3|J1|e\d|z1)$/;

/** What a code says, its place left aside. */
type Content = Pick<FoundCode, 'kind' | 'text' | 'bytes' | 'charset' | 'charsetBy' | 'longNumber'>;

/** Digits of a number of a product, which say themselves what they are. */
function digitsOf(kind: Kind, text: string, longNumber?: string): Content {
  return {
    kind,
    text,
    bytes: new TextEncoder().encode(text),
    charset: 'utf-8',
    charsetBy: 'only',
    ...(longNumber === undefined ? {} : { longNumber }),
  };
}

/** A UPC-E stands for a UPC-A of twelve digits; the engine gives that with a 0 before it. */
const UPC_A_LENGTH = 12;

function contentOf(raw: RawCode, kind: Kind, marks: readonly MarkedBytes[], reading: Reading): Content {
  // What is added on stands behind the number as well.
  const bytes = Uint8Array.from(raw.bytes.subarray(0, raw.bytes.length - (extraOf(raw.extra).addOn?.length ?? 0)));
  const read = readText(bytes, marks, reading);
  if (kind === 'upc-e') {
    const { upcE } = extraOf(raw.extra);
    if (upcE !== undefined) return digitsOf('upc-e', upcE, read.text.slice(-UPC_A_LENGTH));
  }
  if (kind === 'ean-13' && read.text.length > UPC_A_LENGTH && read.text.startsWith('0')) {
    return digitsOf('upc-a', read.text.slice(-UPC_A_LENGTH));
  }
  return { kind, bytes, ...read };
}

function partOf({ sequenceSize, sequenceIndex, sequenceId }: RawCode): Part | undefined {
  if (sequenceIndex < 0 || sequenceSize < 0 || sequenceSize === 1) return undefined;
  return { id: sequenceId, place: sequenceIndex + 1, of: sequenceSize };
}

/** In a mirrored code, too, the engine goes on clockwise. */
function cornersOf({ position }: RawCode, place: (point: Point) => Point): FoundCode['corners'] {
  const { topLeft, topRight, bottomRight, bottomLeft } = position;
  return [place(topLeft), place(topRight), place(bottomRight), place(bottomLeft)];
}

/**
 * A code as the report has it; undefined for kinds that are not offered. `place` leads from the picture that was looked at to the one that
 * is shown.
 */
export function foundCode(raw: RawCode, reading: Reading, place: (point: Point) => Point): FoundCode | undefined {
  const engineKind = kindOf(raw.format);
  if (engineKind === undefined) return undefined;
  const { version, level, addOn } = extraOf(raw.extra);
  const marks = raw.hasECI ? markedBytes(raw.bytesECI) : [];
  const part = raw.isValid ? partOf(raw) : undefined;
  const content = raw.isValid ? contentOf(raw, engineKind, marks, reading) : undefined;
  const none = { kind: engineKind, text: '', bytes: new Uint8Array(), charset: 'hex', charsetBy: 'only' } as const;
  return {
    ...(content ?? none),
    ...(version === undefined ? {} : { version }),
    ...(level === undefined ? {} : { level }),
    ...(addOn === undefined ? {} : { addOn }),
    corners: cornersOf(raw, place),
    isInverted: raw.isInverted,
    isMirrored: raw.isMirrored,
    isDamaged: !raw.isValid,
    isGs1: GS1.test(raw.symbologyIdentifier),
    ...(part ? { part } : {}),
    ...(part && marks.length > 0 ? { marks } : {}),
  };
}
