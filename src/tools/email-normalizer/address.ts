import { err, ok, type Result } from '../../lib/result';

/** An e-mail address in its two parts. */
export interface Address {
  /** What it means: without quotes and backslashes. */
  readonly local: string;
  /** As it was written, in lower case or not. */
  readonly writtenDomain: string;
  /** In ASCII and lower case. */
  readonly domain: string;
  readonly wasQuoted: boolean;
}

/** Why a text is no address. */
export type AddressFault =
  | { readonly code: 'no-at' | 'no-local' | 'no-domain' | 'dots' | 'local-long' | 'domain-long' | 'open-quote' }
  | { readonly code: 'local-character' | 'domain-character'; readonly found: string }
  | { readonly code: 'bad-domain'; readonly domain: string };

/** RFC 5321, 4.5.3.1: octets. */
const LONGEST_LOCAL = 64;
const LONGEST_DOMAIN = 255;

/** What stands unquoted in a local part (RFC 5322, 3.2.3; RFC 6532, 3.2). */
const ATOM = /[\w!#$%&'*+/=?^`{|}~\-\u0080-\u{10ffff}]/u;
/** What looks like nothing. */
const UNSEEN = /[\p{Cc}\p{Z}\p{Cs}\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u00ad]/u;

const octets = (text: string) => new TextEncoder().encode(text).length;

/** Whether a local part needs no quotes. */
export function isDotAtom(local: string): boolean {
  return local !== '' && !/^\.|\.$|\.\./.test(local) && [...local].every((each) => each === '.' || isAtom(each));
}

const isAtom = (character: string) => ATOM.test(character) && !UNSEEN.test(character);

/** Reads an address alone: `anna@example.com`, `"an na"@example.com`, `anna@[192.0.2.1]`. */
export function readAddress(text: string): Result<Address, AddressFault> {
  if (text.startsWith('"')) return readQuoted(text);
  const at = text.lastIndexOf('@');
  if (at < 0) return err({ code: 'no-at' });
  const local = text.slice(0, at);
  if (local === '') return err({ code: 'no-local' });
  const odd = [...local].find((character) => character !== '.' && !isAtom(character));
  if (odd !== undefined) return err({ code: 'local-character', found: odd });
  if (!isDotAtom(local)) return err({ code: 'dots' });
  return withDomain(local.normalize('NFC'), text.slice(at + 1), false);
}

function readQuoted(text: string): Result<Address, AddressFault> {
  const [all, inner] = /^"((?:[^"\\]|\\.)*)"/su.exec(text) ?? [];
  if (all === undefined || inner === undefined) return err({ code: 'open-quote' });
  if (text.charAt(all.length) !== '@') return err({ code: 'no-at' });
  const local = inner.replaceAll(/\\(.)/gsu, '$1');
  const odd = /[\p{Cc}\p{Cs}]/u.exec(local)?.[0];
  if (odd !== undefined) return err({ code: 'local-character', found: odd });
  if (local === '') return err({ code: 'no-local' });
  return withDomain(local.normalize('NFC'), text.slice(all.length + 1), true);
}

function withDomain(local: string, written: string, wasQuoted: boolean): Result<Address, AddressFault> {
  if (octets(writtenLocal(local)) > LONGEST_LOCAL) return err({ code: 'local-long' });
  const domain = readDomain(written);
  return domain.ok ? ok({ local, writtenDomain: written, domain: domain.value, wasQuoted }) : domain;
}

/** A local part as it must be written. */
export function writtenLocal(local: string): string {
  return isDotAtom(local) ? local : `"${local.replaceAll(/[\\"]/g, String.raw`\$&`)}"`;
}

const LITERAL = /^\[(?:IPv6:([\da-f:.]+)|(\d{1,3}(?:\.\d{1,3}){3}))\]$/i;
const LABEL = /^(?!-)[a-z\d-]{1,63}(?<!-)$/;

/** A domain in ASCII and lower case, or an address in brackets. */
function readDomain(written: string): Result<string, AddressFault> {
  if (written === '') return err({ code: 'no-domain' });
  const literal = LITERAL.exec(written);
  if (literal) {
    const [, six, four] = literal;
    const host = six === undefined ? four : `[${six}]`;
    const isRight =
      URL.canParse(`http://${host}/`) && (four === undefined || new URL(`http://${four}/`).hostname === four);
    if (!isRight) return err({ code: 'bad-domain', domain: written });
    return ok(six === undefined ? `[${four}]` : `[IPv6:${new URL(`http://${host}/`).hostname.slice(1, -1)}]`);
  }
  const odd = [...written].find((character) => !/[\p{L}\p{N}\p{M}.\-。．｡]/u.test(character));
  if (odd !== undefined) return err({ code: 'domain-character', found: odd });
  // Soft hyphens and the like would vanish here.
  const domain = URL.canParse(`http://${written}/`) ? new URL(`http://${written}/`).hostname : '';
  const labels = domain.split('.');
  const isNumber = /^\d+$/.test(labels.at(-1) ?? '');
  if (isNumber || !labels.every((label) => LABEL.test(label))) return err({ code: 'bad-domain', domain: written });
  return domain.length > LONGEST_DOMAIN ? err({ code: 'domain-long' }) : ok(domain);
}
