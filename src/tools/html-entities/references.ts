import { DecodingMode, HtmlEntityDecoder, XmlEntityDecoder } from 'entities/decode';
import type { Rules } from './rules';

/** A reference that was read. */
export interface Reference {
  /** From the ampersand to the end, with the semicolon if there is one; UTF-16 units. */
  readonly length: number;
  readonly value: string;
  /** Of a reference by number: the number as written, at most a little above 10FFFF. */
  readonly number: number | undefined;
  readonly hasSemicolon: boolean;
}

/** Reads the reference that begins with the ampersand at an offset; undefined where there is none. */
export type ReferenceReader = (text: string, at: number) => Reference | undefined;

/** `strict` is HTML too, but only what ends with a semicolon. */
export function createReader(rules: Rules | 'strict'): ReferenceReader {
  let value = '';
  let number: number | undefined;
  let hasSemicolon = true;
  const emit = (codePoint: number) => {
    // An astral character with a name comes as its two halves, one after the other.
    value += String.fromCodePoint(codePoint);
  };
  const errors = {
    missingSemicolonAfterCharacterReference: () => {
      hasSemicolon = false;
    },
    absenceOfDigitsInNumericCharacterReference: () => {},
    validateNumericCharacterReference: (code: number) => {
      number = code;
    },
  };
  const decoder = rules === 'xml' ? new XmlEntityDecoder(emit, errors) : new HtmlEntityDecoder(emit, errors);
  const mode =
    rules === 'html' ? DecodingMode.Legacy : rules === 'attribute' ? DecodingMode.Attribute : DecodingMode.Strict;

  return (text, at) => {
    // XML 1.0 knows the small x only.
    if (rules === 'xml' && text.startsWith('#X', at + 1)) return undefined;
    value = '';
    number = undefined;
    hasSemicolon = true;
    decoder.startEntity(mode);
    const written = decoder.write(text, at + 1);
    const length = written < 0 ? decoder.end() : written;
    return length > 0 ? { length, value, number, hasSemicolon } : undefined;
  };
}
