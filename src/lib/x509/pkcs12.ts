import { hmac } from '@noble/hashes/hmac.js';
import { pbkdf2Async } from '@noble/hashes/pbkdf2.js';
import { toHex } from '../hex';
import { sameBytes } from '../keys/bytes';
import { writeOctets, writeSequence } from '../keys/der';
import { MalformedError, unlessMalformed } from '../keys/malformed';
import { bmpString, pkcs12Derive } from '../keys/old-derivations';
import { decryptPkcs8, type Subtle } from '../keys/pbes2';
import { err, ok, type Result } from '../result';
import { HASHES, hashNamed, type HashName } from './algorithms';
import { readAsn1, type Asn1 } from './asn1';
import { readString } from './asn1-string';
import { derivationFacts, encryptionFacts, HMACS, type EncryptionFacts } from './encryption-facts';

const ID = {
  data: '1.2.840.113549.1.7.1',
  encrypted: '1.2.840.113549.1.7.6',
  keyBag: '1.2.840.113549.1.12.10.1.1',
  shroudedKeyBag: '1.2.840.113549.1.12.10.1.2',
  certificateBag: '1.2.840.113549.1.12.10.1.3',
  listBag: '1.2.840.113549.1.12.10.1.4',
  nestedBag: '1.2.840.113549.1.12.10.1.6',
  certificate: '1.2.840.113549.1.9.22.1',
  list: '1.2.840.113549.1.9.23.1',
  friendlyName: '1.2.840.113549.1.9.20',
  localKey: '1.2.840.113549.1.9.21',
  pbmac1: '1.2.840.113549.1.5.14',
} as const;

/** A file with more would keep the machine busy for minutes. */
export const MOST_ROUNDS = 10_000_000;

export interface MacFacts {
  readonly hash: string;
  readonly rounds: number;
  /** PBMAC1 (RFC 9579) in the place of PKCS#12's own. */
  readonly isPbmac1: boolean;
}

export interface Pkcs12Bag {
  /** `key` is a PrivateKeyInfo, opened where it was encrypted. */
  readonly kind: 'certificate' | 'key' | 'list' | 'other';
  readonly der: Uint8Array;
  readonly friendlyName: string | undefined;
  /** In hex: equal for a key and its certificate. */
  readonly localKey: string | undefined;
}

export interface Pkcs12 {
  readonly bags: readonly Pkcs12Bag[];
  /** Undefined where it has none. */
  readonly mac: MacFacts | undefined;
  /** Each scheme once. */
  readonly encryption: readonly EncryptionFacts[];
  /** Whether it opened with the empty password. */
  readonly isPasswordEmpty: boolean;
}

export type Pkcs12Fault =
  | { readonly code: 'needs-password' | 'wrong-password' }
  | { readonly code: 'malformed' }
  /** Signed by a key instead of a password, or encrypted in a way that is not known here. */
  | { readonly code: 'unsupported-encryption'; readonly found: string }
  | { readonly code: 'too-many-rounds'; readonly rounds: number };

/** Whether it begins as a PFX does: version 3, then a ContentInfo. */
export function looksLikePkcs12(element: Asn1): boolean {
  return (
    unlessMalformed(() => {
      const [version, content] = element.in(0x30);
      return version?.tag === 0x02 && version.smallInteger() === 3 && content?.in(0x30)[0]?.tag === 0x06;
    }) ?? false
  );
}

/** Opens a PKCS#12 file (RFC 7292). Where the password does not open it, or there is none, the empty one is tried, in both of its forms. */
export async function readPkcs12(
  element: Asn1,
  password: string | undefined,
  subtle: Subtle,
): Promise<Result<Pkcs12, Pkcs12Fault>> {
  try {
    return await open(element, password === '' ? undefined : password, subtle);
  } catch (error) {
    if (error instanceof MalformedError) return err({ code: 'malformed' });
    throw error;
  }
}

interface Secret {
  readonly password: string;
  /** The empty password as no bytes. */
  readonly isBare: boolean;
  readonly subtle: Subtle;
}

