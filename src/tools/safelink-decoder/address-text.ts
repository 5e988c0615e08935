const IN_ADDRESSES = /[\p{Z}\p{Cc}\p{Cf}\p{Surrogate}]/gu;

/** An address as a link can hold it: white space, control characters and marks that nobody sees as percent sequences. */
export function asAddress(text: string): string {
  return text.trim().replaceAll(IN_ADDRESSES, (character) => percentEncoded(character));
}

function percentEncoded(character: string): string {
  return Array.from(new TextEncoder().encode(character), percentByte).join('');
}

/** A byte as a percent sequence. */
export function percentByte(byte: number): string {
  return `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
}

/** Characters of one to four bytes, as percent sequences. */
const CHARACTERS = /%[0-7][\da-f]|%[c-f][\da-f](?:%[89ab][\da-f]){1,3}/gi;

/** Reads percent sequences as UTF-8, and leaves those that are none as they are. */
export function unescaped(raw: string): string {
  return raw.replaceAll(CHARACTERS, (sequence) => {
    try {
      return decodeURIComponent(sequence);
    } catch {
      return sequence;
    }
  });
}

/** The value of a parameter. Where its address is percent-encoded, so is a plus sign: a bare one is a space. */
export function valueOf(raw: string): string {
  const isEncoded = /^[a-z][a-z\d+.-]*%3a/i.test(raw);
  return unescaped(isEncoded ? raw.replaceAll('+', '%20') : raw);
}

/** `&amp;` and its kin, with which a link stands in HTML. */
export function unescapeAmpersands(link: string): string {
  return link.replaceAll(/&(?:amp|#38|#x26);/gi, '&');
}

/** The text of Base64 in either alphabet, with or without its padding; undefined where it is none, or no UTF-8. */
export function textOfBase64(raw: string): string | undefined {
  const bytes = bytesOfBase64(raw);
  return bytes && textOfUtf8(bytes);
}

/** The text of bytes in UTF-8; undefined where they are none. */
export function textOfUtf8(bytes: Uint8Array<ArrayBuffer>): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

export function bytesOfBase64(raw: string): Uint8Array<ArrayBuffer> | undefined {
  const standard = raw
    .replaceAll('-', '+')
    .replaceAll('_', '/')
    .replace(/(?<!=)=+$/, '');
  if (!/^[a-z\d+/]*$/i.test(standard) || standard.length % 4 === 1) return undefined;
  return Uint8Array.from(atob(standard), (character) => character.charCodeAt(0));
}
