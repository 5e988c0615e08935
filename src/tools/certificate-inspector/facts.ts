import { md5, sha1 } from '@noble/hashes/legacy.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { toBase64 } from '../../lib/base64';
import { toHex } from '../../lib/hex';
import { toBigInt } from '../../lib/keys/bytes';
import { EDWARDS, publicPart } from '../../lib/keys/key';
import { writePem } from '../../lib/keys/pem';
import { writeSpki } from '../../lib/keys/pkcs';
import { unicodeHost } from '../../lib/unicode-host';
import { HASHES } from '../../lib/x509/algorithms';
import type { SignatureScheme } from '../../lib/x509/algorithms';
import { readAsn1 } from '../../lib/x509/asn1';
import type { Certificate } from '../../lib/x509/certificate';
import { isSelfIssued } from '../../lib/x509/chain';
import { commonName, type DistinguishedName } from '../../lib/x509/distinguished-name';
import type { Extension } from '../../lib/x509/extension';
import { extensionNamed, readExtension } from '../../lib/x509/extensions';
import { oidName } from '../../lib/x509/oid-names';
import { keyName, readPublicKey, type CertifiedCurve, type CertifiedKey } from '../../lib/x509/public-key';
import type { CertificateRequest } from '../../lib/x509/request';
import { limitsOf } from '../../lib/x509/revocation';
import type { RevocationList } from '../../lib/x509/revocation-list';
import type { Verdict } from '../../lib/x509/verify-signature';
import type { FoundKey, Origin } from './objects';
import type {
  AlternativeName,
  CertificateFacts,
  ExtensionFacts,
  KeyFacts,
  KeyObjectFacts,
  ListFacts,
  NameFacts,
  RequestFacts,
  Warning,
} from './report';

const DAY = 86_400_000;
/** Of the CA/Browser Forum, for servers on the web since September 2020. */
const MOST_DAYS = 398;
const LEAST_BITS = 2048;
const SERVER = '1.3.6.1.5.5.7.3.1';

const VALIDATIONS: Readonly<Record<string, CertificateFacts['validation']>> = {
  '2.23.140.1.2.1': 'domain',
  '2.23.140.1.2.2': 'organization',
  '2.23.140.1.2.3': 'individual',
  '2.23.140.1.1': 'extended',
};

const CURVE_BITS: Readonly<Record<CertifiedCurve, number>> = {
  'P-256': 256,
  'P-384': 384,
  'P-521': 521,
  secp256k1: 256,
  brainpoolP256r1: 256,
  brainpoolP384r1: 384,
  brainpoolP512r1: 512,
};

/** Rounded toward zero; not to −0. */
const wholeDays = (ms: number) => Math.trunc(ms / DAY) + 0;

const nameFacts = ({ attributes, text }: DistinguishedName): NameFacts => ({ attributes, text });

export function keyFacts(key: CertifiedKey, spki: Uint8Array): KeyFacts {
  const digest = sha256(spki);
  const curveBits = key.type === 'ec' ? CURVE_BITS[key.curve] : undefined;
  const edwardsBits = key.type === 'ed25519' || key.type === 'ed448' ? EDWARDS[key.type].bits : undefined;
  return {
    name: key.type === 'unknown' ? (oidName(key.oid) ?? key.oid) : keyName(key),
    bits: key.type === 'rsa' ? key.bits : (curveBits ?? edwardsBits),
    curve: key.type === 'ec' ? key.curve : undefined,
    exponent: key.type === 'rsa' ? toBigInt(key.e).toString() : undefined,
    spkiHex: toHex(digest),
    pin: toBase64(digest),
    pem: writePem('PUBLIC KEY', spki),
  };
}

export const extensionFacts = (extensions: readonly Extension[]): ExtensionFacts[] =>
  extensions.map((extension) => ({
    oid: extension.oid,
    isCritical: extension.isCritical,
    value: readExtension(extension),
    hex: toHex(extension.value),
  }));

function alternativeNames(extensions: readonly Extension[]): AlternativeName[] {
  return (extensionNamed(extensions, 'subject-names')?.names ?? []).map(({ kind, text }) => {
    const unicode = kind === 'dns' ? unicodeHost(text) : text;
    return { kind, text, unicode: unicode === text ? undefined : unicode };
  });
}

/** What it was signed with, as one says it. */
export function schemeName(scheme: SignatureScheme, oid: string): string {
  if (scheme.kind === 'rsa-pss') return `RSA-PSS, ${scheme.hash}`;
  return oidName(oid) ?? oid;
}

