import { toHex } from '../hex';
import type { Asn1 } from './asn1';

/** The string types of ASN.1 by their tags. */
export const STRING_TYPES: Readonly<Record<number, string>> = {
  0x0c: 'UTF8String',
  0x12: 'NumericString',
  0x13: 'PrintableString',
  0x14: 'TeletexString',
  0x16: 'IA5String',
  0x1a: 'VisibleString',
  0x1b: 'GeneralString',
  0x1c: 'UniversalString',
  0x1e: 'BMPString',
};

/** A string of any of the types of ASN.1; what is none is told by its bytes. */
export function readString({ tag, content, whole }: Asn1): string {
  switch (tag) {
    case 0x0c:
      return new TextDecoder('utf-8', { ignoreBOM: true }).decode(content);
    case 0x1e:
      return new TextDecoder('utf-16be', { ignoreBOM: true }).decode(content);
    case 0x1c:
      return codePoints(content);
    // T.61 in name only: what writes it means Latin-1.
    case 0x14:
    case 0x12:
    case 0x13:
    case 0x16:
    case 0x1a:
    case 0x1b:
      return fromLatin1(content);
    default:
      return `#${toHex(whole)}`;
  }
}

/** One character for each byte. */
export function fromLatin1(content: Uint8Array): string {
  let text = '';
  for (const byte of content) text += String.fromCharCode(byte);
  return text;
}

function codePoints(content: Uint8Array): string {
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength);
  let text = '';
  for (let at = 0; at + 4 <= content.length; at += 4) {
    const point = view.getUint32(at);
    text += point > 0x10ffff ? '\ufffd' : String.fromCodePoint(point);
  }
  return text;
}

/** What a character's byte may be, by the tag of the string. */
const ALPHABETS: Readonly<Record<number, (byte: number) => boolean>> = {
  0x12: (byte) => (byte >= 0x30 && byte <= 0x39) || byte === 0x20,
  0x13: (byte) => /[A-Za-z0-9 '()+,\-./:=?]/.test(String.fromCharCode(byte)),
  0x16: (byte) => byte < 0x80,
  0x1a: (byte) => byte >= 0x20 && byte < 0x7f,
};

/** Whether the characters are those that the type of the string has. */
export function isWellTyped(element: Asn1): boolean {
  const { tag, content } = element;
  if (tag === 0x0c) return isUtf8(content);
  if (tag === 0x1e) return content.length % 2 === 0;
  if (tag === 0x1c) return content.length % 4 === 0;
  const isAllowed = ALPHABETS[tag];
  return isAllowed === undefined || content.every((byte) => isAllowed(byte));
}

function isUtf8(content: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(content);
    return true;
  } catch {
    return false;
  }
}
