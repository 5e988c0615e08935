import type { JsonFault } from '../../lib/json/json-fault';
import { KIND, kindOf, type JsonIndex } from '../../lib/json/json-index';
import { printJson } from '../../lib/json/print-json';
import { readStrict } from './strict-json';
import { err, ok, type Result } from '../../lib/result';

export const WRITINGS = ['compact', 'typed'] as const;
/** Whether white space between the parts of JSON is left out, or all is signed as it was typed. */
export type Writing = (typeof WRITINGS)[number];

export type PayloadFault =
  { readonly code: 'payload-not-json'; readonly json: JsonFault } | { readonly code: 'payload-not-object' };

export interface Payload {
  /** What is signed. */
  readonly text: string;
  /** Of claims; not of a raw text. */
  readonly index?: JsonIndex;
}

/**
 * What is signed of a payload. Numbers, the order of the claims and escapes reach it letter for letter; a raw text (a JWS that is no JWT)
 * is not read at all.
 */
export function readPayload(
  text: string,
  { raw, write }: { readonly raw: boolean; readonly write: Writing },
): Result<Payload, PayloadFault> {
  if (raw) return ok({ text });
  const index = readStrict(text);
  if (!index.ok) return err({ code: 'payload-not-json', json: index.fault });
  if (kindOf(index.value, 0) !== KIND.object) return err({ code: 'payload-not-object' });
  return ok({ text: written(index.value, write), index: index.value });
}

/** A JSON text as it is signed; the mark of its encoding is no part of it. */
export function written(index: JsonIndex, write: Writing): string {
  return write === 'compact' ? printJson(index, { indent: 0 }).text : index.text.replace(/^\uFEFF/, '');
}
