import { percentDecode } from '../../lib/percent';

/** A piece of an address as it stands and as it reads. */
export interface Part {
  readonly raw: string;
  /** The raw form again where it cannot be decoded. */
  readonly decoded: string;
  /** A wrong percent sequence, or bytes that are not UTF-8. */
  readonly isBroken: boolean;
}

/** Decodes a piece of an address as UTF-8; in queries `+` is a space. */
export function readPart(raw: string, plusAsSpace = false): Part {
  const decoded = percentDecode(raw, { charset: 'utf-8', plusAsSpace });
  return { raw, decoded: decoded.ok ? decoded.value.text : raw, isBroken: !decoded.ok };
}

/** What parts a path, and the parameters of its segments (RFC 3986, section 3.3); browsers take `\\` for a slash. */
export const PATH_DELIMITERS = '/\\?#;=,';
/** Of a path without segments, as that of `mailto:`, each scheme has its own: all that are reserved. */
export const RESERVED = `:/?#[]@!$&'()*+,;=`;
export const QUERY_DELIMITERS = '#&=+;';
/** Those of parameters, of a route, and of the words that a link leads to. */
export const FRAGMENT_DELIMITERS = '/?#&=+;,:-';

/**
 * Decodes a part of an address that has parts itself. A delimiter in percent encoding is none, and would be one if it were decoded (RFC
 * 3986, section 2.2): it stays, as does the percent sign, and what an address cannot hold even for a moment: tabs and line ends.
 */
export function readWhole(raw: string, delimiters: string, plusAsSpace = false): Part {
  const escaped = raw.replaceAll(/%([\da-f]{2})/gi, (sequence, digits: string) => {
    const code = Number.parseInt(digits, 16);
    const isKept = code < 0x20 || code === 0x25 || delimiters.includes(String.fromCharCode(code));
    return isKept ? `%25${digits}` : sequence;
  });
  const { decoded, isBroken } = readPart(escaped, plusAsSpace);
  return { raw, decoded: isBroken ? raw : decoded, isBroken };
}
