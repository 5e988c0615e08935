import type { Base64Fault, Base64Note } from '../../lib/base64-fault';
import { mimeTypeOf, QUOTES } from '../../lib/base64-reader';
import { Base64Reader, INVISIBLE } from '../../lib/base64-stream';
import { joinBytes } from '../../lib/join-bytes';
import { err, ok, type Result } from '../../lib/result';

export type SourceNote = Base64Note | { readonly code: 'raw-hash'; readonly at: number };

/** What was read in the end: the last bytes and what is known about the whole. */
export interface SourceEnd {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly notes: readonly SourceNote[];
  /** Of a data URI, with parameters (RFC 2397). */
  readonly mimeType?: string;
  /** As the data URI names it; undefined where it leaves that to the default. */
  readonly charset?: string;
}

/**
 * A data URI inside of something: CSS `url(…)`, an attribute, Markdown, a member of JSON. The group is the mark that it
 * ends with; an attribute without quotes ends at a blank or `>`.
 */
const WRAPPED = /(?:([("'`<])|\b(?:src|href)\s*=)\s*(?=data:[^\s,"'`<>()]*(?:\s*;\s*base64\s*)?,)/i;
const CLOSED_BY: Readonly<Record<string, RegExp>> = { '(': /\)/, '"': /"/, "'": /'/, '`': /`/, '<': />/ };
const UNQUOTED_END = /[\s>]/;

interface Wrapper {
  readonly at: number;
  readonly mark: string;
  readonly end: RegExp;
  isClosed: boolean;
}

/** Longer prefixes of data URIs, and longer texts before them, are none. */
const PREFIX_LIMIT = 4096;

interface Body {
  push(text: string): Result<Uint8Array<ArrayBuffer>, Base64Fault>;
  end(): Result<{ readonly bytes: Uint8Array<ArrayBuffer>; readonly notes: readonly SourceNote[] }, Base64Fault>;
}

/**
 * Reads Base64 or a data URI that comes in pieces, as tolerantly as `fromBase64`: in quotes, with blanks, in both
 * alphabets, with and without padding; data URIs also with percent-encoded content instead of Base64. Offsets are UTF-16
 * offsets from the beginning.
 */
export class SourceReader {
  #body: Body | undefined;
  #mimeType: string | undefined;
  #charset: string | undefined;
  /** Before the body begins: all that came. After that: what may be the end, a closing quote and white space. */
  #held = '';
  #opening: { readonly at: number; readonly closing: string; readonly mark: string } | undefined;
  /** What ends a data URI that stands inside of something, and where that began. What follows is not looked at. */
  #wrapper: Wrapper | undefined;

  push(piece: string): Result<readonly Uint8Array<ArrayBuffer>[], Base64Fault> {
    const text = this.#held + piece;
    if (this.#body) return this.#read(this.#body, text);
    const body = this.#begin(text, false);
    if (body === undefined) {
      this.#held = text;
      return ok([]);
    }
    return this.#read(body.reader, text.slice(body.from));
  }

  end(): Result<SourceEnd, Base64Fault> {
    const parts: Uint8Array<ArrayBuffer>[] = [];
    if (!this.#body) {
      const text = this.#held;
      const body = this.#begin(text, true);
      if (!body) return ok({ bytes: new Uint8Array(), notes: [] });
      const read = this.#read(body.reader, text.slice(body.from));
      if (!read.ok) return read;
      parts.push(...read.value);
    }
    if (this.#opening && !this.#held.startsWith(this.#opening.closing)) {
      return err({ code: 'bad-character', at: this.#opening.at, found: this.#opening.mark });
    }
    if (this.#wrapper && !this.#wrapper.isClosed) {
      return err({ code: 'bad-character', at: this.#wrapper.at, found: this.#wrapper.mark });
    }
    const end = this.#body?.end();
    if (!end) return ok({ bytes: new Uint8Array(), notes: [] });
    if (!end.ok) return end;
    const bytes = joinBytes([...parts, end.value.bytes]);
    const [mimeType, charset] = [this.#mimeType, this.#charset];
    const said = { ...(mimeType !== undefined && { mimeType }), ...(charset !== undefined && { charset }) };
    return ok({ bytes, notes: end.value.notes, ...said });
  }

  /** Finds where the body begins; undefined while more text is needed, or when there is none at all. */
  #begin(text: string, isLast: boolean): { reader: Body; from: number } | undefined {
    let from = skipInvisible(text, 0);
    if (from === text.length) return undefined;
    const wrapped = this.#beginWrapped(text, from, isLast);
    if (wrapped !== 'none') return wrapped === 'unknown' ? undefined : wrapped;
    const mark = text.charAt(from);
    const closing = QUOTES[mark];
    if (closing !== undefined) {
      this.#opening = { at: from, closing, mark };
      from = skipInvisible(text, from + 1);
    }
    const start = text.slice(from, from + PREFIX_LIMIT);
    const mayBeAddress = 'data:'.startsWith(start.slice(0, 5).toLowerCase());
    const comma = mayBeAddress && start.length >= 5 ? start.indexOf(',') : -1;
    if (mayBeAddress && comma < 0 && start.length < PREFIX_LIMIT && !isLast) return undefined;
    this.#body =
      comma < 0 ? new Base64Reader({ offset: from }) : this.#address(start.slice(5, comma), from + comma + 1);
    return { reader: this.#body, from: comma < 0 ? from : from + comma + 1 };
  }

  /** `unknown`: more text is needed to tell. */
  #beginWrapped(text: string, from: number, isLast: boolean): { reader: Body; from: number } | 'none' | 'unknown' {
    const start = text.slice(from, from + PREFIX_LIMIT);
    // A data URI by itself, perhaps in quotes, may hold others.
    if (/^["'`“‘«]?\s*data:/i.test(start)) return 'none';
    const found = WRAPPED.exec(start);
    if (!found) return start.length < PREFIX_LIMIT && !isLast ? 'unknown' : 'none';
    const mark = found[1] ?? '=';
    const at = from + found.index;
    this.#wrapper = { at, end: CLOSED_BY[mark] ?? UNQUOTED_END, mark, isClosed: false };
    const address = at + found[0].length;
    const comma = text.indexOf(',', address);
    this.#body = this.#address(text.slice(address + 5, comma), comma + 1);
    return { reader: this.#body, from: comma + 1 };
  }

  #address(parameters: string, offset: number): Body {
    const isBase64 = /;\s*base64\s*$/i.test(parameters);
    this.#mimeType = mimeTypeOf(parameters.replace(/;\s*base64\s*$/i, '').trim());
    this.#charset = charsetIn(parameters);
    return isBase64 ? new Base64Reader({ isUri: true, offset }) : new PercentReader(offset);
  }

  #read(body: Body, text: string): Result<readonly Uint8Array<ArrayBuffer>[], Base64Fault> {
    if (this.#wrapper) return this.#readWrapped(body, text, this.#wrapper);
    const end = endOfBody(text, this.#opening?.closing);
    this.#held = text.slice(end);
    const read = body.push(text.slice(0, end));
    return read.ok ? ok(read.value.length > 0 ? [read.value] : []) : read;
  }

  #readWrapped(body: Body, text: string, wrapper: Wrapper): Result<readonly Uint8Array<ArrayBuffer>[], Base64Fault> {
    this.#held = '';
    if (wrapper.isClosed) return ok([]);
    const end = text.search(wrapper.end);
    wrapper.isClosed = end >= 0;
    const read = body.push(end < 0 ? text : text.slice(0, end));
    return read.ok ? ok(read.value.length > 0 ? [read.value] : []) : read;
  }
}