async function open(element: Asn1, password: string | undefined, subtle: Subtle): Promise<Result<Pkcs12, Pkcs12Fault>> {
  const [, authSafe, macData] = element.in(0x30);
  const [type, wrapped] = authSafe?.in(0x30) ?? [];
  const contentType = type?.oid() ?? '';
  if (contentType !== ID.data) return err({ code: 'unsupported-encryption', found: contentType });
  const content = wrapped?.in(0xa0)[0]?.octets();
  if (!content) throw new MalformedError();
  const safes = readAsn1(content).in(0x30);
  const mac = macData && readMac(macData);
  const costly = Math.max(mac?.facts.rounds ?? 0, ...safes.map((safe) => roundsOf(safe)));
  if (costly > MOST_ROUNDS) return err({ code: 'too-many-rounds', rounds: costly });
  const empty = [false, true].map((isBare) => ({ password: '', isBare }));
  const forms = password === undefined ? empty : [{ password, isBare: false }, ...empty];
  const refused = err({ code: password === undefined ? 'needs-password' : 'wrong-password' });
  for (const form of forms) {
    const secret = { ...form, subtle };
    if (mac && !(await mac.isRight(secret, content))) continue;
    const opened = await openSafes(safes, secret);
    if (opened.ok) return ok({ ...opened.value, mac: mac?.facts, isPasswordEmpty: form.password === '' });
    if (opened.fault.code !== 'wrong-password') return opened;
  }
  return refused;
}

/** Of what encrypts a whole safe; 0 where nothing does. */
function roundsOf(safe: Asn1): number {
  const [type, wrapped] = safe.in(0x30);
  const info = type?.oid() === ID.encrypted ? wrapped?.in(0xa0)[0]?.in(0x30)[1] : undefined;
  const algorithm = info?.in(0x30)[1];
  return (algorithm && encryptionFacts(algorithm).rounds) ?? 0;
}

function readMac(element: Asn1) {
  const [info, salt, rounds] = element.in(0x30);
  const [algorithm, digest] = info?.in(0x30) ?? [];
  const [type, parameters] = algorithm?.in(0x30) ?? [];
  if (!type || !digest || !salt) throw new MalformedError();
  const oid = type.oid();
  const expected = digest.octets();
  if (oid === ID.pbmac1 && parameters) return readPbmac1(parameters, expected);
  const name = hashNamed(oid);
  const facts: MacFacts = { hash: name ?? oid, rounds: rounds?.smallInteger() ?? 1, isPbmac1: false };
  return {
    facts,
    isRight: async ({ password, isBare }: Secret, content: Uint8Array) => {
      if (!name) return true;
      const { hash } = HASHES[name];
      const bytes = isBare ? new Uint8Array(0) : bmpString(password);
      const length = hash.outputLen;
      const key = pkcs12Derive(bytes, salt.octets(), facts.rounds, { purpose: 3, length, hash });
      return sameBytes(hmac(hash, key, content), expected);
    },
  };
}

const hashOfHmac = (oid: string): HashName | undefined => {
  const found = HMACS[oid];
  return found !== undefined && Object.hasOwn(HASHES, found)
    ? // It was just found among them.
      (found as HashName)
    : undefined;
};

function readPbmac1(parameters: Asn1, expected: Uint8Array) {
  const [derivation, scheme] = parameters.in(0x30);
  const [salt, , length] = derivation?.in(0x30)[1]?.in(0x30) ?? [];
  if (!derivation || !scheme || !salt) throw new MalformedError();
  const told = derivationFacts(derivation);
  const oid = scheme.in(0x30)[0]?.oid() ?? '';
  const [derivedWith, name] = [told.hash, hashOfHmac(oid)];
  const facts: MacFacts = { hash: name ?? oid, rounds: told.rounds ?? 0, isPbmac1: true };
  return {
    facts,
    isRight: async ({ password }: Secret, content: Uint8Array) => {
      if (!name || derivedWith === undefined || !Object.hasOwn(HASHES, derivedWith)) return true;
      const { hash } = HASHES[name];
      // It was just found among them.
      const inner = HASHES[derivedWith as HashName].hash;
      const dkLen = length?.tag === 0x02 ? length.smallInteger() : hash.outputLen;
      const key = await pbkdf2Async(inner, new TextEncoder().encode(password), salt.octets(), {
        c: facts.rounds,
        dkLen,
      });
      return sameBytes(hmac(hash, key, content), expected);
    },
  };
}

type Opened = Pick<Pkcs12, 'bags' | 'encryption'>;

