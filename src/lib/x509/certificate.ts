import { sha256 } from '@noble/hashes/sha2.js';
import { toHex } from '../hex';
import { MalformedError, unlessMalformed } from '../keys/malformed';
import { readScheme, type SignatureScheme } from './algorithms';
import { readAsn1, type Asn1 } from './asn1';
import { readName, type DistinguishedName } from './distinguished-name';
import { readInstant } from './instant';
import { readPublicKey, type CertifiedKey } from './public-key';

/** Of KeyUsage, by the number of the bit. */
export const KEY_USAGES = [
  ...(['digitalSignature', 'nonRepudiation', 'keyEncipherment', 'dataEncipherment', 'keyAgreement'] as const),
  ...(['keyCertSign', 'cRLSign', 'encipherOnly', 'decipherOnly'] as const),
] as const;
export type KeyUsage = (typeof KEY_USAGES)[number];

export interface Extension {
  readonly oid: string;
  readonly isCritical: boolean;
  readonly value: Uint8Array;
}

export interface Certificate {
  readonly der: Uint8Array;
  /** The part that is signed. */
  readonly signed: Uint8Array;
  readonly scheme: SignatureScheme;
  readonly signature: Uint8Array;
  /** 1 to 3. */
  readonly version: number;
  /** As it is written, in hex. */
  readonly serial: string;
  readonly issuer: DistinguishedName;
  readonly subject: DistinguishedName;
  /** Milliseconds since the epoch, both ends included. */
  readonly notBefore: number;
  readonly notAfter: number;
  readonly key: CertifiedKey;
  readonly extensions: readonly Extension[];
  /** Whether it may sign certificates: undefined where it does not say. */
  readonly isAuthority: boolean | undefined;
  /** How many authorities may stand between it and a leaf. */
  readonly pathLength: number | undefined;
  /** Undefined where it does not say. */
  readonly usages: readonly KeyUsage[] | undefined;
  /** Oids of extended usages. */
  readonly extendedUsages: readonly string[] | undefined;
  /** In hex. */
  readonly keyId: string | undefined;
  readonly issuerKeyId: string | undefined;
  /** SHA-256 of all of it, in hex. */
  readonly fingerprint: string;
}

/** A certificate in DER; undefined where it is none. */
export function readCertificate(der: Uint8Array): Certificate | undefined {
  return unlessMalformed(() => certificateOf(readAsn1(der)));
}

/** Throws `MalformedError`. */
export function certificateOf(element: Asn1): Certificate {
  const [signed, algorithm, signature] = element.in(0x30);
  if (!signed || !algorithm || !signature) throw new MalformedError();
  const parts = [...signed.in(0x30)];
  const version = parts[0]?.tag === 0xa0 ? (parts.shift()?.children[0]?.smallInteger() ?? 0) + 1 : 1;
  const [serial, , issuer, validity, subject, key, ...rest] = parts;
  const [from, to] = validity?.in(0x30) ?? [];
  if (!serial || !issuer || !from || !to || !subject || !key) throw new MalformedError();
  const extensions = readExtensions(rest.find(({ tag }) => tag === 0xa3));
  return {
    der: element.whole,
    signed: signed.whole,
    scheme: readScheme(algorithm),
    signature: signature.bits(),
    version,
    serial: toHex(serial.integer()),
    issuer: readName(issuer),
    subject: readName(subject),
    notBefore: readInstant(from),
    notAfter: readInstant(to),
    key: readPublicKey(key),
    extensions,
    ...readConstraints(extensions),
    fingerprint: toHex(sha256(element.whole)),
  };
}

function readExtensions(element: Asn1 | undefined): Extension[] {
  return (element?.children[0]?.in(0x30) ?? []).map((extension) => {
    const [oid, second, third] = extension.in(0x30);
    const value = third ?? second;
    if (!oid || !value) throw new MalformedError();
    return { oid: oid.oid(), isCritical: third !== undefined && second?.boolean() === true, value: value.octets() };
  });
}

function readConstraints(extensions: readonly Extension[]) {
  const valueOf = (oid: string): Asn1 | undefined => {
    const found = extensions.find((extension) => extension.oid === oid);
    return found && unlessMalformed(() => readAsn1(found.value));
  };
  const constraints = valueOf('2.5.29.19')?.in(0x30);
  const usage = valueOf('2.5.29.15');
  const issuerKeyId = valueOf('2.5.29.35')
    ?.in(0x30)
    .find(({ tag }) => tag === 0x80);
  return {
    isAuthority: constraints && (constraints[0]?.tag === 0x01 ? constraints[0].boolean() : false),
    pathLength: constraints?.find(({ tag }) => tag === 0x02)?.smallInteger(),
    usages: usage && usagesOf(usage),
    extendedUsages: valueOf('2.5.29.37')
      ?.in(0x30)
      .map((oid) => oid.oid()),
    keyId: hexOf(valueOf('2.5.29.14')?.octets()),
    issuerKeyId: hexOf(issuerKeyId?.content),
  };
}

const hexOf = (bytes: Uint8Array | undefined) => bytes && toHex(bytes);

function usagesOf(element: Asn1): KeyUsage[] {
  const bits = element.expect(0x03).content.subarray(1);
  return KEY_USAGES.filter((_, at) => ((bits[at >> 3] ?? 0) & (0x80 >> (at & 7))) !== 0);
}
