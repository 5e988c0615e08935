import { toBase64 } from '../../lib/base64';
import { encodeText } from '../../lib/charset-encoder';
import { COMPONENT, percentEncode } from '../../lib/percent';
import { err, ok, type Result } from '../../lib/result';

export const CHARSETS = ['utf-8', 'iso-8859-1'] as const;
/** In which bytes user name and password are sent; old servers expect Latin-1. */
export type AuthCharset = (typeof CHARSETS)[number];

export const HEADERS = ['Authorization', 'Proxy-Authorization'] as const;
/** For the server itself, or for a proxy before it (RFC 9110, sections 11.6.2 and 11.7.2). */
export type HeaderName = (typeof HEADERS)[number];

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

export type Field = keyof Credentials;

export type CredentialsFault =
  | { readonly code: 'colon-in-username'; readonly at: number }
  | { readonly code: 'control-character'; readonly field: Field; readonly at: number }
  | { readonly code: 'not-in-charset'; readonly field: Field; readonly at: number; readonly found: string };

/** The bytes of both parts, once it is known that they may be sent. */
interface CredentialBytes {
  readonly username: Uint8Array<ArrayBuffer>;
  readonly password: Uint8Array<ArrayBuffer>;
}

/**
 * The bytes of user name and password in a charset. Faults are what RFC 7617, section 2 forbids (a colon in the user
 * name, control characters) and characters that ISO-8859-1 lacks; `at` is a UTF-16 offset in the field.
 */
function toBytes({ username, password }: Credentials, charset: AuthCharset): Result<CredentialBytes, CredentialsFault> {
  const colon = username.indexOf(':');
  if (colon >= 0) return err({ code: 'colon-in-username', at: colon });
  const usernameBytes = fieldBytes('username', username, charset);
  if (!usernameBytes.ok) return usernameBytes;
  const passwordBytes = fieldBytes('password', password, charset);
  if (!passwordBytes.ok) return passwordBytes;
  return ok({ username: usernameBytes.value, password: passwordBytes.value });
}

function fieldBytes(
  field: Field,
  text: string,
  charset: AuthCharset,
): Result<Uint8Array<ArrayBuffer>, CredentialsFault> {
  const control = text.search(/\p{Cc}/u);
  if (control >= 0) return err({ code: 'control-character', field, at: control });
  const bytes = encodeText(text, charset);
  if (bytes.ok) return bytes;
  return err({ code: 'not-in-charset', field, at: bytes.fault.at, found: bytes.fault.found });
}

/** The token after `Basic `: user name, colon and password in padded Base64 (RFC 7617). */
export function writeToken(credentials: Credentials, charset: AuthCharset): Result<string, CredentialsFault> {
  const bytes = toBytes(credentials, charset);
  return bytes.ok ? ok(tokenOf(bytes.value)) : bytes;
}

function tokenOf(credentials: CredentialBytes): string {
  return toBase64(joined(credentials));
}

const COLON = 0x3a;

/** User name, colon and password. No call takes as many arguments as a long one has bytes. */
function joined({ username, password }: CredentialBytes): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(username.length + 1 + password.length);
  bytes.set(username);
  bytes[username.length] = COLON;
  bytes.set(password, username.length + 1);
  return bytes;
}

/** The same credentials in the ways that programs take them. */
export interface AuthLines {
  /** The whole header line. */
  readonly header: string;
  readonly token: string;
  /** Credentials in plain, quoted for a POSIX shell. */
  readonly curlUser: string;
  readonly curlHeader: string;
  /** An object for `fetch`; none for a proxy, as browsers refuse that header. */
  readonly fetchHeaders?: string;
  /** Both parts percent-encoded. */
  readonly url: string;
}

const HOST = 'example.com';
const PROXY = 'http://proxy.example.com:8080';

/** Writes user name and password in every form. The address is an example to be replaced. */
export function writeLines(
  credentials: Credentials,
  { charset, header: name }: { readonly charset: AuthCharset; readonly header: HeaderName },
): Result<AuthLines, CredentialsFault> {
  const bytes = toBytes(credentials, charset);
  if (!bytes.ok) return bytes;
  const { username, password } = bytes.value;
  const token = tokenOf(bytes.value);
  const header = `${name}: Basic ${token}`;
  const plain = quoteForShell(bytes.value, charset);
  const url = `https://${percentEncode(username, COMPONENT)}:${percentEncode(password, COMPONENT)}@${HOST}/`;
  if (name === 'Proxy-Authorization') {
    return ok({
      header,
      token,
      curlUser: `curl -x ${PROXY} -U ${plain} https://${HOST}/`,
      curlHeader: `curl -x ${PROXY} --proxy-header '${header}' https://${HOST}/`,
      url,
    });
  }
  return ok({
    header,
    token,
    curlUser: `curl -u ${plain} https://${HOST}/`,
    curlHeader: `curl -H '${header}' https://${HOST}/`,
    fetchHeaders: `{ Authorization: 'Basic ${token}' }`,
    url,
  });
}

/**
 * `user:password` in quotes. A terminal writes UTF-8, so bytes of Latin-1 beyond ASCII are spelled out in the `$'…'` of
 * bash, zsh and POSIX 2024.
 */
function quoteForShell(credentials: CredentialBytes, charset: AuthCharset): string {
  const bytes = joined(credentials);
  if (charset === 'iso-8859-1' && bytes.some((byte) => byte > 0x7f)) {
    return `$'${Array.from(bytes, escapeByte).join('')}'`;
  }
  // As it is sent: a surrogate without its other half has become U+FFFD.
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

function escapeByte(byte: number): string {
  // Three octal digits, and no more, belong to the byte whatever follows; `\x` would take further digits in some shells.
  if (byte > 0x7f) return `\\${byte.toString(8).padStart(3, '0')}`;
  const character = String.fromCharCode(byte);
  return character === "'" || character === '\\' ? `\\${character}` : character;
}
