import { COMPONENT, percentDecode, percentEncode } from '../percent';
import { err, ok, type Result } from '../result';
import { fromBase32, toBase32 } from './base32';
import type { SecretFault } from './secret';
import { ALGORITHMS, DIGITS, KINDS, parseCounter, PERIOD, type Algorithm, type Digits, type Kind } from './settings';

/** What an authenticator app keeps of one account. */
export interface Account {
  readonly kind: Kind;
  readonly issuer: string;
  readonly account: string;
  /** Base32 in capitals without padding. */
  readonly secret: string;
  readonly algorithm: Algorithm;
  readonly digits: Digits;
  /** Seconds; of use for TOTP only. */
  readonly period: number;
  /** Decimal; of use for HOTP only. */
  readonly counter: string;
}

export type AccountFault =
  | { readonly code: 'not-otpauth' }
  | { readonly code: 'address-secret'; readonly because: SecretFault }
  | {
      readonly code: 'address-parameter';
      readonly name: 'type' | 'algorithm' | 'digits' | 'period' | 'counter' | 'encoder';
      readonly found: string;
    };

const encode = (text: string) => percentEncode(new TextEncoder().encode(text), COMPONENT);

/** The account as an `otpauth://` address, as authenticator apps read it from a QR code. */
export function toAddress(account: Omit<Account, 'secret'>, secret: Uint8Array): string {
  const { kind, issuer } = account;
  const prefix = issuer === '' ? '' : `${encode(issuer)}:`;
  const parameters = [
    ...(issuer === '' ? [] : [`issuer=${encode(issuer)}`]),
    `secret=${toBase32(secret)}`,
    `algorithm=${account.algorithm}`,
    `digits=${account.digits}`,
    kind === 'totp' ? `period=${account.period}` : `counter=${account.counter}`,
  ];
  return `otpauth://${kind}/${prefix}${encode(account.account)}?${parameters.join('&')}`;
}

function decode(text: string, plusAsSpace: boolean): string {
  const decoded = percentDecode(text, { charset: 'utf-8', plusAsSpace, isTolerant: true });
  return decoded.ok ? decoded.value.text : text;
}

/** The parameters behind the `?`, by names in lower case; of several with one name the first counts. */
export function readParameters(query: string, plusAsSpace: boolean): Map<string, string> {
  const parameters = new Map<string, string>();
  for (const part of query.split('&')) {
    const [name = '', ...value] = part.split('=');
    const key = decode(name, false).toLowerCase();
    if (!parameters.has(key)) parameters.set(key, decode(value.join('='), plusAsSpace));
  }
  return parameters;
}

/** Issuer and account of a label that may be percent-encoded: `issuer:account`; the colon may be percent-encoded, and blanks may stand before the account. */
export function readLabel(label: string, named: string | undefined): Pick<Account, 'issuer' | 'account'> {
  const colon = label.indexOf(':');
  if (colon >= 0) {
    return {
      issuer: named || decode(label.slice(0, colon), false),
      account: decode(label.slice(colon + 1), false).trimStart(),
    };
  }
  return splitLabel(decode(label, false), named);
}

/** Tells issuer and account apart in a label that is plain text. */
export function splitLabel(label: string, named: string | undefined): Pick<Account, 'issuer' | 'account'> {
  const colon = label.indexOf(':');
  const prefix = colon < 0 ? '' : label.slice(0, colon).trim();
  if (named && named.trim() !== prefix) return { issuer: named, account: label };
  return { issuer: named || prefix, account: label.slice(colon + 1).trimStart() };
}

const known = <T extends string | number>(list: readonly T[], text: string): T | undefined =>
  list.find((item) => String(item) === text);

/** Reads an `otpauth://` address. Faults: it is none, or what it says is not what this tool can do. */
export function readAccount(address: string): Result<Account, AccountFault> {
  const match = /^otpauth:\/\/([^/?#]*)(?:\/([^?#]*))?(?:\?([^#]*))?/i.exec(address.trim());
  if (!match) return err({ code: 'not-otpauth' });
  const [, type = '', label = '', query = ''] = match;
  const parameters = readParameters(query, false);
  const wrong = (name: Extract<AccountFault, { name: string }>['name'], found: string) =>
    err({ code: 'address-parameter', name, found } as const);

  const kind = known(KINDS, type.toLowerCase());
  if (!kind) return wrong('type', type);
  const encoder = parameters.get('encoder');
  if (encoder) return wrong('encoder', encoder);
  const written = parameters.get('algorithm') || 'SHA1';
  const algorithm = known(
    ALGORITHMS,
    written
      .toUpperCase()
      .replace(/^HMAC[-_]?/, '')
      .replace('-', ''),
  );
  if (!algorithm) return wrong('algorithm', written);
  const digits = known(DIGITS, parameters.get('digits') || '6');
  if (!digits) return wrong('digits', parameters.get('digits') ?? '');
  const period = parameters.get('period') || String(PERIOD.usual);
  if (!/^\d{1,4}$/.test(period) || Number(period) < PERIOD.least || Number(period) > PERIOD.most)
    return wrong('period', period);
  const counter = parseCounter(parameters.get('counter') || (kind === 'totp' ? '0' : ''));
  if (!counter.ok) return wrong('counter', parameters.get('counter') ?? '');
  const secret = fromBase32(parameters.get('secret') ?? '');
  if (!secret.ok) return err({ code: 'address-secret', because: secret.fault });
  if (secret.value.length === 0) return err({ code: 'address-secret', because: { code: 'no-secret' } });

  return ok({
    kind,
    // Some apps write a blank in the name as `+`; in a secret that would be a wrong character.
    ...readLabel(label, readParameters(query, true).get('issuer')),
    secret: toBase32(secret.value),
    algorithm,
    digits,
    period: Number(period),
    counter: String(counter.value),
  });
}

/** Issuer and account, as far as they are known. */
export function nameOf({ issuer, account }: Pick<Account, 'issuer' | 'account'>): string {
  return [issuer, account].filter((part) => part !== '').join(' · ');
}

/** Tells an address of an account that was pasted where its secret should stand. */
export function holdsAddress(secret: string): boolean {
  return /^\s*otpauth(?:-migration)?:\/\//i.test(secret);
}
