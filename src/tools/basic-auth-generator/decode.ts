import { fromBase64 } from '../../lib/base64-reader';
import { decodeText } from '../../lib/charset-decoder';
import { percentDecodeBytes } from '../../lib/percent';
import { err, ok, type Result } from '../../lib/result';
import type { AuthCharset, Credentials } from './credentials';
import { divideUser, isCurl, readCurl } from './curl-command';

/** What a header, a token or an address says. */
export interface DecodedCredentials extends Credentials {
  /** UTF-8 wherever the bytes are such, which ASCII always is. */
  readonly charset: AuthCharset;
  /** There are control characters, which RFC 7617 forbids. */
  readonly hasControls: boolean;
  /** Only an address can hold a colon in its user name; in a header it would begin the password. */
  readonly hasColon: boolean;
}

export type DecodeFault =
  | { readonly code: 'not-base64' }
  | { readonly code: 'no-colon' }
  | { readonly code: 'other-scheme'; readonly scheme: string }
  | { readonly code: 'not-url' }
  | { readonly code: 'no-credentials' }
  | { readonly code: 'no-credentials-in-command' };

/**
 * Reads `Authorization: Basic …`, with or without the name and the scheme and in any case, a bare token in either Base64
 * alphabet, padded or not, an address with credentials, or a command of curl with any of them. The parts divide at the
 * first colon.
 */
export function decodeCredentials(text: string): Result<DecodedCredentials, DecodeFault> {
  const bare = text.trim().replace(/^(["'`])(.*)\1$/s, '$2');
  if (isCurl(bare)) return fromCurl(bare);
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(bare)) return fromUrl(bare);
  const written = bare
    .replace(/^(?:-H\s+|\{\s*)?["']?(?:proxy-)?authorization["']?\s*[:=]\s*["']?/i, '')
    .replace(/(?<!["',;}\s])["',;}\s]+$/, '');
  const [, scheme, rest = ''] = /^([A-Za-z][\w-]*)[ \t]+(\S.*)$/s.exec(written) ?? [];
  if (scheme !== undefined && scheme.toLowerCase() !== 'basic') return err({ code: 'other-scheme', scheme });
  return fromToken(scheme === undefined ? written.replace(/^basic$/i, '') : rest);
}

function fromCurl(command: string): Result<DecodedCredentials, DecodeFault> {
  const { user, header, urls } = readCurl(command);
  if (user) return ok(read(...divideUser(user)));
  if (header !== undefined) return decodeCredentials(header);
  for (const url of urls) {
    const found = fromUrl(url);
    if (found.ok) return found;
  }
  return err({ code: 'no-credentials-in-command' });
}

function fromToken(token: string): Result<DecodedCredentials, DecodeFault> {
  // A long token may have come in lines; a blank within one means something else.
  const whole = token.replace(/(?<![ \t])[ \t]*[\r\n]+[ \t]*/g, '');
  const decoded = /^[\w+/=-]*$/.test(whole) ? fromBase64(whole) : undefined;
  if (!decoded?.ok) return err({ code: 'not-base64' });
  const { bytes } = decoded.value;
  const colon = bytes.indexOf(0x3a);
  if (colon < 0) return err({ code: 'no-colon' });
  return ok(read(bytes.subarray(0, colon), bytes.subarray(colon + 1)));
}

function fromUrl(text: string): Result<DecodedCredentials, DecodeFault> {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url) return err({ code: 'not-url' });
  // The parsed address no longer tells an empty user name and password from none.
  if (!/^[^/?#\\]*@/.test(text.slice(text.indexOf('://') + 3))) return err({ code: 'no-credentials' });
  return ok(read(bytesOf(url.username), bytesOf(url.password)));
}

function bytesOf(part: string): Uint8Array {
  const read = percentDecodeBytes(part, { isTolerant: true });
  // A percent sign without two digits stands for itself, so nothing is left that could be wrong.
  return read.ok ? read.value.bytes : new TextEncoder().encode(part);
}

/** Both parts in the one charset that fits them. Latin-1 fits any bytes. */
function read(username: Uint8Array, password: Uint8Array): DecodedCredentials {
  const isUtf8 = [username, password].every((bytes) => decodeText(bytes, 'utf-8').ok);
  const charset: AuthCharset = isUtf8 ? 'utf-8' : 'iso-8859-1';
  const textOf = (bytes: Uint8Array) => {
    const text = decodeText(bytes, charset);
    return text.ok ? text.value : '';
  };
  const credentials = { username: textOf(username), password: textOf(password) };
  return {
    ...credentials,
    charset,
    hasControls: /\p{Cc}/u.test(credentials.username + credentials.password),
    hasColon: credentials.username.includes(':'),
  };
}
