import { unlessMalformed } from '../../lib/keys/malformed';
import { toHex } from '../../lib/hex';
import { toBigInt } from '../../lib/keys/bytes';
import type { SignatureScheme } from '../../lib/x509/algorithms';
import { readAsn1 } from '../../lib/x509/asn1';
import { readCertificate } from '../../lib/x509/certificate';
import type { DistinguishedName } from '../../lib/x509/distinguished-name';
import { readPublicKey } from '../../lib/x509/public-key';
import { readRequest } from '../../lib/x509/request';
import { readRevocationList } from '../../lib/x509/revocation-list';
import { extensionLines } from './openssl-extensions';
import { ALGORITHMS, CURVES, REASONS } from './openssl-names';
import { extensionFacts } from './facts';
import type { ObjectFacts } from './report';

/** An object as `openssl x509 -text` and its like print it, with names in UTF-8. Of a key its public part. */
export function printed(facts: ObjectFacts): string {
  const lines = linesOf(facts);
  return `${lines.join('\n')}\n`;
}

function linesOf(facts: ObjectFacts): string[] {
  switch (facts.kind) {
    case 'certificate':
      return certificateLines(facts.der);
    case 'request':
      return requestLines(facts.der);
    case 'list':
      return listLines(facts.der);
    case 'key':
      return facts.key.pem.trimEnd().split('\n');
  }
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Such as `Apr 11 00:00:00 2026 GMT`. */
export function gmt(time: number): string {
  const date = new Date(time);
  const day = String(date.getUTCDate()).padStart(2);
  return `${MONTHS[date.getUTCMonth()]} ${day} ${date.toISOString().slice(11, 19)} ${date.getUTCFullYear()} GMT`;
}

/** The most general first. */
const oneLine = ({ attributes }: DistinguishedName): string =>
  attributes
    .map(
      ({ name, value }) =>
        `${name} = ${/[,+"<>;]|^[ #]| $/.test(value) ? `"${value.replaceAll('"', String.raw`\"`)}"` : value}`,
    )
    .join(', ');

const spaced = (lines: readonly string[], spaces: number): string[] => lines.map((line) => ' '.repeat(spaces) + line);

/** Bytes with colons, so many on a line, which ends in one unless it is the last. */
export function rows(bytes: Uint8Array, width: number): string[] {
  const lines: string[] = [];
  for (let from = 0; from < bytes.length; from += width) {
    const row = bytes.subarray(from, from + width);
    lines.push(toHex(row).replaceAll(/(..)(?=.)/g, '$1:') + (from + width < bytes.length ? ':' : ''));
  }
  return lines;
}

function serialLines(serial: string): string[] {
  const value = BigInt.asIntN(serial.length * 4, BigInt(`0x${serial}`));
  const size = value < 0n ? -value : value;
  const sign = value < 0n ? '-' : '';
  if (size < 1n << 63n) return [`Serial Number: ${value} (${sign}0x${size.toString(16)})`];
  const digits = size.toString(16);
  const hex = digits.padStart(digits.length + (digits.length % 2), '0').replaceAll(/(..)(?=.)/g, '$1:');
  return ['Serial Number:', `    ${sign === '' ? '' : ' (Negative)'}${hex}`];
}

const algorithmName = (oid: string) => ALGORITHMS[oid] ?? oid;

function schemeLines(scheme: SignatureScheme, oid: string): string[] {
  const head = `Signature Algorithm: ${algorithmName(oid)}`;
  if (scheme.kind !== 'rsa-pss') return [head];
  const named = (name: string) => name.toLowerCase().replace('sha-', 'sha');
  const isDefault = (is: boolean) => (is ? ' (default)' : '');
  return [
    head,
    `    Hash Algorithm: ${named(scheme.hash)}${isDefault(scheme.hash === 'SHA-1')}`,
    `    Mask Algorithm: mgf1 with ${named(scheme.mask)}${isDefault(scheme.mask === 'SHA-1')}`,
    `     Salt Length: 0x${scheme.salt.toString(16).toUpperCase().padStart(2, '0')}${isDefault(scheme.salt === 20)}`,
    '    Trailer Field: 0xBC (default)',
  ];
}

const signatureLines = (scheme: SignatureScheme, oid: string, signature: Uint8Array): string[] => [
  ...schemeLines(scheme, oid),
  'Signature Value:',
  ...spaced(rows(signature, 18), 4),
];

/** A SubjectPublicKeyInfo. */
function keyLines(spki: Uint8Array): string[] {
  const element = readAsn1(spki);
  const [algorithm, bits] = element.in(0x30);
  const oid = algorithm?.in(0x30)[0]?.oid() ?? '';
  const key = readPublicKey(element);
  const head = ['Subject Public Key Info:', `    Public Key Algorithm: ${algorithmName(oid)}`];
  const body = (lines: readonly string[]) => [...head, ...spaced(lines, 8)];
  switch (key.type) {
    case 'rsa': {
      const e = toBigInt(key.e);
      // As an integer of ASN.1: with a zero before a first bit that is set.
      const modulus = (key.n[0] ?? 0) >= 0x80 ? Uint8Array.of(0, ...key.n) : key.n;
      const number = `Exponent: ${e} (0x${e.toString(16)})`;
      return body([`Public-Key: (${key.bits} bit)`, 'Modulus:', ...spaced(rows(modulus, 15), 4), number]);
    }
    case 'ec': {
      const [name = '', nist] = CURVES[key.curve] ?? [];
      const size = /\d+/.exec(key.curve)?.[0] ?? '';
      return body([
        `Public-Key: (${size} bit)`,
        'pub:',
        ...spaced(rows(key.point, 15), 4),
        `ASN1 OID: ${name}`,
        ...(nist === undefined ? [] : [`NIST CURVE: ${nist}`]),
      ]);
    }
    case 'ed25519':
    case 'ed448':
      return body([`${key.type.toUpperCase()} Public-Key:`, 'pub:', ...spaced(rows(key.point, 15), 4)]);
    case 'unknown': {
      const point = bits && unlessMalformed(() => bits.bits());
      return body([`${algorithmName(oid)} Public-Key:`, 'pub:', ...spaced(rows(point ?? new Uint8Array(0), 15), 4)]);
    }
  }
}

function certificateLines(der: Uint8Array): string[] {
  const certificate = readCertificate(der);
  if (!certificate) return [];
  const { version, scheme, schemeOid, extensions, signature } = certificate;
  const known = extensionFacts(extensions);
  return [
    'Certificate:',
    '    Data:',
    ...spaced(
      [
        `Version: ${version} (0x${version - 1})`,
        ...serialLines(certificate.serial),
        ...schemeLines(scheme, schemeOid),
        `Issuer: ${oneLine(certificate.issuer)}`,
        'Validity',
        `    Not Before: ${gmt(certificate.notBefore)}`,
        `    Not After : ${gmt(certificate.notAfter)}`,
        `Subject: ${oneLine(certificate.subject)}`,
        ...keyLines(certificate.spki),
        ...(known.length === 0 ? [] : ['X509v3 extensions:', ...spaced(known.flatMap(extensionLines), 4)]),
      ],
      8,
    ),
    ...spaced(signatureLines(scheme, schemeOid, signature), 4),
  ];
}

function requestLines(der: Uint8Array): string[] {
  const request = readRequest(der);
  if (!request) return [];
  const { version, scheme, schemeOid, signature } = request;
  const known = extensionFacts(request.extensions);
  return [
    'Certificate Request:',
    '    Data:',
    ...spaced(
      [
        `Version: ${version} (0x${version - 1})`,
        `Subject: ${oneLine(request.subject)}`,
        ...keyLines(request.spki),
        'Attributes:',
        ...(known.length === 0
          ? ['    (none)']
          : ['    Requested Extensions:', ...spaced(known.flatMap(extensionLines), 8)]),
      ],
      8,
    ),
    ...spaced(signatureLines(scheme, schemeOid, signature), 4),
  ];
}

function listLines(der: Uint8Array): string[] {
  const list = readRevocationList(der);
  if (!list) return [];
  const { version, scheme, schemeOid, entries, nextUpdate, signature } = list;
  const known = extensionFacts(list.extensions);
  return [
    'Certificate Revocation List (CRL):',
    ...spaced(
      [
        `Version ${version} (0x${version - 1})`,
        ...schemeLines(scheme, schemeOid),
        `Issuer: ${oneLine(list.issuer)}`,
        `Last Update: ${gmt(list.thisUpdate)}`,
        `Next Update: ${nextUpdate === undefined ? 'NONE' : gmt(nextUpdate)}`,
        ...(known.length === 0 ? [] : ['CRL extensions:', ...spaced(known.flatMap(extensionLines), 4)]),
      ],
      8,
    ),
    entries.length === 0 ? 'No Revoked Certificates.' : 'Revoked Certificates:',
    ...entries.flatMap(({ serial, time, reason }) => [
      `    Serial Number: ${(serial.replace(/^00(?=.)/, '') || '00').toUpperCase()}`,
      `        Revocation Date: ${gmt(time)}`,
      ...(reason === undefined
        ? []
        : [
            '        CRL entry extensions:',
            '            X509v3 CRL Reason Code: ',
            `                ${REASONS[reason]}`,
          ]),
    ]),
    ...spaced(signatureLines(scheme, schemeOid, signature), 4),
  ];
}
