import { URL } from 'whatwg-url';
import { isLocalHost } from './local-host';
import { trimAddress } from './trim';

export type Url = URL;

/** Reads an address by the URL Standard, the same in every browser. Undefined where it is none. */
export function readUrl(text: string, base?: Url): Url | undefined {
  return URL.parse(withPlainCredentials(normalized(text)), base?.href) ?? undefined;
}

/**
 * Credentials in the encoding that they get anyway: with characters beyond U+FFFF the library looks for the host at a wrong
 * place. Its version 17 does not, which wants Node 22.
 */
function withPlainCredentials(text: string): string {
  return text.replace(CREDENTIALS, (part) => part.replace(/[\u{10000}-\u{10ffff}]/gu, encodeURIComponent));
}
const CREDENTIALS = /^(?:[a-z][a-z\d+.-]*:)?[\\/]*[^\\/?#]*@/i;

/** Without what the standard drops before it reads. */
function normalized(text: string): string {
  return trimAddress(text).replace(/[\t\n\r]/g, '');
}

/** The address that was meant by a text without a scheme. */
export function withScheme(text: string): string | undefined {
  const url = readUrl(`https://${text}`);
  return url && `${isLocalHost(url.hostname) ? 'http' : 'https'}://${text}`;
}

/** `localhost:3000/x` and `example.com:8080` parse, with the host as the scheme. */
export function suggestionFor(text: string, url: Url): string | undefined {
  if (!/^localhost:$|\./.test(url.protocol) || !/^\d{1,5}(\/|$)/.test(url.pathname)) return undefined;
  return withScheme(trimAddress(text));
}
