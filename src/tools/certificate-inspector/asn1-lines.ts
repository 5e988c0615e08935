import { toHex } from '../../lib/hex';
import { unlessMalformed } from '../../lib/keys/malformed';
import { readAll, type Asn1 } from '../../lib/x509/asn1';
import { readString, STRING_TYPES } from '../../lib/x509/asn1-string';
import { oidName } from '../../lib/x509/oid-names';

const TYPES: Readonly<Record<number, string>> = {
  ...STRING_TYPES,
  0x01: 'BOOLEAN',
  0x02: 'INTEGER',
  0x03: 'BIT STRING',
  0x04: 'OCTET STRING',
  0x05: 'NULL',
  0x06: 'OBJECT IDENTIFIER',
  0x0a: 'ENUMERATED',
  0x17: 'UTCTime',
  0x18: 'GeneralizedTime',
  0x30: 'SEQUENCE',
  0x31: 'SET',
};

/** Elements that stand in each other, a line each; what is no ASN.1 is told by its bytes. */
export function asn1Lines(bytes: Uint8Array): string[] {
  const elements = unlessMalformed(() => readAll(bytes));
  return elements ? elements.flatMap((element) => linesOf(element, 0)) : [toHex(bytes)];
}

function linesOf(element: Asn1, depth: number): string[] {
  const { tag, content } = element;
  const indent = '  '.repeat(depth);
  const name = TYPES[tag] ?? `[${tag >= 0xc0 ? 'PRIVATE ' : tag >= 0x80 ? '' : 'APPLICATION '}${tag & 0x1f}]`;
  const head = `${indent}${name} (${content.length})`;
  const children = element.isConstructed ? unlessMalformed(() => element.children) : undefined;
  if (children) return [head, ...children.flatMap((child) => linesOf(child, depth + 1))];
  const value = valueOf(element);
  return [value === '' ? head : `${head} ${value}`];
}

function valueOf(element: Asn1): string {
  const { tag, content } = element;
  const read = unlessMalformed(() => {
    if (tag === 0x01) return element.boolean() ? 'TRUE' : 'FALSE';
    if (tag === 0x02 && content.length <= 8) return element.bigInteger().toString();
    if (tag === 0x06) {
      const oid = element.oid();
      return [oid, oidName(oid)].filter(Boolean).join(' ');
    }
    if (Object.hasOwn(STRING_TYPES, tag)) return JSON.stringify(readString(element));
    return tag === 0x17 || tag === 0x18 ? String.fromCharCode(...content.subarray(0, 32)) : undefined;
  });
  return read ?? toHex(content);
}
