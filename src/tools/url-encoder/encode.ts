import { type Content, textOf } from '../../lib/exact-content';
import { type LineEndingChoice, offsetAsGiven, withLineEnding } from '../../lib/line-endings';
import { findLoneSurrogate } from '../../lib/lone-surrogate';
import { fromHex, type HexFault } from '../../lib/hex';
import { COMPONENT, keeping, percentEncode, type BytesKept } from '../../lib/percent';
import { err, ok, type Result } from '../../lib/result';
import { encodeIn, type LackingFault, type UrlCharset } from './charsets';
import { convertLines } from './lines';

export const MODES = ['component', 'strict', 'form', 'whole', 'every'] as const;
/**
 * Which characters stay: those of `encodeURIComponent`; RFC 3986's unreserved ones; those of a form (WHATWG), with `+`
 * for a space; those of `encodeURI`, which keeps what separates the parts of an address; none.
 */
export type Mode = (typeof MODES)[number];

export interface EncodeSettings {
  readonly mode: Mode;
  readonly charset: UrlCharset;
  /** What stands in the field: text, or the bytes themselves in hex. */
  readonly readAs: 'text' | 'hex';
  readonly lineByLine: boolean;
}

/** `line`, from 1, when each line is encoded by itself. */
export type EncodeFault = (LackingFault | HexFault) & { readonly line?: number };

export interface Encoded {
  readonly text: string;
  /** UTF-16 offset of the first surrogate that was written as U+FFFD because its other half is missing. */
  readonly loneSurrogateAt?: number;
  /** What the text already is, if it looks like it. */
  readonly looksLike?: 'address' | 'encoded';
}

const KEPT: Record<Mode, BytesKept> = {
  component: COMPONENT,
  strict: keeping('-_.~'),
  form: keeping('*-._'),
  whole: keeping("-_.!~*'();/?:@&=+$,#"),
  every: new Uint8Array(256),
};

/**
 * Percent-encodes what stands in the field: a text with the line endings that are chosen, or the bytes of a file that is
 * no text. Places are those in the text as it was given.
 */
export function encodeContent(
  source: Content,
  { lineEnding, ...settings }: EncodeSettings & { readonly lineEnding: LineEndingChoice },
): Result<Encoded, EncodeFault> {
  const { mode, readAs, lineByLine } = settings;
  if (readAs === 'hex') return encodeUrl(textOf(source, 'text'), settings);
  if (typeof source !== 'string') return ok({ text: percentEncode(source, KEPT[mode], mode === 'form') });
  if (lineByLine) return encodeUrl(source, settings);
  const encoded = encodeUrl(withLineEnding(source, lineEnding), settings);
  if (!encoded.ok) return err({ ...encoded.fault, at: offsetAsGiven(source, lineEnding, encoded.fault.at) });
  const { loneSurrogateAt: at } = encoded.value;
  return at === undefined ? encoded : ok({ ...encoded.value, loneSurrogateAt: offsetAsGiven(source, lineEnding, at) });
}

/** Percent-encodes a text, or bytes given in hex. A character that the charset lacks is a fault; nothing is left out. */
export function encodeUrl(text: string, settings: EncodeSettings): Result<Encoded, EncodeFault> {
  const { mode, charset, readAs, lineByLine } = settings;
  const encodeOne = (piece: string): Result<string, LackingFault | HexFault> => {
    const bytes = readAs === 'hex' ? fromHex(piece) : encodeIn(piece, charset);
    return bytes.ok ? ok(percentEncode(bytes.value, KEPT[mode], mode === 'form')) : bytes;
  };
  const encoded: Result<string, EncodeFault> = lineByLine ? convertLines(text, encodeOne) : encodeOne(text);
  if (!encoded.ok) return encoded;
  const loneSurrogateAt = readAs === 'text' ? findLoneSurrogate(text) : -1;
  const looksLike = readAs === 'text' ? likeness(text, mode) : undefined;
  return ok({
    text: encoded.value,
    ...(loneSurrogateAt >= 0 && { loneSurrogateAt }),
    ...(looksLike && { looksLike }),
  });
}

// So much of a long text is looked at: an address is at its beginning.
const LOOKED_AT = 20_000;

function likeness(text: string, mode: Mode): Encoded['looksLike'] {
  const start = text.slice(0, LOOKED_AT);
  const sequences = start.match(/%[0-9a-f]{2}/gi) ?? [];
  // Also with spaces in it: they are what is to be encoded. Text of several lines is none.
  const isAddress = /^[a-z][a-z0-9+.-]*:\/\/[^\s/][^\r\n]*$/i.test(start.trim());
  // What has a bare percent sign was not encoded as a whole.
  if (sequences.length > 0 && !isAddress && !/%(?![0-9a-f]{2})/i.test(start)) return 'encoded';
  return isAddress && mode !== 'whole' ? 'address' : undefined;
}
