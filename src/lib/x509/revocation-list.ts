import { toHex } from '../hex';
import { MalformedError, unlessMalformed } from '../keys/malformed';
import { readAsn1, type Asn1 } from './asn1';
import type { Certificate } from './certificate';
import { readName, type DistinguishedName } from './distinguished-name';
import { readExtensions, type Extension } from './extension';
import { extensionNamed } from './extensions';
import { readGeneralNames } from './general-names';
import { readInstant } from './instant';
import { readSigned, type Signed } from './signed';
import { verifySignature, type Verdict } from './verify-signature';

/** Of CRLReason, by its number; 7 is not used. */
export const REASONS = [
  ...(['unspecified', 'key-compromise', 'ca-compromise', 'affiliation-changed', 'superseded'] as const),
  ...(['cessation', 'hold', undefined, 'remove', 'privilege-withdrawn', 'aa-compromise'] as const),
] as const;
export type Reason = NonNullable<(typeof REASONS)[number]>;

export interface Revocation {
  /** In hex, two's complement. */
  readonly serial: string;
  /** Milliseconds since the epoch. */
  readonly time: number;
  readonly reason: Reason | undefined;
  /** When the key was lost, which may be earlier. */
  readonly invalidSince: number | undefined;
  /** The key of the issuer's name where it is not that of the list. */
  readonly issuerKey: string | undefined;
}

/** A list of revoked certificates (RFC 5280, 5). */
export interface RevocationList extends Signed {
  readonly version: number;
  readonly issuer: DistinguishedName;
  readonly thisUpdate: number;
  readonly nextUpdate: number | undefined;
  readonly entries: readonly Revocation[];
  readonly extensions: readonly Extension[];
  /** In decimal digits. */
  readonly number: string | undefined;
  /** In hex. */
  readonly issuerKeyId: string | undefined;
}

/** Throws `MalformedError`. */
export function revocationListOf(element: Asn1): RevocationList {
  const { frame, content } = readSigned(element);
  const parts = [...content.in(0x30)];
  const version = parts[0]?.tag === 0x02 ? (parts.shift()?.smallInteger() ?? 0) + 1 : 1;
  const [, issuer, thisUpdate, ...rest] = parts;
  if (!issuer || !thisUpdate) throw new MalformedError();
  const next = isTime(rest[0]) ? rest.shift() : undefined;
  const entries = rest[0]?.tag === 0x30 ? rest[0].children : [];
  const extensions = readExtensions(rest.find(({ tag }) => tag === 0xa0)?.children[0]);
  return {
    ...frame,
    version,
    issuer: readName(issuer),
    thisUpdate: readInstant(thisUpdate),
    nextUpdate: next && readInstant(next),
    entries: readEntries(entries),
    extensions,
    number: extensionNamed(extensions, 'crl-number')?.number,
    issuerKeyId: extensionNamed(extensions, 'issuer-key-id')?.id,
  };
}

export const readRevocationList = (der: Uint8Array): RevocationList | undefined =>
  unlessMalformed(() => revocationListOf(readAsn1(der)));

const isTime = (element: Asn1 | undefined) => element?.tag === 0x17 || element?.tag === 0x18;

function readEntries(elements: readonly Asn1[]): Revocation[] {
  // Of an indirect list: the issuer of an entry is that of the entry before, where it names none.
  let issuerKey: string | undefined;
  return elements.map((element) => {
    const [serial, time, extensions] = element.in(0x30);
    if (!serial || !time) throw new MalformedError();
    let reason: Reason | undefined;
    let invalidSince: number | undefined;
    for (const { oid, value } of extensions ? readExtensions(extensions) : []) {
      const inner = readAsn1(value);
      if (oid === '2.5.29.21') reason = REASONS[inner.expect(0x0a).content[0] ?? 0];
      if (oid === '2.5.29.24') invalidSince = readInstant(inner);
      if (oid === '2.5.29.29') issuerKey = readGeneralNames(inner).flatMap(directoryKey)[0] ?? issuerKey;
    }
    return { serial: toHex(serial.integer()), time: readInstant(time), reason, invalidSince, issuerKey };
  });
}

const directoryKey = (name: ReturnType<typeof readGeneralNames>[number]): string[] =>
  name.kind === 'directory' ? [name.name.key] : [];

/** Whether the list is signed by the certificate's key. */
export const listSignedBy = (
  { scheme, signed, signature }: RevocationList,
  { key }: Pick<Certificate, 'key'>,
): Promise<Verdict> => verifySignature(key, scheme, { message: signed }, signature);
