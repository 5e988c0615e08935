import type { Text } from './model';

/** An address as it is sent, and who is named in it. */
export interface Address {
  readonly url: Text;
  /** `user:password`, decoded. */
  readonly credentials?: Text;
  /** Another one than http and https. */
  readonly otherScheme?: string;
}

const SCHEME = /^([a-zA-Z][a-zA-Z\d+.-]*):\/\//;

/** Reads an address as curl does: without a scheme it is http, the fragment stays here, and dots in the path are resolved. */
export function readAddress(typed: Text, scheme = 'http', pathAsIs = false): Address {
  // What begins with a variable may have a scheme of its own.
  const isWhole = SCHEME.test(typed) || typed.startsWith('\0');
  const whole = isWhole ? typed : `${scheme}://${typed}`;
  const found = SCHEME.exec(whole)?.[1]?.toLowerCase();
  const start = found === undefined ? 0 : found.length + 3;
  const hostEnd = start + whole.slice(start).search(/[/?#]|$/);
  const authority = whole.slice(start, hostEnd);
  const at = authority.lastIndexOf('@');
  const [path, query] = parted(whole.slice(hostEnd).split('#', 1)[0] ?? '');
  const isOther = found !== undefined && !/^https?$/.test(found);
  const head = found === undefined ? whole.slice(0, start) : `${found}://`;
  return {
    url: `${head}${authority.slice(at + 1)}${pathAsIs ? path : withoutDots(path)}${query}`,
    ...(at >= 0 && { credentials: decodeUser(authority.slice(0, at)) }),
    ...(isOther && { otherScheme: found }),
  };
}

function parted(rest: Text): [Text, Text] {
  const question = rest.indexOf('?');
  return question < 0 ? [rest, ''] : [rest.slice(0, question), rest.slice(question)];
}

/** Decoded, with a colon even where no password follows. */
function decodeUser(userinfo: Text): Text {
  const [user = '', ...password] = userinfo.split(':');
  return [user, password.join(':')].map(percentDecode).join(':');
}

/** Bytes that are no text stay as they are written. */
export function percentDecode(text: string): string {
  return text.replace(/(?:%[\da-f]{2})+/gi, (bytes) => {
    try {
      return decodeURIComponent(bytes);
    } catch {
      return bytes;
    }
  });
}

/** RFC 3986, 5.2.4. */
export function withoutDots(path: Text): Text {
  if (!/(?:^|\/)\.\.?(?:\/|$)/.test(path)) return path;
  const kept: Text[] = [];
  const segments = path.split('/');
  for (const [index, segment] of segments.entries()) {
    const isLast = index === segments.length - 1;
    if (segment === '..') {
      if (kept.length > 1) kept.pop();
      if (isLast) kept.push('');
    } else if (segment === '.') {
      if (isLast) kept.push('');
    } else kept.push(segment);
  }
  return kept.join('/');
}

/** Whether the path has dots that most programs resolve. */
export function hasDots(url: Text): boolean {
  const [path] = parted(targetOf(url));
  return withoutDots(path) !== path;
}

/** The address with more in its query. */
export function addQuery(url: Text, more: Text): Text {
  if (more === '') return url;
  const hash = url.indexOf('#');
  const [before, fragment] = hash < 0 ? [url, ''] : [url.slice(0, hash), url.slice(hash)];
  const joint = !before.includes('?') ? '?' : /[?&]$/.test(before) ? '' : '&';
  return `${before}${joint}${more}${fragment}`;
}

/** What stands between scheme and path. */
export function hostOf(url: Text): Text {
  return url.replace(SCHEME, '').split(/[/?#]/, 1)[0] ?? '';
}

/** A host as it is asked for: letters beyond ASCII in Punycode. */
export function asciiHost(host: Text): Text {
  const [, name = host, port = ''] = /^(.*?)(:\d*)?$/s.exec(host) ?? [];
  const address = `http://${name}`;
  if (name.includes('\0') || !/[^ -~]/.test(name) || !URL.canParse(address)) return host;
  return `${new URL(address).hostname}${port}`;
}

/** Path and query, as a request line has them. */
export function targetOf(url: Text): Text {
  const rest = url.replace(SCHEME, '').slice(hostOf(url).length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** Bytes that no address holds are encoded: blanks, quotes, braces, and letters beyond ASCII. */
export function encodeIllegal(url: Text): Text {
  return url.replace(/[^\0!#$%&'()*+,\-./0-9:;=?@A-Z[\]_a-z~]/gu, (sign) =>
    encodeURIComponent(/\p{Surrogate}/u.test(sign) ? '\ufffd' : sign),
  );
}
