import { toHex } from '../hex';
import { concat, sameBytes } from '../keys/bytes';
import { MalformedError, unlessMalformed } from '../keys/malformed';
import { digestOf, hashNamed, readScheme, type HashName, type SignatureScheme } from './algorithms';
import { readAsn1, type Asn1 } from './asn1';
import { certificateOf, type Certificate } from './certificate';
import { readName } from './distinguished-name';
import { readInstant } from './instant';
import { verifySignature } from './verify-signature';

const SIGNED_DATA = '1.2.840.113549.1.7.2';
export const TIMESTAMP_INFO = '1.2.840.113549.1.9.16.1.4';

export const ATTRIBUTE = {
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingTime: '1.2.840.113549.1.9.5',
  signingCertificate: '1.2.840.113549.1.9.16.2.12',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  timestamp: '1.2.840.113549.1.9.16.2.14',
} as const;

export interface Signer {
  /** Of the certificate: its issuer and serial number, or the identifier of its key. */
  readonly issuerKey: string | undefined;
  /** The issuer as one reads it. */
  readonly issuerText: string | undefined;
  readonly serial: string | undefined;
  readonly keyId: string | undefined;
  /** Undefined for a hash that is not known, which `hashOid` names. */
  readonly hash: HashName | undefined;
  readonly hashOid: string;
  readonly scheme: SignatureScheme;
  readonly signature: Uint8Array;
  /** As they are signed; undefined where the content itself is signed. */
  readonly signedBytes: Uint8Array | undefined;
  /** Values by oid. */
  readonly signed: ReadonlyMap<string, readonly Asn1[]>;
  readonly unsigned: ReadonlyMap<string, readonly Asn1[]>;
}

export interface SignedData {
  readonly contentType: string;
  /** Undefined where it is elsewhere. */
  readonly content: Uint8Array | undefined;
  readonly certificates: readonly Certificate[];
  readonly signers: readonly Signer[];
}

/** A SignedData of CMS (RFC 5652); undefined where it is none. What stands behind it, such as zeros, is left alone. */
export const readSignedData = (bytes: Uint8Array): SignedData | undefined =>
  unlessMalformed(() => signedDataOf(readAsn1(bytes)));

/** Throws `MalformedError`. */
export function signedDataOf(element: Asn1): SignedData {
  const { encapsulated, certificates, rest } = partsOf(element);
  const [contentType, content] = encapsulated?.in(0x30) ?? [];
  const signers = rest.find(({ tag }) => tag === 0x31);
  if (!contentType || !signers) throw new MalformedError();
  return {
    contentType: contentType.oid(),
    content: content?.in(0xa0)[0]?.octets(),
    // Attribute certificates and others stand there too.
    certificates: certificates.flatMap((one) => {
      const certificate = one.tag === 0x30 ? unlessMalformed(() => certificateOf(one)) : undefined;
      return certificate ? [certificate] : [];
    }),
    signers: signers.children.map(signerOf),
  };
}

function partsOf(element: Asn1) {
  const [type, wrapped] = element.in(0x30);
  const parts = wrapped?.in(0xa0)[0]?.in(0x30);
  if (type?.oid() !== SIGNED_DATA || !parts) throw new MalformedError();
  const [, , encapsulated, ...rest] = parts;
  const [certificates = [], lists = []] = [0xa0, 0xa1].map((tag) => rest.find((one) => one.tag === tag)?.children);
  return { encapsulated, certificates, lists, rest };
}

/** What a file of certificates and lists (`.p7b`) brings along, unread. Throws `MalformedError`. */
export function containedIn(element: Asn1): readonly Asn1[] {
  const { certificates, lists } = partsOf(element);
  return [...certificates, ...lists];
}

function signerOf(element: Asn1): Signer {
  const [, id, digest, ...rest] = element.in(0x30);
  const attributes = rest[0]?.tag === 0xa0 ? rest.shift() : undefined;
  const [scheme, signature, unsigned] = rest;
  const hashOid = digest?.in(0x30)[0]?.oid();
  if (!id || hashOid === undefined || !scheme || !signature) throw new MalformedError();
  const [issuer, serial] = id.tag === 0x30 ? id.children : [];
  const named = issuer && readName(issuer);
  return {
    issuerKey: named?.key,
    issuerText: named?.text,
    serial: serial && toHex(serial.integer()),
    keyId: id.tag === 0x80 ? toHex(id.content) : undefined,
    hash: hashNamed(hashOid),
    hashOid,
    scheme: readScheme(scheme),
    signature: signature.octets(),
    signedBytes: attributes && asSet(attributes),
    signed: attributesOf(attributes),
    unsigned: attributesOf(unsigned?.tag === 0xa1 ? unsigned : undefined),
  };
}

