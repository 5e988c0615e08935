import { MalformedError } from '../keys/malformed';
import { toHex } from '../hex';
import type { Asn1 } from './asn1';

/** RFC 4514 and what is common beside it. */
const SHORT: Readonly<Record<string, string>> = {
  '2.5.4.3': 'CN',
  '2.5.4.4': 'SN',
  '2.5.4.5': 'serialNumber',
  '2.5.4.6': 'C',
  '2.5.4.7': 'L',
  '2.5.4.8': 'ST',
  '2.5.4.9': 'STREET',
  '2.5.4.10': 'O',
  '2.5.4.11': 'OU',
  '2.5.4.12': 'T',
  '2.5.4.42': 'GN',
  '2.5.4.46': 'dnQualifier',
  '2.5.4.65': 'pseudonym',
  '2.5.4.97': 'organizationIdentifier',
  '0.9.2342.19200300.100.1.1': 'UID',
  '0.9.2342.19200300.100.1.25': 'DC',
  '1.2.840.113549.1.9.1': 'emailAddress',
};

export interface NameAttribute {
  readonly oid: string;
  /** Its short name, or the oid where it has none. */
  readonly name: string;
  readonly value: string;
}

export interface DistinguishedName {
  readonly attributes: readonly NameAttribute[];
  /** As RFC 4514 writes it, the most special first. */
  readonly text: string;
  /** By which two are compared: the very bytes. */
  readonly key: string;
}

export function readName(element: Asn1): DistinguishedName {
  const sets = element.in(0x30).map((set) =>
    set.in(0x31).map((pair): NameAttribute => {
      const [type, value] = pair.in(0x30);
      if (!type || !value) throw new MalformedError();
      const oid = type.oid();
      return { oid, name: Object.hasOwn(SHORT, oid) ? (SHORT[oid] ?? oid) : oid, value: readString(value) };
    }),
  );
  return {
    attributes: sets.flat(),
    text: sets
      .toReversed()
      .map((set) => set.map(({ name, value }) => `${name}=${escapeValue(value)}`).join('+'))
      .join(','),
    key: toHex(element.whole),
  };
}

/** What a person or a program is called by: its common name, else the first that it has. */
export const commonName = ({ attributes, text }: DistinguishedName): string =>
  attributes.findLast(({ name }) => name === 'CN')?.value ?? attributes.find(({ name }) => name === 'O')?.value ?? text;

/** A string of any of the types of ASN.1; what is none is told by its bytes. */
export function readString({ tag, content }: Asn1): string {
  switch (tag) {
    case 0x0c:
      return new TextDecoder().decode(content);
    case 0x1e:
      return new TextDecoder('utf-16be').decode(content);
    case 0x1c:
      return codePoints(content);
    // T.61 in name only: what writes it means Latin-1.
    case 0x14:
    case 0x12:
    case 0x13:
    case 0x16:
    case 0x1a:
    case 0x1b:
      return Array.from(content, (byte) => String.fromCharCode(byte)).join('');
    default:
      return `#${toHex(content)}`;
  }
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

const escapeValue = (value: string) =>
  value
    .replaceAll(/["+,;<>\\]/g, String.raw`\$&`)
    .replace(/^[ #]/, String.raw`\$&`)
    .replace(/ $/, String.raw`\ `)
    .replaceAll('\0', String.raw`\00`);
