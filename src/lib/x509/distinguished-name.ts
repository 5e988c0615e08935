import { toHex } from '../hex';
import { MalformedError } from '../keys/malformed';
import type { Asn1 } from './asn1';
import { isWellTyped, readString, STRING_TYPES } from './asn1-string';

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
  '2.5.4.13': 'description',
  '2.5.4.15': 'businessCategory',
  '2.5.4.17': 'postalCode',
  '2.5.4.41': 'name',
  '2.5.4.42': 'GN',
  '2.5.4.43': 'initials',
  '2.5.4.44': 'generationQualifier',
  '2.5.4.46': 'dnQualifier',
  '2.5.4.65': 'pseudonym',
  '2.5.4.97': 'organizationIdentifier',
  '0.9.2342.19200300.100.1.1': 'UID',
  '0.9.2342.19200300.100.1.25': 'DC',
  '1.2.840.113549.1.9.1': 'emailAddress',
  '1.2.840.113549.1.9.2': 'unstructuredName',
  '1.3.6.1.4.1.311.60.2.1.1': 'jurisdictionL',
  '1.3.6.1.4.1.311.60.2.1.2': 'jurisdictionST',
  '1.3.6.1.4.1.311.60.2.1.3': 'jurisdictionC',
};

/** Attributes for which RFC 5280 leaves no choice of the string's type: tags by oid. */
const TYPES: Readonly<Record<string, number>> = {
  '2.5.4.6': 0x13,
  '2.5.4.5': 0x13,
  '2.5.4.46': 0x13,
  '0.9.2342.19200300.100.1.25': 0x16,
  '1.2.840.113549.1.9.1': 0x16,
};

export interface NameAttribute {
  readonly oid: string;
  /** Its short name, or the oid where it has none. */
  readonly name: string;
  readonly value: string;
  /** Such as `UTF8String`; undefined where it is no string. */
  readonly type: string | undefined;
  /** Whether the type is one that the attribute may have, and its characters are of it. */
  readonly isWellTyped: boolean;
}

export interface DistinguishedName {
  readonly attributes: readonly NameAttribute[];
  /** As RFC 4514 writes it, the most special first. */
  readonly text: string;
  /** By which two are compared, as RFC 5280, 7.1 asks: neither case nor the number of spaces nor the string's type counts. */
  readonly key: string;
  /** The same for each of its parts, the most general first. */
  readonly partKeys: readonly string[];
}

export function readName(element: Asn1): DistinguishedName {
  const sets = element.in(0x30).map((set) => set.in(0x31).map(readAttribute));
  const partKeys = sets.map((set) => JSON.stringify(set.map(({ oid, compared }) => `${oid}=${compared}`).toSorted()));
  return {
    attributes: sets.flat().map(({ attribute }) => attribute),
    text: sets
      .toReversed()
      .map((set) => set.map(({ written }) => written).join('+'))
      .join(','),
    key: JSON.stringify(partKeys),
    partKeys,
  };
}

function readAttribute(pair: Asn1) {
  const [type, content] = pair.in(0x30);
  if (!type || !content) throw new MalformedError();
  const oid = type.oid();
  const value = readString(content);
  const stringType = STRING_TYPES[content.tag];
  const short = Object.hasOwn(SHORT, oid) ? SHORT[oid] : undefined;
  const expected = Object.hasOwn(TYPES, oid) ? TYPES[oid] : content.tag;
  const attribute: NameAttribute = {
    oid,
    name: short ?? oid,
    value,
    type: stringType,
    isWellTyped: content.tag === expected && isWellTyped(content),
  };
  const hex = `#${toHex(content.whole)}`;
  return {
    oid,
    attribute,
    compared: stringType === undefined ? hex : folded(value),
    // RFC 4514, 2.4: an attribute without a name has its value in hex.
    written: `${attribute.name}=${short === undefined || stringType === undefined ? hex : escapeValue(value)}`,
  };
}

/** Without what RFC 4518 takes no notice of. */
const folded = (value: string) => value.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();

/** Whether the name lies below the other: begins with all of its parts. */
export const isBelow = (name: DistinguishedName, above: DistinguishedName): boolean =>
  above.partKeys.every((part, at) => name.partKeys[at] === part);

/** What a person or a program is called by: its common name, else the first that it has. */
export const commonName = ({ attributes, text }: DistinguishedName): string =>
  attributes.findLast(({ name }) => name === 'CN')?.value ?? attributes.find(({ name }) => name === 'O')?.value ?? text;

const escapeValue = (value: string) =>
  value
    .replaceAll(/["+,;<>\\]/g, String.raw`\$&`)
    .replace(/^[ #]/, String.raw`\$&`)
    // One space alone is escaped already.
    .replace(/(?<=.) $/s, String.raw`\ `)
    .replaceAll(/\p{Cc}/gu, (control) =>
      Array.from(
        new TextEncoder().encode(control),
        (byte) => `\\${byte.toString(16).toUpperCase().padStart(2, '0')}`,
      ).join(''),
    );
