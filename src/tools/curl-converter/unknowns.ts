import { toBase64 } from '../../lib/base64';
import type { Text, Unknown } from './model';

const MARK = /\0(\d+)\0/g;

/** Keeps the unknowns of all requests of a text, and gives what stands for them. */
export class Unknowns {
  readonly all: Unknown[] = [];

  add(unknown: Unknown): Text {
    this.all.push(unknown);
    return `\0${this.all.length - 1}\0`;
  }

  /** Base64 of a text of UTF-8, now or when it is sent. */
  base64(text: Text): Text {
    return isKnown(text) ? toBase64(encoder.encode(text)) : this.add({ kind: 'base64', text });
  }

  /** A text encoded as forms are, now or when it is sent. */
  encoded(text: Text): Text {
    return isKnown(text) ? formEncode(text) : this.add({ kind: 'encoded', text });
  }
}

/** Whether nothing in the text is left open. */
export function isKnown(text: Text): boolean {
  return !text.includes('\0');
}

/** The texts and unknowns that a text is made of, in order. */
export function partsOf(text: Text, unknowns: readonly Unknown[]): (string | Unknown)[] {
  const parts: (string | Unknown)[] = [];
  let end = 0;
  for (const match of text.matchAll(MARK)) {
    if (match.index > end) parts.push(text.slice(end, match.index));
    const unknown = unknowns[Number(match[1])];
    if (unknown) parts.push(unknown);
    end = match.index + match[0].length;
  }
  if (end < text.length || parts.length === 0) parts.push(text.slice(end));
  return parts;
}

/** The text as it is shown: unknowns by their names. */
export function shownText(text: Text, unknowns: readonly Unknown[]): string {
  return text.replace(MARK, (_, index: string) => {
    const unknown = unknowns[Number(index)];
    if (!unknown) return '';
    return 'text' in unknown ? shownText(unknown.text, unknowns) : `\${${unknown.name}}`;
  });
}

const encoder = new TextEncoder();

/** As curl encodes: all but letters, digits and `-._~`, a space as `+`. */
export function formEncode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'))
    .replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%20', '+');
}
