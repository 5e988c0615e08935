import { sha256 } from '@noble/hashes/sha2.js';
import { toHex } from '../hex';
import { sameBytes } from '../keys/bytes';
import { MalformedError, unlessMalformed } from '../keys/malformed';
import { readAsn1, type Asn1 } from './asn1';
import { readName, type DistinguishedName } from './distinguished-name';
import { encodingNotes, extensionNotes, nameNotes, serialNotes, timeNotes, type EncodingNote } from './encoding-notes';
import { readExtensions, type Extension } from './extension';
import { readInstant } from './instant';
import { readPublicKey, type CertifiedKey } from './public-key';
import { readSigned, type Signed } from './signed';

/** Of KeyUsage, by the number of the bit. */
export const KEY_USAGES = [
  ...(['digitalSignature', 'nonRepudiation', 'keyEncipherment', 'dataEncipherment', 'keyAgreement'] as const),
  ...(['keyCertSign', 'cRLSign', 'encipherOnly', 'decipherOnly'] as const),
] as const;
export type KeyUsage = (typeof KEY_USAGES)[number];

export interface Certificate extends Signed {
  /** 1 to 3. */
  readonly version: number;
  /** As it is written, two's complement, in hex. */
  readonly serial: string;
  readonly issuer: DistinguishedName;
  readonly subject: DistinguishedName;
  /** Milliseconds since the epoch, both ends included. */
  readonly notBefore: number;
  readonly notAfter: number;
  readonly key: CertifiedKey;
  /** The SubjectPublicKeyInfo. */
  readonly spki: Uint8Array;
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
  /** What DER or RFC 5280 would have written otherwise. */
  readonly notes: readonly EncodingNote[];
}

/** A certificate in DER; undefined where it is none. */
export function readCertificate(der: Uint8Array): Certificate | undefined {
  return unlessMalformed(() => certificateOf(readAsn1(der)));
}

/** Throws `MalformedError`. */
export function certificateOf(element: Asn1): Certificate {
  const { frame, content, algorithm } = readSigned(element);
  const parts = [...content.in(0x30)];
  const version = parts[0]?.tag === 0xa0 ? (parts.shift()?.children[0]?.smallInteger() ?? 0) + 1 : 1;
  const [serial, inner, issuer, validity, subject, key, ...rest] = parts;
  const [from, to] = validity?.in(0x30) ?? [];
  if (!serial || !issuer || !from || !to || !subject || !key) throw new MalformedError();
  const extensions = readExtensions(rest.find(({ tag }) => tag === 0xa3)?.children[0]);
  const [subjectName, issuerName] = [readName(subject), readName(issuer)];
  return {
    ...frame,
    version,
    serial: toHex(serial.integer()),
    issuer: issuerName,
    subject: subjectName,
    notBefore: readInstant(from),
    notAfter: readInstant(to),
    key: readPublicKey(key),
    spki: key.whole,
    extensions,
    ...readConstraints(extensions),
    fingerprint: toHex(sha256(element.whole)),
    notes: [
      ...encodingNotes(element),
      ...(version === 1 && parts.length < content.children.length
        ? [{ code: 'default-written', what: 'version' } as const]
        : []),
      ...(inner && !sameBytes(inner.whole, algorithm.whole) ? [{ code: 'algorithms-differ' } as const] : []),
      ...serialNotes(serial),
      ...[from, to].flatMap(timeNotes),
      ...[issuerName, subjectName].flatMap(nameNotes),
      ...extensionNotes(extensions),
      ...(extensions.length > 0 && version < 3 ? [{ code: 'old-version' } as const] : []),
    ],
  };
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

/** Of a KeyUsage. */
export function usagesOf(element: Asn1): KeyUsage[] {
  const bits = element.flags();
  return KEY_USAGES.filter((_, at) => bits.includes(at));
}