async function openSafes(safes: readonly Asn1[], secret: Secret): Promise<Result<Opened, Pkcs12Fault>> {
  const bags: Pkcs12Bag[] = [];
  const encryption: EncryptionFacts[] = [];
  const note = (facts: EncryptionFacts) => {
    const isKnown = encryption.some(
      ({ cipher, hash, rounds }) => cipher === facts.cipher && hash === facts.hash && rounds === facts.rounds,
    );
    if (!isKnown) encryption.push(facts);
  };
  for (const safe of safes) {
    const [type, wrapped] = safe.in(0x30);
    const inner = wrapped?.in(0xa0)[0];
    const oid = type?.oid();
    if (!inner || (oid !== ID.data && oid !== ID.encrypted)) {
      return err({ code: 'unsupported-encryption', found: oid ?? '' });
    }
    const content = oid === ID.data ? ok(inner.octets()) : await openEncrypted(inner, secret, note);
    if (!content.ok) return content;
    const contents = unlessMalformed(() => readAsn1(content.value).in(0x30));
    if (!contents) return err({ code: oid === ID.data ? 'malformed' : 'wrong-password' });
    const fault = await openBags(contents, secret, bags, note);
    if (fault) return fault;
  }
  return ok({ bags, encryption });
}

type Note = (facts: EncryptionFacts) => void;

/** An EncryptedData of CMS: what encrypts a private key encrypts it, too. */
async function openEncrypted(element: Asn1, secret: Secret, note: Note): Promise<Result<Uint8Array, Pkcs12Fault>> {
  const [, info] = element.in(0x30);
  const [, algorithm, content] = info?.in(0x30) ?? [];
  if (!algorithm || !content) throw new MalformedError();
  return decrypt(algorithm, content.octets(0x80), secret, note);
}

async function decrypt(
  algorithm: Asn1,
  content: Uint8Array,
  { password, isBare, subtle }: Secret,
  note: Note,
): Promise<Result<Uint8Array, Pkcs12Fault>> {
  const facts = encryptionFacts(algorithm);
  if ((facts.rounds ?? 0) > MOST_ROUNDS) return err({ code: 'too-many-rounds', rounds: facts.rounds ?? 0 });
  note(facts);
  const opened = await decryptPkcs8(writeSequence(algorithm.whole, writeOctets(content)), password, subtle, isBare);
  if (opened.ok) return opened;
  switch (opened.fault.code) {
    case 'unsupported-encryption':
      return err({ code: 'unsupported-encryption', found: opened.fault.found });
    case 'wrong-passphrase':
      return err({ code: 'wrong-password' });
    default:
      return err({ code: 'malformed' });
  }
}

async function openBags(
  elements: readonly Asn1[],
  secret: Secret,
  bags: Pkcs12Bag[],
  note: Note,
): Promise<ReturnType<typeof err<Pkcs12Fault>> | undefined> {
  for (const element of elements) {
    const [type, wrapped, attributes] = element.in(0x30);
    const [value] = wrapped?.in(0xa0) ?? [];
    if (!type || !value) throw new MalformedError();
    const named = readAttributes(attributes);
    const add = (kind: Pkcs12Bag['kind'], der: Uint8Array) => bags.push({ kind, der, ...named });
    switch (type.oid()) {
      case ID.keyBag:
        add('key', value.whole);
        break;
      case ID.shroudedKeyBag: {
        const [algorithm, content] = value.in(0x30);
        if (!algorithm || !content) throw new MalformedError();
        const opened = await decrypt(algorithm, content.octets(), secret, note);
        if (!opened.ok) return opened;
        add('key', opened.value);
        break;
      }
      case ID.certificateBag:
      case ID.listBag: {
        const [kind, inner] = value.in(0x30);
        const der = inner?.in(0xa0)[0]?.octets();
        if (!kind || !der) throw new MalformedError();
        const oid = kind.oid();
        add(oid === ID.certificate ? 'certificate' : oid === ID.list ? 'list' : 'other', der);
        break;
      }
      case ID.nestedBag: {
        const fault = await openBags(value.in(0x30), secret, bags, note);
        if (fault) return fault;
        break;
      }
      default:
        add('other', value.whole);
    }
  }
  return undefined;
}

function readAttributes(element: Asn1 | undefined): Pick<Pkcs12Bag, 'friendlyName' | 'localKey'> {
  let friendlyName: string | undefined;
  let localKey: string | undefined;
  for (const attribute of element?.in(0x31) ?? []) {
    const [type, values] = attribute.in(0x30);
    const [value] = values?.in(0x31) ?? [];
    if (type?.oid() === ID.friendlyName && value) friendlyName = readString(value);
    if (type?.oid() === ID.localKey && value) localKey = toHex(value.octets());
  }
  return { friendlyName, localKey };
}
