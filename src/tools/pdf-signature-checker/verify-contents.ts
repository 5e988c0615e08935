import { sameBytes } from '../../lib/keys/bytes';
import { MalformedError, unlessMalformed } from '../../lib/keys/malformed';
import { digestOf, type HashName } from '../../lib/x509/algorithms';
import { readAsn1 } from '../../lib/x509/asn1';
import { readCertificate, type Certificate } from '../../lib/x509/certificate';
import {
  ATTRIBUTE,
  faultOfSigner,
  readSignedData,
  readTimestampInfo,
  signedDataOf,
  signerCertificate,
  signingTime,
  TIMESTAMP_INFO,
  type SignedData,
  type Signer,
  type SignerFault,
} from '../../lib/x509/cms';
import { verifySignature } from '../../lib/x509/verify-signature';
import type { NamedSigner, SignatureFault } from './report';

/** The digest of what the ranges cover. */
export type DigestWith = (hash: HashName) => Promise<Uint8Array>;

export interface Stamp {
  readonly time: number;
  readonly certificate: Certificate | undefined;
}

export interface Verified {
  readonly fault: SignatureFault | undefined;
  readonly hash?: string | undefined;
  readonly scheme?: string | undefined;
  readonly certificate?: Certificate | undefined;
  readonly certificates: readonly Certificate[];
  /** By the signer's own clock. */
  readonly signedAt?: number | undefined;
  /** Verified; undefined where there is none. */
  readonly stamp?: Stamp | undefined;
  readonly hasBadStamp?: boolean;
}

export interface OtherCertificates {
  /** By the visitor: one of them may be that of a signer who left it out. */
  readonly given: readonly Certificate[];
  /** What the oldest form has in the dictionary. */
  readonly old: Uint8Array | undefined;
}

/** Checks what stands in `Contents` against the bytes that are signed. */
export async function verifyContents(
  contents: Uint8Array,
  subFilter: string | undefined,
  digestWith: DigestWith,
  { given, old }: OtherCertificates,
): Promise<Verified> {
  try {
    if (subFilter === 'adbe.x509.rsa_sha1') return await verifyOld(contents, digestWith, old);
    const data = readSignedData(contents);
    if (!data) return { fault: { code: 'not-cms' }, certificates: [] };
    return await verifySignedData(data, subFilter, digestWith, given);
  } catch (error) {
    // Parts of it are read only when they are needed.
    if (error instanceof MalformedError) return { fault: { code: 'damaged' }, certificates: [] };
    throw error;
  }
}

async function verifySignedData(
  data: SignedData,
  subFilter: string | undefined,
  digestWith: DigestWith,
  given: readonly Certificate[],
): Promise<Verified> {
  const { certificates, signers, contentType } = data;
  const [signer] = signers;
  if (!signer || signers.length !== 1) return { fault: { code: 'signer-count' }, certificates };
  const certificate = signerCertificate(signer, [...certificates, ...given]);
  const facts = { certificates, certificate, hash: signer.hash ?? signer.hashOid, scheme: schemeName(signer) };
  if (!signer.hash) return { ...facts, fault: { code: 'unknown-hash', oid: signer.hashOid } };
  if (subFilter === 'ETSI.RFC3161') {
    if (contentType !== TIMESTAMP_INFO || !data.content) return { ...facts, fault: { code: 'wrong-type' } };
    const { time, fault } = await verifyStamp(data, data.content, digestWith, certificate);
    return { ...facts, fault, ...(fault ? {} : { stamp: { time, certificate } }) };
  }
  const content = await contentDigest(data, subFilter, signer.hash, digestWith);
  if (content.fault) return { ...facts, fault: content.fault };
  const fault = withSigner(await faultOfSigner(signer, contentType, content.digest, certificate), signer);
  const stamp = await signatureStamp(signer);
  return {
    ...facts,
    fault,
    signedAt: signingTime(signer),
    stamp: stamp === 'bad' ? undefined : stamp,
    hasBadStamp: stamp === 'bad',
  };
}

