import { toHex } from '../../lib/hex';
import { KIND, kindOf, type JsonIndex } from '../../lib/json/json-index';
import type { JsonFault } from '../../lib/json/json-fault';
import { readJson } from '../../lib/json/read-json';
import { err, ok, type Result } from '../../lib/result';
import { fromBase64url } from '../../lib/jwt/base64url';
import { claimsOf, indentedJson, textClaim, type Claim } from '../../lib/jwt/claims';
import { findToken, type FoundToken } from './token-parts';

/** `at` is an offset in the text as given, `character` the place within the part, from 1. */
export type TokenFault =
  | { readonly code: 'part-count'; readonly count: number }
  | { readonly code: 'header-not-base64url'; readonly character: number; readonly at: number }
  | { readonly code: 'header-not-text' }
  | { readonly code: 'header-not-json'; readonly line: number; readonly column: number; readonly seen: string }
  | { readonly code: 'header-not-object' }
  | { readonly code: 'payload-not-base64url'; readonly character: number; readonly at: number };

/** A JSON object: as indented text in the original order, and its members. */
export interface DecodedObject {
  readonly json: string;
  readonly claims: readonly Claim[];
  /** Some name stands twice in the same object. */
  readonly hasDuplicates: boolean;
}

export type DecodedPayload =
  | ({ readonly kind: 'claims' } & DecodedObject)
  /** JSON, but no object: a JWS, not a JWT. */
  | { readonly kind: 'json'; readonly json: string }
  | {
      readonly kind: 'text';
      readonly text: string;
      readonly fault: Pick<JsonFault, 'line' | 'column' | 'seen'>;
    }
  /** Not UTF-8: the bytes in hex. */
  | { readonly kind: 'bytes'; readonly hex: string };

export interface DecodedToken {
  readonly kind: 'signed' | 'unsigned' | 'encrypted';
  /** The parts as they stand in the token. */
  readonly parts: readonly string[];
  readonly header: DecodedObject;
  readonly alg?: string;
  readonly enc?: string;
  /** Not of an encrypted token. */
  readonly payload?: DecodedPayload;
}

/** Reads bytes as UTF-8; nothing else is allowed in a JWS (RFC 7515, sections 3 and 4). */
const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Reads a JWS in compact form (RFC 7515), or the header of a JWE (RFC 7516), in any of the wrappings that tokens are
 * copied with. A payload that is no JSON is given as it is; a faulty header is a fault.
 */
export function decodeToken(text: string): Result<DecodedToken, TokenFault> {
  const found = findToken(text);
  const parts = found.token === '' ? [] : found.token.split('.');
  const count = parts.length;
  const [first = '', second = '', third = ''] = parts;
  const isPossible = count === 3 || count === 5 || (count === 2 && isHeader(first));
  if (!isPossible) return err({ code: 'part-count', count });

  const header = readHeader(first, found);
  if (!header.ok) return header;
  const { claims } = header.value;
  const alg = textClaim(claims, 'alg');
  const common = { parts, header: header.value, ...(alg !== undefined && { alg }) };
  if (count === 5) {
    const enc = textClaim(claims, 'enc');
    return ok({ kind: 'encrypted', ...common, ...(enc !== undefined && { enc }) });
  }
  const bytes = fromBase64url(second);
  if (!bytes.ok) {
    const { at } = bytes.fault;
    const place = found.offsetIn(first.length + 1 + at);
    return err({ code: 'payload-not-base64url', character: at + 1, at: place });
  }
  const isUnsigned = third === '' || alg?.toLowerCase() === 'none';
  return ok({ kind: isUnsigned ? 'unsigned' : 'signed', ...common, payload: readPayload(bytes.value) });
}

function isHeader(part: string): boolean {
  return readHeader(part, findToken(part)).ok;
}

function readHeader(part: string, found: FoundToken): Result<DecodedObject, TokenFault> {
  const bytes = fromBase64url(part);
  if (!bytes.ok) {
    const { at } = bytes.fault;
    return err({ code: 'header-not-base64url', character: at + 1, at: found.offsetIn(at) });
  }
  const text = toText(bytes.value);
  if (text === undefined) return err({ code: 'header-not-text' });
  const index = readJson(text, { strict: true });
  if (!index.ok) {
    const { line, column, seen } = index.fault;
    return err({ code: 'header-not-json', line, column, seen });
  }
  return isObject(index.value) ? ok(toObject(index.value)) : err({ code: 'header-not-object' });
}

function readPayload(bytes: Uint8Array): DecodedPayload {
  const text = toText(bytes);
  if (text === undefined) return { kind: 'bytes', hex: toHex(bytes) };
  const index = readJson(text, { strict: true });
  if (!index.ok) {
    const { line, column, seen } = index.fault;
    return { kind: 'text', text, fault: { line, column, seen } };
  }
  if (!isObject(index.value)) return { kind: 'json', json: indentedJson(index.value) };
  return { kind: 'claims', ...toObject(index.value) };
}

function toText(bytes: Uint8Array): string | undefined {
  try {
    return utf8.decode(bytes);
  } catch {
    return undefined;
  }
}

function isObject(index: JsonIndex): boolean {
  return kindOf(index, 0) === KIND.object;
}

function toObject(index: JsonIndex): DecodedObject {
  return { json: indentedJson(index), claims: claimsOf(index), hasDuplicates: index.duplicateCount > 0 };
}
