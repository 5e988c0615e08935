import type { Certificate } from './certificate';
import { isBelow } from './distinguished-name';
import { extensionNamed, type NameConstraints } from './extensions';
import type { GeneralName } from './general-names';

/** A name that an authority above may not certify. */
export interface Trespass {
  readonly code: 'outside' | 'excluded' | 'unknown-constraint';
  readonly name: string;
  /** The names within which it may be, or the one within which it must not be. */
  readonly within: readonly string[];
}

/** The first name of a certificate that constraints do not allow (RFC 5280, 4.2.1.10). */
export function trespassOf(certificate: Certificate, { permitted, excluded }: NameConstraints): Trespass | undefined {
  for (const name of constrainedNames(certificate)) {
    const ofKind = (bases: readonly GeneralName[]) =>
      bases.filter(
        (base) =>
          base.kind === name.kind && (base.kind !== 'other' || base.oid === (name.kind === 'other' ? name.oid : '')),
      );
    const [allowed, denied] = [ofKind(permitted), ofKind(excluded)];
    const found = denied.find((base) => isWithin(name, base) !== false || couldBe(name, base));
    if (found) {
      const code = isWithin(name, found) === undefined ? 'unknown-constraint' : 'excluded';
      return { code, name: name.text, within: [found.text] };
    }
    if (allowed.length > 0 && !allowed.some((base) => isWithin(name, base) === true)) {
      const isUnknown = allowed.some((base) => isWithin(name, base) === undefined);
      return {
        code: isUnknown ? 'unknown-constraint' : 'outside',
        name: name.text,
        within: allowed.map(({ text }) => text),
      };
    }
  }
  return undefined;
}

/** Whether a name with `*` stands for one that is within the base, though it is not itself. */
function couldBe(name: GeneralName, base: GeneralName): boolean {
  if (name.kind !== 'dns' || base.kind !== 'dns' || !name.text.startsWith('*.')) return false;
  return base.text.toLowerCase().endsWith(name.text.slice(1).toLowerCase());
}

/** The subject, what it is also called, and the address in a subject of old. */
function constrainedNames({ subject, extensions }: Certificate): GeneralName[] {
  const names = extensionNamed(extensions, 'subject-names')?.names ?? [];
  const own: GeneralName[] =
    subject.partKeys.length > 0 ? [{ kind: 'directory', text: subject.text, name: subject }] : [];
  const addresses = names.some(({ kind }) => kind === 'email')
    ? []
    : subject.attributes
        .filter(({ name }) => name === 'emailAddress')
        .map(({ value }): GeneralName => ({ kind: 'email', text: value }));
  return [...own, ...names, ...addresses];
}

/** Undefined for a kind of name that is not compared here. */
function isWithin(name: GeneralName, base: GeneralName): boolean | undefined {
  if (name.kind === 'directory' && base.kind === 'directory') return isBelow(name.name, base.name);
  if (name.kind === 'ip' && base.kind === 'ip') return isInBlock(name.bytes, base.bytes);
  switch (name.kind) {
    case 'dns':
      return isInDomain(name.text, base.text);
    case 'email':
      return isAddressIn(name.text, base.text);
    case 'uri':
      return isUriIn(name.text, base.text);
    default:
      return undefined;
  }
}

/** Labels may be added at the left of a base, or none. A base with a dot before it is of the names below it, as programs read it. */
function isInDomain(name: string, base: string): boolean {
  const [lower, bound] = [name.toLowerCase(), base.toLowerCase()];
  if (bound === '' || lower === bound) return true;
  return lower.endsWith(bound.startsWith('.') ? bound : `.${bound}`);
}

/** A base is a mailbox, a host, or, with a dot before it, the hosts below. The part before `@` has case. */
function isAddressIn(address: string, base: string): boolean {
  const at = address.lastIndexOf('@');
  const host = address.slice(at + 1).toLowerCase();
  const baseAt = base.lastIndexOf('@');
  if (baseAt >= 0)
    return address.slice(0, at) === base.slice(0, baseAt) && host === base.slice(baseAt + 1).toLowerCase();
  return isHostIn(host, base);
}

const isHostIn = (host: string, base: string) =>
  base.startsWith('.') ? host.endsWith(base.toLowerCase()) : base === '' || host === base.toLowerCase();

/** The host of an address; one that has none, or an IP address, is within nothing. */
function isUriIn(uri: string, base: string): boolean {
  const host = /^[a-z][a-z0-9+.-]*:\/\/(?:[^/?#@]*@)?([^/?#:]+)/i.exec(uri)?.[1]?.toLowerCase();
  return host !== undefined && !/^[\d.]+$|^\[/.test(host) && isHostIn(host, base);
}

/** Address and mask, one behind the other. */
function isInBlock(address: Uint8Array, block: Uint8Array): boolean {
  const { length } = address;
  return (
    block.length === length * 2 &&
    address.every((byte, at) => {
      const mask = block[length + at] ?? 0;
      return (byte & mask) === ((block[at] ?? 0) & mask);
    })
  );
}
