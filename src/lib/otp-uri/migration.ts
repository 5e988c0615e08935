import { fromBase64 } from '../base64-reader';
import { err, ok, type Result } from '../result';
import { readAccount, readParameters, splitLabel, type Account, type AccountFault } from './account';
import { toBase32 } from './base32';
import { readFields, type ProtobufField } from './protobuf';
import { PERIOD, type Algorithm, type Digits, type Kind } from './settings';

/** The accounts that an address holds. */
export interface Accounts {
  readonly accounts: readonly Account[];
  /** How many could not be taken: without a secret, or with a method that this tool does not know. */
  readonly skipped: number;
  /** An export over several QR codes: which of them this is, from 1. */
  readonly batch: { readonly part: number; readonly parts: number } | null;
}

export type AddressFault = AccountFault | { readonly code: 'bad-migration' };

// The numbers by which Google Authenticator's export names things; 0 is what was not said.
const ALGORITHM: Readonly<Record<string, Algorithm>> = { 0: 'SHA1', 1: 'SHA1', 2: 'SHA256', 3: 'SHA512' };
const DIGIT_COUNT: Readonly<Record<string, Digits>> = { 0: 6, 1: 6, 2: 8, 3: 7 };
const TYPE: Readonly<Record<string, Kind>> = { 0: 'totp', 1: 'hotp', 2: 'totp' };
const PAYLOAD = { account: 1, batchSize: 3, batchIndex: 4 };
const ACCOUNT = { secret: 1, name: 2, issuer: 3, algorithm: 4, digits: 5, type: 6, counter: 7 };

/** The last field with a number counts, as Protocol Buffers have it. */
function fieldsByNumber(fields: readonly ProtobufField[]) {
  const byNumber = new Map(fields.map(({ field, value }) => [field, value]));
  return {
    number: (field: number) => {
      const value = byNumber.get(field);
      return typeof value === 'bigint' ? value : 0n;
    },
    bytes: (field: number) => {
      const value = byNumber.get(field);
      return value instanceof Uint8Array ? value : new Uint8Array();
    },
  };
}

/** Undefined for an account that this tool cannot do. */
function toAccount(fields: readonly ProtobufField[]): Account | undefined {
  const { number, bytes } = fieldsByNumber(fields);
  const text = (field: number) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes(field));
  const kind = TYPE[String(number(ACCOUNT.type))];
  const algorithm = ALGORITHM[String(number(ACCOUNT.algorithm))];
  const digits = DIGIT_COUNT[String(number(ACCOUNT.digits))];
  const secret = toBase32(bytes(ACCOUNT.secret));
  if (!kind || !algorithm || !digits || secret === '') return undefined;
  return {
    kind,
    ...splitLabel(text(ACCOUNT.name), text(ACCOUNT.issuer)),
    secret,
    algorithm,
    digits,
    // The export has no field for it: the app knows no other.
    period: PERIOD.usual,
    counter: String(number(ACCOUNT.counter)),
  };
}

/** The accounts in the bytes of an export of Google Authenticator. */
function readExport(payload: Uint8Array): Result<Accounts, AddressFault> {
  const fields = readFields(payload);
  const messages = fields?.filter(({ field }) => field === PAYLOAD.account) ?? [];
  if (!fields || messages.length === 0) return err({ code: 'bad-migration' });
  const accounts: Account[] = [];
  for (const { value } of messages) {
    const inner = typeof value === 'bigint' ? undefined : readFields(value);
    if (!inner) return err({ code: 'bad-migration' });
    const account = toAccount(inner);
    if (account) accounts.push(account);
  }
  const { number } = fieldsByNumber(fields);
  const parts = Number(number(PAYLOAD.batchSize));
  const part = Number(number(PAYLOAD.batchIndex)) + 1;
  return ok({
    accounts,
    skipped: messages.length - accounts.length,
    batch: parts > 1 && part <= parts ? { part, parts } : null,
  });
}

/**
 * The accounts in an `otpauth://` address or in an `otpauth-migration://` one, the export of Google Authenticator.
 * Faults: neither of them, an export that is cut off, or an account that this tool cannot do.
 */
export function readAddress(address: string): Result<Accounts, AddressFault> {
  const migration = /^otpauth-migration:\/\/[^?#]*(?:\?([^#]*))?/i.exec(address.trim());
  if (!migration) {
    const account = readAccount(address);
    return account.ok ? ok({ accounts: [account.value], skipped: 0, batch: null }) : account;
  }
  const payload = fromBase64(readParameters(migration[1] ?? '', false).get('data') ?? '');
  return payload.ok ? readExport(payload.value.bytes) : err({ code: 'bad-migration' });
}