/** The first charset counts, with or without quotes (MIME Sniffing Standard, 4.4). */
function charsetIn(parameters: string): string | undefined {
  const [, quoted, plain] = /;\s*charset\s*=\s*(?:"([^"]*)"|([^\s;"]+))/i.exec(parameters) ?? [];
  const name = (quoted ?? plain ?? '').trim();
  return /^[\w!#$&^.+:-]+$/.test(name) ? name : undefined;
}

function skipInvisible(text: string, from: number): number {
  let at = from;
  while (at < text.length && INVISIBLE.test(text.charAt(at))) at++;
  return at;
}

/** Where white space at the end begins, or the closing quote before it: that much may not belong to the content. */
function endOfBody(text: string, closing: string | undefined): number {
  let end = text.length;
  while (end > 0 && INVISIBLE.test(text.charAt(end - 1))) end--;
  return closing !== undefined && text.charAt(end - 1) === closing ? end - 1 : end;
}

const PERCENT = 37;

/** Reads the percent-encoded content of a data URI: UTF-8, line breaks and tabs left out as in any URL. */
class PercentReader implements Body {
  #offset: number;
  #held = '';
  #hashAt = -1;

  constructor(offset: number) {
    this.#offset = offset;
  }

  push(piece: string): Result<Uint8Array<ArrayBuffer>, never> {
    const text = this.#held + piece;
    const base = this.#offset - this.#held.length;
    this.#offset += piece.length;
    this.#held = /%[0-9a-f]?$/i.exec(text)?.[0] ?? '';
    const hash = text.indexOf('#');
    if (hash >= 0 && this.#hashAt < 0) this.#hashAt = base + hash;
    return ok(percentDecode(text.slice(0, text.length - this.#held.length)));
  }

  end(): Result<{ bytes: Uint8Array<ArrayBuffer>; notes: readonly SourceNote[] }, never> {
    // What looks like the beginning of an escape and is none stands for itself, as in any URL.
    const bytes = new TextEncoder().encode(this.#held);
    return ok({ bytes, notes: this.#hashAt < 0 ? [] : [{ code: 'raw-hash', at: this.#hashAt }] });
  }
}

function percentDecode(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new TextEncoder().encode(text.replace(/[\t\n\r]/g, ''));
  let count = 0;
  for (let at = 0; at < bytes.length; at++) {
    const high = hexValue(bytes[at + 1]);
    const low = hexValue(bytes[at + 2]);
    if (bytes[at] === PERCENT && high >= 0 && low >= 0) {
      bytes[count++] = high * 16 + low;
      at += 2;
    } else {
      bytes[count++] = bytes[at] ?? 0;
    }
  }
  return bytes.slice(0, count);
}

function hexValue(byte: number | undefined): number {
  if (byte === undefined) return -1;
  if (byte >= 48 && byte <= 57) return byte - 48;
  const letter = byte | 32;
  return letter >= 97 && letter <= 102 ? letter - 87 : -1;
}
