import { unlessMalformed } from '../keys/malformed';
import { readAsn1, type Asn1 } from './asn1';
import type { DistinguishedName } from './distinguished-name';
import type { Extension } from './extension';

/** What can be read, though DER or RFC 5280 would have it written otherwise. */
export type EncodingNote =
  /** A default is left out in DER (X.690, 11.5): of the version, of an extension that is not critical, of one that is no authority. */
  | { readonly code: 'default-written'; readonly what: 'version' | 'critical' | 'authority' }
  | { readonly code: 'negative-serial' | 'zero-serial' }
  | { readonly code: 'long-serial'; readonly bytes: number }
  /** More bytes than the number needs. */
  | { readonly code: 'padded-serial' }
  | { readonly code: 'wrong-string'; readonly attribute: string; readonly type: string }
  /** Years up to 2049 are a UTCTime, later ones a GeneralizedTime, both with seconds and `Z`. */
  | { readonly code: 'wrong-time'; readonly written: string }
  /** The scheme stands twice, inside and outside of what is signed. */
  | { readonly code: 'algorithms-differ' }
  /** Lengths that are marked, or longer than they need be. */
  | { readonly code: 'not-der' }
  | { readonly code: 'repeated-extension'; readonly oid: string }
  /** Extensions came with version 3. */
  | { readonly code: 'old-version' };

/** Whether all of it has the lengths of DER. */
export function encodingNotes(element: Asn1): EncodingNote[] {
  const isDer = unlessMalformed(() => hasShortestLengths(element));
  return isDer === false ? [{ code: 'not-der' }] : [];
}

function hasShortestLengths(element: Asn1): boolean {
  return element.hasShortestLength && (!element.isConstructed || element.children.every(hasShortestLengths));
}

export function serialNotes(serial: Asn1): EncodingNote[] {
  const bytes = serial.integer();
  const value = serial.bigInteger();
  const notes: EncodingNote[] = [];
  if (value < 0n) notes.push({ code: 'negative-serial' });
  if (value === 0n) notes.push({ code: 'zero-serial' });
  if (bytes.length > 20) notes.push({ code: 'long-serial', bytes: bytes.length });
  const [first = 0, second] = bytes;
  const sign = second !== undefined && second >= 0x80 ? 0xff : 0;
  if (second !== undefined && first === sign) notes.push({ code: 'padded-serial' });
  return notes;
}

export function timeNotes({ tag, content }: Asn1): EncodingNote[] {
  const written = String.fromCharCode(...content.subarray(0, 40));
  const isRight = tag === 0x17 ? /^\d{12}Z$/.test(written) : /^\d{14}Z$/.test(written) && written >= '2050';
  return isRight ? [] : [{ code: 'wrong-time', written }];
}

export const nameNotes = ({ attributes }: DistinguishedName): EncodingNote[] =>
  attributes
    .filter(({ isWellTyped }) => !isWellTyped)
    .map(({ name, type = '' }) => ({ code: 'wrong-string', attribute: name, type }));

export function extensionNotes(extensions: readonly Extension[]): EncodingNote[] {
  const seen = new Set<string>();
  return extensions.flatMap(({ oid, saysNotCritical, value }) => {
    const notes: EncodingNote[] = [];
    if (saysNotCritical) notes.push({ code: 'default-written', what: 'critical' });
    if (seen.has(oid)) notes.push({ code: 'repeated-extension', oid });
    seen.add(oid);
    const [isAuthority] = (oid === '2.5.29.19' && unlessMalformed(() => readAsn1(value).in(0x30))) || [];
    if (isAuthority?.tag === 0x01 && isAuthority.content[0] === 0)
      notes.push({ code: 'default-written', what: 'authority' });
    return notes;
  });
}