/** Without the certificate the digest is all that can be compared, if the signature names it. */
function withSigner(
  fault: SignerFault | undefined,
  { signedBytes, issuerText, serial }: Signer,
): SignatureFault | undefined {
  if (fault?.code !== 'no-certificate') return fault;
  const signer: NamedSigner | undefined =
    issuerText === undefined || serial === undefined ? undefined : { issuer: issuerText, serial };
  return { code: fault.code, digest: signedBytes ? 'fits' : 'unknown', signer };
}

/** What the signer has digested: the file, or, in the form of old, a digest of it. */
async function contentDigest(
  { content }: SignedData,
  subFilter: string | undefined,
  hash: HashName,
  digestWith: DigestWith,
): Promise<{ fault: SignatureFault; digest?: never } | { fault?: never; digest: Uint8Array }> {
  switch (subFilter) {
    case 'adbe.pkcs7.sha1': {
      if (!content || !sameBytes(content, await digestWith('SHA-1'))) return { fault: { code: 'wrong-digest' } };
      return { digest: digestOf(hash, content) };
    }
    case 'adbe.pkcs7.detached':
    case 'ETSI.CAdES.detached':
      // What it may bring along plays no part: the digest of the file is what counts.
      return { digest: await digestWith(hash) };
    default:
      return { fault: { code: 'unknown-filter', oid: subFilter ?? '' } };
  }
}

/** A timestamp over what `digestWith` digests, and its own signature. */
async function verifyStamp(
  data: SignedData,
  content: Uint8Array,
  digestWith: DigestWith,
  certificate = data.signers[0] && signerCertificate(data.signers[0], data.certificates),
) {
  const info = readTimestampInfo(content);
  const [signer] = data.signers;
  const { time } = info;
  const failed = (fault: SignatureFault) => ({ time, fault });
  if (!info.hash) return failed({ code: 'unknown-hash', oid: info.hashOid });
  if (!sameBytes(info.imprint, await digestWith(info.hash))) return failed({ code: 'wrong-digest' });
  if (!signer?.hash) return failed({ code: 'unknown-hash', oid: signer?.hashOid ?? '' });
  const fault = withSigner(
    await faultOfSigner(signer, data.contentType, digestOf(signer.hash, content), certificate),
    signer,
  );
  return { time, fault: fault?.code === 'wrong-digest' ? ({ code: 'wrong-signature' } as const) : fault };
}

/** The timestamp over a signature, which says when it was there at the latest. */
async function signatureStamp({ unsigned, signature }: Signer): Promise<Stamp | 'bad' | undefined> {
  const [token] = unsigned.get(ATTRIBUTE.timestamp) ?? [];
  if (!token) return undefined;
  const data = unlessMalformed(() => signedDataOf(token));
  if (data?.contentType !== TIMESTAMP_INFO || !data.content || data.signers.length !== 1) return 'bad';
  const { time, fault } = await verifyStamp(data, data.content, async (hash) => digestOf(hash, signature));
  const [signer] = data.signers;
  return fault || !signer ? 'bad' : { time, certificate: signerCertificate(signer, data.certificates) };
}

/** The oldest form: a signature of PKCS#1 alone, with the certificates beside it. */
async function verifyOld(contents: Uint8Array, digestWith: DigestWith, der: Uint8Array | undefined): Promise<Verified> {
  const certificate = der && readCertificate(der);
  const facts = { certificates: certificate ? [certificate] : [], certificate, hash: 'SHA-1', scheme: 'RSA' };
  if (!certificate) return { ...facts, fault: { code: 'no-certificate', digest: 'unknown', signer: undefined } };
  const signed = { digest: await digestWith('SHA-1'), hash: 'SHA-1' } as const;
  const signature = readAsn1(contents).octets();
  const verdict = await verifySignature(certificate.key, { kind: 'rsa', hash: 'SHA-1' }, signed, signature);
  return {
    ...facts,
    fault: verdict === 'right' ? undefined : { code: verdict === 'wrong' ? 'wrong-digest' : 'unknown-scheme', oid: '' },
  };
}

export function schemeName({ scheme }: Pick<Signer, 'scheme'>): string {
  const names = { rsa: 'RSA', 'rsa-pss': 'RSA-PSS', ecdsa: 'ECDSA', ed25519: 'Ed25519', ed448: 'Ed448' } as const;
  return scheme.kind === 'unknown' ? scheme.oid : names[scheme.kind];
}