export function certificateFacts(
  certificate: Certificate,
  {
    origin,
    signature,
    isSelfSigned,
    at,
  }: { origin: Origin; signature: Verdict | undefined; isSelfSigned: boolean; at: number },
): CertificateFacts {
  const { der, extensions, notBefore, notAfter, subject } = certificate;
  const serial = BigInt.asIntN(certificate.serial.length * 4, BigInt(`0x${certificate.serial}`));
  const policies = extensionNamed(extensions, 'policies')?.policies ?? [];
  return {
    kind: 'certificate',
    origin,
    der,
    pem: writePem('CERTIFICATE', der),
    name: commonName(subject),
    version: certificate.version,
    serialHex: hexNumber(serial),
    serialDecimal: serial.toString(),
    subject: nameFacts(subject),
    issuer: nameFacts(certificate.issuer),
    notBefore,
    notAfter,
    days: wholeDays(notAfter - notBefore),
    daysLeft: wholeDays(notAfter - at),
    key: keyFacts(certificate.key, certificate.spki),
    schemeOid: certificate.schemeOid,
    scheme: schemeName(certificate.scheme, certificate.schemeOid),
    signature,
    sha256: certificate.fingerprint,
    sha1: toHex(sha1(der)),
    md5: toHex(md5(der)),
    isAuthority: certificate.isAuthority === true,
    isSelfIssued: isSelfIssued(certificate),
    isSelfSigned,
    extensions: extensionFacts(extensions),
    names: alternativeNames(extensions),
    validation: policies.map(({ oid }) => VALIDATIONS[oid]).find((found) => found !== undefined),
    notes: certificate.notes,
    warnings: warningsOf(certificate, isSelfSigned, at),
  };
}

/** Whole bytes, with a minus where it is below zero. */
function hexNumber(value: bigint): string {
  const digits = (value < 0n ? -value : value).toString(16).toUpperCase();
  return `${value < 0n ? '-' : ''}${digits.padStart(digits.length + (digits.length % 2), '0')}`;
}

function warningsOf(certificate: Certificate, isSelfSigned: boolean, at: number): Warning[] {
  const { notBefore, notAfter, scheme, key, extensions, extendedUsages, isAuthority } = certificate;
  const warnings: Warning[] = [];
  if (at < notBefore) warnings.push({ code: 'not-yet-valid' });
  if (Math.floor(at / 1000) * 1000 > notAfter) warnings.push({ code: 'expired' });
  // Nobody relies on the signature of one that signed itself.
  const hash = 'hash' in scheme ? scheme.hash : undefined;
  if (hash && HASHES[hash].isBroken && !isSelfSigned) warnings.push({ code: 'weak-hash', hash });
  if (key.type === 'rsa' && key.bits < LEAST_BITS) warnings.push({ code: 'short-key', bits: key.bits });
  const isForServers = isAuthority !== true && (extendedUsages === undefined || extendedUsages.includes(SERVER));
  if (isForServers && !extensionNamed(extensions, 'subject-names')) warnings.push({ code: 'no-names' });
  // The last second counts (RFC 5280, 4.1.2.5), though the days are told from one end to the other.
  if (isForServers && extendedUsages && notAfter - notBefore + 1000 > MOST_DAYS * DAY)
    warnings.push({ code: 'long-life', days: wholeDays(notAfter - notBefore) });
  return warnings;
}

export function requestFacts(request: CertificateRequest, origin: Origin, signature: Verdict): RequestFacts {
  const { der, subject, extensions } = request;
  return {
    kind: 'request',
    origin,
    der,
    pem: writePem('CERTIFICATE REQUEST', der),
    name: commonName(subject),
    version: request.version,
    subject: nameFacts(subject),
    key: keyFacts(request.key, request.spki),
    schemeOid: request.schemeOid,
    scheme: schemeName(request.scheme, request.schemeOid),
    signature,
    extensions: extensionFacts(extensions),
    names: alternativeNames(extensions),
    hasChallenge: request.hasChallenge,
    attributes: request.attributes,
    notes: request.notes,
  };
}

export function listFacts(list: RevocationList, origin: Origin, signature: Verdict | undefined, at: number): ListFacts {
  const { der, entries, extensions } = list;
  return {
    kind: 'list',
    origin,
    der,
    pem: writePem('X509 CRL', der),
    version: list.version,
    issuer: nameFacts(list.issuer),
    number: list.number,
    thisUpdate: list.thisUpdate,
    nextUpdate: list.nextUpdate,
    limits: limitsOf(list, at),
    schemeOid: list.schemeOid,
    scheme: schemeName(list.scheme, list.schemeOid),
    signature,
    extensions: extensionFacts(extensions),
    entries,
  };
}

export function keyObjectFacts(found: FoundKey, origin: Origin): KeyObjectFacts {
  if (found.form === 'public')
    return { kind: 'key', origin, key: keyFacts(found.key, found.spki), isPrivate: false, wasEncrypted: false };
  const spki = writeSpki(publicPart(found.key));
  return {
    kind: 'key',
    origin,
    key: keyFacts(readPublicKey(readAsn1(spki)), spki),
    isPrivate: found.key.secret !== undefined,
    wasEncrypted: found.read.wasEncrypted,
  };
}