/** Attributes are signed as a SET in DER, though they stand under another tag. */
function asSet(attributes: Asn1): Uint8Array {
  if (attributes.isIndefinite) throw new MalformedError();
  return concat(Uint8Array.of(0x31), attributes.whole.subarray(1));
}

function attributesOf(element: Asn1 | undefined): Map<string, readonly Asn1[]> {
  return new Map(
    (element?.children ?? []).map((attribute) => {
      const [type, values] = attribute.in(0x30);
      if (!type || !values) throw new MalformedError();
      return [type.oid(), values.in(0x31)];
    }),
  );
}

/** The certificate of a signer, among those that are here. */
export const signerCertificate = (
  { issuerKey, serial, keyId }: Signer,
  certificates: readonly Certificate[],
): Certificate | undefined =>
  certificates.find((one) =>
    keyId === undefined ? one.issuer.key === issuerKey && one.serial === serial : one.keyId === keyId,
  );

export type SignerFault =
  | { readonly code: 'no-certificate' }
  | { readonly code: 'wrong-digest' | 'wrong-type' | 'wrong-signature' | 'wrong-certificate' }
  | { readonly code: 'unknown-hash' | 'unknown-scheme'; readonly oid: string };

/** What is wrong with a signer's signature over a content of that digest; undefined where nothing is. */
export async function faultOfSigner(
  signer: Signer,
  contentType: string,
  digest: Uint8Array,
  certificate: Certificate | undefined,
): Promise<SignerFault | undefined> {
  const { hash, scheme, signature, signed, signedBytes } = signer;
  if (!hash) return { code: 'unknown-hash', oid: signer.hashOid };
  if (signedBytes) {
    const told = signed.get(ATTRIBUTE.messageDigest);
    if (told?.length !== 1 || !told[0] || !sameBytes(told[0].octets(), digest)) return { code: 'wrong-digest' };
    if (signed.get(ATTRIBUTE.contentType)?.[0]?.oid() !== contentType) return { code: 'wrong-type' };
  }
  if (!certificate) return { code: 'no-certificate' };
  if (!isNamedCertificate(signer, certificate)) return { code: 'wrong-certificate' };
  const what = signedBytes ? { message: signedBytes } : { digest, hash };
  const verdict = await verifySignature(certificate.key, scheme, what, signature, hash);
  if (verdict === 'right') return undefined;
  if (verdict === 'unsupported') {
    const { key } = certificate;
    return {
      code: 'unknown-scheme',
      oid: scheme.kind === 'unknown' ? scheme.oid : key.type === 'unknown' ? key.oid : scheme.kind,
    };
  }
  // Without attributes the digest is only in the signature.
  return { code: signedBytes ? 'wrong-signature' : 'wrong-digest' };
}

/** What is signed may name the certificate by its hash (RFC 5035), so that no other with the same key takes its place. */
function isNamedCertificate({ signed }: Signer, { der }: Certificate): boolean {
  const [second] = signed.get(ATTRIBUTE.signingCertificateV2) ?? [];
  const [first] = signed.get(ATTRIBUTE.signingCertificate) ?? [];
  const id = (second ?? first)?.in(0x30)[0]?.in(0x30)[0]?.in(0x30);
  if (!id) return true;
  const [head, next] = id;
  const hasAlgorithm = head?.tag === 0x30;
  const name = second ? (hasAlgorithm ? hashNamed(head.in(0x30)[0]?.oid() ?? '') : 'SHA-256') : 'SHA-1';
  const told = hasAlgorithm ? next : head;
  return name !== undefined && told !== undefined && sameBytes(told.octets(), digestOf(name, der));
}

/** When the signer says that it signed. */
export const signingTime = ({ signed }: Signer): number | undefined => {
  const [time] = signed.get(ATTRIBUTE.signingTime) ?? [];
  return time && unlessMalformed(() => readInstant(time));
};

export interface TimestampInfo {
  readonly hash: HashName | undefined;
  readonly hashOid: string;
  /** The digest of what it stamps. */
  readonly imprint: Uint8Array;
  readonly time: number;
}

/** The content of a timestamp token (RFC 3161); throws `MalformedError`. */
export function readTimestampInfo(content: Uint8Array): TimestampInfo {
  const [, , imprint, , time] = readAsn1(content).in(0x30);
  const [algorithm, digest] = imprint?.in(0x30) ?? [];
  const hashOid = algorithm?.in(0x30)[0]?.oid();
  if (hashOid === undefined || !digest || !time) throw new MalformedError();
  return { hash: hashNamed(hashOid), hashOid, imprint: digest.octets(), time: readInstant(time) };
}
