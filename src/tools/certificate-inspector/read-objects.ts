import { toBase64 } from '../../lib/base64';
import { MalformedError, unlessMalformed } from '../../lib/keys/malformed';
import type { Subtle } from '../../lib/keys/pbes2';
import { readRsaPrivate } from '../../lib/keys/pkcs';
import { readKey } from '../../lib/keys/read-key';
import { announcedLength, readAsn1, type Asn1 } from '../../lib/x509/asn1';
import { certificateOf } from '../../lib/x509/certificate';
import { containedIn } from '../../lib/x509/cms';
import { looksLikePkcs12, readPkcs12, type Pkcs12Bag } from '../../lib/x509/pkcs12';
import { readPublicKey } from '../../lib/x509/public-key';
import { requestOf } from '../../lib/x509/request';
import { revocationListOf } from '../../lib/x509/revocation-list';
import type { Found, FoundObject, ObjectFault, Origin, Pkcs12Facts } from './objects';
import type { Piece } from './pieces';

interface Settings {
  readonly password: string | undefined;
  readonly subtle: Subtle;
}

const CMS_TYPES = '1.2.840.113549.1.7.';
const RSA_PSS = '1.2.840.113549.1.1.10';

/** Reads each piece by what it holds, whatever it is labelled; what cannot be read is told beside the others. */
export async function readObjects(pieces: readonly Piece[], settings: Settings): Promise<Found> {
  const reader = new ObjectReader(settings);
  for (const piece of pieces) await reader.read(piece);
  return reader;
}

class ObjectReader implements Found {
  readonly objects: FoundObject[] = [];
  readonly faults: ObjectFault[] = [];
  readonly stores: Pkcs12Facts[] = [];
  readonly #settings: Settings;

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  async read(piece: Piece): Promise<void> {
    const { label, at } = piece;
    const origin: Origin = { label, at, inside: undefined, friendlyName: undefined, trailing: 0 };
    if (piece.kind === 'broken') this.faults.push({ label, at, ...piece.fault });
    else if (piece.kind === 'key') await this.#readKey(piece.text, origin);
    else await this.#readDer(piece.bytes, origin);
  }

