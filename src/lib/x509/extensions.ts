import { toHex } from '../hex';
import { MalformedError, unlessMalformed } from '../keys/malformed';
import { readAsn1, type Asn1 } from './asn1';
import { fromLatin1, readString } from './asn1-string';
import { usagesOf, type KeyUsage } from './certificate';
import type { Extension } from './extension';
import { readGeneralName, readGeneralNames, type GeneralName } from './general-names';
import { readScts, type Sct } from './scts';

export interface CrlPoint {
  readonly names: readonly GeneralName[];
  /** Numbers of the reasons that the list is for; undefined for all. */
  readonly reasons: readonly number[] | undefined;
  readonly issuers: readonly GeneralName[];
}

export interface Policy {
  readonly oid: string;
  /** Where the practice statement stands. */
  readonly statements: readonly string[];
  readonly notices: readonly string[];
}

/** A part of the tree of names, from which names may be or must not be. */
export interface NameConstraints {
  readonly permitted: readonly GeneralName[];
  readonly excluded: readonly GeneralName[];
}

/** What the extensions of RFC 5280 and some beside it hold. `unknown` also where one of them does not hold what it should. */
export type ExtensionValue =
  | { readonly kind: 'basic-constraints'; readonly isAuthority: boolean; readonly pathLength: number | undefined }
  | { readonly kind: 'key-usage'; readonly usages: readonly KeyUsage[] }
  | { readonly kind: 'extended-usage'; readonly oids: readonly string[] }
  | { readonly kind: 'subject-names' | 'issuer-names'; readonly names: readonly GeneralName[] }
  | { readonly kind: 'key-id'; readonly id: string }
  | {
      readonly kind: 'issuer-key-id';
      readonly id: string | undefined;
      readonly issuers: readonly GeneralName[];
      readonly serial: string | undefined;
    }
  | ({ readonly kind: 'name-constraints' } & NameConstraints)
  | { readonly kind: 'policies'; readonly policies: readonly Policy[] }
  | { readonly kind: 'policy-mappings'; readonly pairs: readonly (readonly [string, string])[] }
  | {
      readonly kind: 'policy-constraints';
      readonly requireExplicit: number | undefined;
      readonly inhibitMapping: number | undefined;
    }
  | { readonly kind: 'inhibit-any-policy'; readonly skip: number }
  | { readonly kind: 'crl-points' | 'fresh-crl'; readonly points: readonly CrlPoint[] }
  | {
      readonly kind: 'authority-access' | 'subject-access';
      readonly places: readonly { readonly method: string; readonly name: GeneralName }[];
    }
  | { readonly kind: 'scts'; readonly list: readonly Sct[] }
  | { readonly kind: 'precertificate' | 'no-ocsp-check' }
  | { readonly kind: 'tls-features'; readonly features: readonly number[] }
  | { readonly kind: 'netscape-type'; readonly bits: readonly number[] }
  | { readonly kind: 'comment'; readonly text: string }
  | { readonly kind: 'template'; readonly name: string }
  | { readonly kind: 'statements'; readonly oids: readonly string[] }
  | { readonly kind: 'crl-number' | 'delta-base'; readonly number: string }
  | {
      readonly kind: 'issuing-point';
      readonly names: readonly GeneralName[];
      readonly only: readonly ('user' | 'authority' | 'attribute')[];
      readonly reasons: readonly number[] | undefined;
      readonly isIndirect: boolean;
    }
  | { readonly kind: 'unknown' };

const listOf = (element: Asn1): string[] => element.in(0x30).map((oid) => oid.oid());
const tagged = (elements: readonly Asn1[], tag: number) => elements.find((one) => one.tag === tag);

const READERS: Readonly<Record<string, (element: Asn1) => ExtensionValue>> = {
  '2.5.29.19': (element) => {
    const parts = element.in(0x30);
    return {
      kind: 'basic-constraints',
      isAuthority: parts[0]?.tag === 0x01 && parts[0].boolean(),
      pathLength: tagged(parts, 0x02)?.smallInteger(),
    };
  },
  '2.5.29.15': (element) => ({ kind: 'key-usage', usages: usagesOf(element) }),
  '2.5.29.37': (element) => ({ kind: 'extended-usage', oids: listOf(element) }),
  '2.5.29.17': (element) => ({ kind: 'subject-names', names: readGeneralNames(element) }),
  '2.5.29.18': (element) => ({ kind: 'issuer-names', names: readGeneralNames(element) }),
  '2.5.29.14': (element) => ({ kind: 'key-id', id: toHex(element.octets()) }),
  '2.5.29.35': readIssuerKeyId,
  '2.5.29.30': (element) => ({ kind: 'name-constraints', ...readNameConstraints(element) }),
  '2.5.29.32': (element) => ({ kind: 'policies', policies: element.in(0x30).map(readPolicy) }),
  '2.5.29.33': (element) => ({
    kind: 'policy-mappings',
    pairs: element.in(0x30).map((pair) => {
      const [from = '', to = ''] = listOf(pair);
      return [from, to] as const;
    }),
  }),
  '2.5.29.36': (element) => ({
    kind: 'policy-constraints',
    requireExplicit: tagged(element.in(0x30), 0x80)?.smallInteger(0x80),
    inhibitMapping: tagged(element.in(0x30), 0x81)?.smallInteger(0x81),
  }),
  '2.5.29.54': (element) => ({ kind: 'inhibit-any-policy', skip: element.smallInteger() }),
  '2.5.29.31': (element) => ({ kind: 'crl-points', points: element.in(0x30).map(readPoint) }),
  '2.5.29.46': (element) => ({ kind: 'fresh-crl', points: element.in(0x30).map(readPoint) }),
  '1.3.6.1.5.5.7.1.1': (element) => ({ kind: 'authority-access', places: element.in(0x30).map(readPlace) }),
  '1.3.6.1.5.5.7.1.11': (element) => ({ kind: 'subject-access', places: element.in(0x30).map(readPlace) }),
  '1.3.6.1.4.1.11129.2.4.2': (element) => ({ kind: 'scts', list: readScts(element.octets()) }),
  '1.3.6.1.4.1.11129.2.4.3': () => ({ kind: 'precertificate' }),
  '1.3.6.1.5.5.7.48.1.5': () => ({ kind: 'no-ocsp-check' }),
  '1.3.6.1.5.5.7.1.24': (element) => ({
    kind: 'tls-features',
    features: element.in(0x30).map((one) => one.smallInteger()),
  }),
  '2.16.840.1.113730.1.1': (element) => ({ kind: 'netscape-type', bits: element.flags() }),
  '2.16.840.1.113730.1.13': (element) => ({ kind: 'comment', text: readString(element) }),
  '1.3.6.1.4.1.311.20.2': (element) => ({ kind: 'template', name: readString(element) }),
  '1.3.6.1.4.1.311.21.7': (element) => ({ kind: 'template', name: element.in(0x30)[0]?.oid() ?? '' }),
  '1.3.6.1.5.5.7.1.3': (element) => ({
    kind: 'statements',
    oids: element.in(0x30).map((one) => one.in(0x30)[0]?.oid() ?? ''),
  }),
  '2.5.29.20': (element) => ({ kind: 'crl-number', number: element.bigInteger().toString() }),
  '2.5.29.27': (element) => ({ kind: 'delta-base', number: element.bigInteger().toString() }),
  '2.5.29.28': readIssuingPoint,
};