  #fail(origin: Origin, fault: ObjectFault): void {
    this.faults.push({ label: origin.label, at: origin.at, ...fault });
  }

  async #readDer(bytes: Uint8Array, origin: Origin): Promise<void> {
    const announced = announcedLength(bytes);
    if (announced !== undefined && announced > bytes.length) {
      this.#fail(origin, { code: 'cut-off', announced, there: bytes.length });
      return;
    }
    const element = unlessMalformed(() => readAsn1(bytes));
    const what = element && unlessMalformed(() => kindOf(element));
    if (!element || !what) {
      this.#fail(origin, { code: 'unknown-object', oid: element && unlessMalformed(() => firstOid(element)) });
      return;
    }
    const trailing = origin.label?.startsWith('TRUSTED') === true ? 0 : bytes.length - element.whole.length;
    await this.#readElement(element, what, { ...origin, trailing });
  }

  async #readElement(element: Asn1, what: Kind, origin: Origin): Promise<void> {
    try {
      switch (what) {
        case 'certificate':
          this.objects.push({ kind: 'certificate', value: certificateOf(element), origin });
          break;
        case 'request':
          this.objects.push({ kind: 'request', value: requestOf(element), origin });
          break;
        case 'list':
          this.objects.push({ kind: 'list', value: revocationListOf(element), origin });
          break;
        case 'public-key':
          this.#addPublicKey(element, origin);
          break;
        case 'key':
          await this.#readKeyDer(element, origin);
          break;
        case 'pkcs7':
          for (const one of containedIn(element)) await this.#readDer(one.whole, { ...origin, inside: 'pkcs7' });
          break;
        case 'pkcs12':
          await this.#readStore(element, origin);
      }
    } catch (error) {
      if (!(error instanceof MalformedError)) throw error;
      this.#fail(origin, { code: 'malformed', what: what === 'public-key' ? 'key' : what });
    }
  }

  #addPublicKey(element: Asn1, origin: Origin): void {
    const key = readPublicKey(element);
    this.objects.push({ kind: 'key', value: { form: 'public', key, spki: element.whole }, origin });
  }

  async #readKeyDer(element: Asn1, origin: Origin): Promise<void> {
    // A key that is bound to RSA-PSS has the numbers of any other.
    const [, algorithm, content] = element.in(0x30);
    const oid = algorithm?.tag === 0x30 ? algorithm.children[0] : undefined;
    if (oid?.tag === 0x06 && oid.oid() === RSA_PSS && content) {
      const key = readRsaPrivate(content.octets());
      this.objects.push({
        kind: 'key',
        value: { form: 'whole', key, read: { source: 'pkcs8', wasEncrypted: false } },
        origin,
      });
    } else await this.#readKey(toBase64(element.whole), origin);
  }

  async #readKey(text: string, origin: Origin): Promise<void> {
    const { password, subtle } = this.#settings;
    const block = /^-----BEGIN (?:PUBLIC|PRIVATE) KEY-----([^:-]*)-----END/.exec(text)?.[1];
    const der =
      block === undefined ? undefined : unlessMalformed(() => readAsn1(Uint8Array.from(atobOr(block), byteOf)));
    const kind = der && unlessMalformed(() => kindOf(der));
    if (der && kind === 'public-key') return this.#readElement(der, kind, origin);
    if (der && kind && kind !== 'key') return this.#readElement(der, kind, origin);
    const isPss = der && unlessMalformed(() => der.in(0x30)[1]?.in(0x30)[0]?.oid()) === RSA_PSS;
    if (isPss) return this.#readElement(der, 'key', origin);
    const read = await readKey(text, { passphrase: password, subtle });
    if (read.ok) {
      const { key, source, wasEncrypted } = read.value;
      this.objects.push({ kind: 'key', value: { form: 'whole', key, read: { source, wasEncrypted } }, origin });
      return;
    }
    const { fault } = read;
    switch (fault.code) {
      case 'needs-passphrase':
        return this.#fail(origin, { code: 'needs-password' });
      case 'wrong-passphrase':
        return this.#fail(origin, { code: 'wrong-password' });
      case 'unsupported-key':
      case 'unsupported-encryption':
        return this.#fail(origin, { code: fault.code, found: fault.found });
      case 'inconsistent':
        return this.#fail(origin, { code: 'inconsistent-key' });
      default:
        return this.#fail(origin, { code: 'malformed', what: 'key' });
    }
  }

  async #readStore(element: Asn1, origin: Origin): Promise<void> {
    const { password, subtle } = this.#settings;
    const opened = await readPkcs12(element, password, subtle);
    if (!opened.ok) {
      const { fault } = opened;
      this.#fail(origin, fault.code === 'malformed' ? { code: 'malformed', what: 'pkcs12' } : fault);
      return;
    }
    const { bags, mac, encryption, isPasswordEmpty } = opened.value;
    const count = (kind: Pkcs12Bag['kind']) => bags.filter((bag) => bag.kind === kind).length;
    const names = new Set(bags.flatMap(({ friendlyName }) => (friendlyName === undefined ? [] : [friendlyName])));
    this.stores.push({
      mac,
      encryption,
      isPasswordEmpty,
      certificates: count('certificate'),
      keys: count('key'),
      names: [...names],
    });
    for (const { kind, der, friendlyName } of bags) {
      if (kind !== 'other') await this.#readDer(der, { ...origin, inside: 'pkcs12', friendlyName });
    }
  }
}

/** Base64 that may be none. */
function atobOr(text: string): string {
  try {
    return atob(text.replaceAll(/\s/g, ''));
  } catch {
    return '';
  }
}
const byteOf = (character: string) => character.charCodeAt(0);

type Kind = 'certificate' | 'request' | 'list' | 'public-key' | 'key' | 'pkcs7' | 'pkcs12';

/** What an element is, by the kinds of its first parts. Throws `MalformedError`. */
export function kindOf(element: Asn1): Kind | undefined {
  const [first, second, third] = element.in(0x30);
  if (first?.tag === 0x06) return first.oid() === `${CMS_TYPES}2` ? 'pkcs7' : undefined;
  if (first?.tag === 0x02) {
    if (looksLikePkcs12(element)) return 'pkcs12';
    // PKCS#8, PKCS#1 and SEC 1 begin with a number, of a version or of RSA.
    return second?.tag === 0x30 || second?.tag === 0x02 || second?.tag === 0x04 ? 'key' : undefined;
  }
  if (first?.tag !== 0x30) return undefined;
  if (second?.tag === 0x03) return 'public-key';
  if (second?.tag === 0x04) return 'key';
  if (second?.tag !== 0x30 || third?.tag !== 0x03) return undefined;
  const parts = first.children.map(({ tag }) => tag);
  const from = parts[0] === 0xa0 ? 1 : 0;
  const next = parts.slice(from);
  const isTime = (tag: number | undefined) => tag === 0x17 || tag === 0x18;
  if (next[0] === 0x30 || isTime(next[3])) return isTime(next[2]) || isTime(next[3]) ? 'list' : undefined;
  if (next[0] !== 0x02) return undefined;
  // A request has name and key behind its version; a certificate has algorithm, issuer, validity, subject and key behind its number.
  return next.length >= 6 && next[5] === 0x30 ? 'certificate' : 'request';
}

function firstOid(element: Asn1): string | undefined {
  let inner: Asn1 | undefined = element;
  while (inner?.isConstructed === true) inner = inner.children[0];
  return inner?.tag === 0x06 ? inner.oid() : undefined;
}