/** What an extension holds, as far as it is known here. */
export function readExtension({ oid, value }: Extension): ExtensionValue {
  const read = Object.hasOwn(READERS, oid) ? READERS[oid] : undefined;
  return (read && unlessMalformed(() => read(readAsn1(value)))) ?? { kind: 'unknown' };
}

/** The one with the oid, if it is there and holds what it should. */
export function extensionNamed<K extends ExtensionValue['kind']>(
  extensions: readonly Extension[],
  kind: K,
): (ExtensionValue & { readonly kind: K }) | undefined {
  for (const extension of extensions) {
    const value = readExtension(extension);
    // The comparison says so, which the compiler does not follow for a type that is given.
    if (value.kind === kind) return value as ExtensionValue & { readonly kind: K };
  }
  return undefined;
}

function readIssuerKeyId(element: Asn1): ExtensionValue {
  const parts = element.in(0x30);
  const [id, issuers, serial] = [0x80, 0xa1, 0x82].map((tag) => tagged(parts, tag));
  return {
    kind: 'issuer-key-id',
    id: id && toHex(id.content),
    issuers: issuers ? readGeneralNames(issuers, 0xa1) : [],
    serial: serial && toHex(serial.content),
  };
}

export function readNameConstraints(element: Asn1): NameConstraints {
  const parts = element.in(0x30);
  const basesOf = (tag: number) =>
    (tagged(parts, tag)?.children ?? []).map((subtree) => {
      const [base] = subtree.in(0x30);
      if (!base) throw new MalformedError();
      return readGeneralName(base);
    });
  return { permitted: basesOf(0xa0), excluded: basesOf(0xa1) };
}

function readPolicy(element: Asn1): Policy {
  const [oid, qualifiers] = element.in(0x30);
  if (!oid) throw new MalformedError();
  const statements: string[] = [];
  const notices: string[] = [];
  for (const qualifier of qualifiers?.in(0x30) ?? []) {
    const [type, value] = qualifier.in(0x30);
    if (!type || !value) throw new MalformedError();
    if (type.oid() === '1.3.6.1.5.5.7.2.1') statements.push(fromLatin1(value.content));
    const text = value.isConstructed ? value.children.find(({ tag }) => tag !== 0x30) : undefined;
    if (type.oid() === '1.3.6.1.5.5.7.2.2' && text) notices.push(readString(text));
  }
  return { oid: oid.oid(), statements, notices };
}

/** The names in a DistributionPointName. */
function pointNames(element: Asn1 | undefined): GeneralName[] {
  const full = element?.children.find(({ tag }) => tag === 0xa0);
  return full ? readGeneralNames(full, 0xa0) : [];
}

function readPoint(element: Asn1): CrlPoint {
  const parts = element.in(0x30);
  const issuers = tagged(parts, 0xa2);
  return {
    names: pointNames(tagged(parts, 0xa0)),
    reasons: tagged(parts, 0x81)?.flags(0x81),
    issuers: issuers ? readGeneralNames(issuers, 0xa2) : [],
  };
}

function readPlace(element: Asn1) {
  const [method, place] = element.in(0x30);
  if (!method || !place) throw new MalformedError();
  return { method: method.oid(), name: readGeneralName(place) };
}

function readIssuingPoint(element: Asn1): ExtensionValue {
  const parts = element.in(0x30);
  const isSet = (tag: number) => tagged(parts, tag)?.content[0] === 0xff;
  return {
    kind: 'issuing-point',
    names: pointNames(tagged(parts, 0xa0)),
    only: [
      ...(isSet(0x81) ? (['user'] as const) : []),
      ...(isSet(0x82) ? (['authority'] as const) : []),
      ...(isSet(0x85) ? (['attribute'] as const) : []),
    ],
    reasons: tagged(parts, 0x83)?.flags(0x83),
    isIndirect: isSet(0x84),
  };
}
