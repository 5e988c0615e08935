import type { Entry } from './entry';
import { setLine } from './set-line';

/** The facts of a cookie in the order of its attributes; what it does not say is undefined. */
export function factsOf({ set }: Entry) {
  if (!set) return {};
  const { cookie, verdict } = set;
  const { life } = verdict;
  return {
    domain: verdict.withSubdomains ? verdict.host : undefined,
    path: verdict.path,
    // A part of a second is still some time.
    maxAge: life.kind === 'until' ? Math.max(1, life.seconds) : undefined,
    until: life.kind === 'until' ? life.at : undefined,
    secure: cookie.secure || undefined,
    httpOnly: cookie.httpOnly || undefined,
    sameSite: cookie.sameSite,
    partitioned: cookie.partitioned || undefined,
  };
}

/** All of a cookie as the value of a Set-Cookie header. */
function headerOf(entry: Entry): string {
  return lineOf(entry, factsOf(entry));
}

function lineOf(entry: Entry, facts: ReturnType<typeof factsOf>): string {
  const { domain, path, maxAge, secure, httpOnly, sameSite, partitioned } = facts;
  return setLine(entry, [
    domain && `Domain=${domain}`,
    path && `Path=${path}`,
    maxAge !== undefined && `Max-Age=${maxAge}`,
    secure && 'Secure',
    httpOnly && 'HttpOnly',
    sameSite && `SameSite=${sameSite}`,
    partitioned && 'Partitioned',
  ]);
}

/**
 * What every server's own function writes as it is: a name that is a token, a value of the octets that RFC 6265 lets servers send. Others they
 * quote, encode or refuse, each in its way, so that the header is written whole.
 */
function isPlain({ name, value }: Entry): boolean {
  return /^[\w!#$%&'*+.^`|~-]+$/.test(name) && /^[!#-+\--:<-[\]-~]*$/.test(value);
}

/** A string of JavaScript, which Python and Go read alike. */
const text = (value: string) => JSON.stringify(value);
const phpText = (value: string) => `'${value.replace(/[\\']/g, String.raw`\$&`)}'`;

/** `key: value` of what there is. */
const pairs = (facts: Readonly<Record<string, string | number | boolean | undefined>>, between: string) =>
  Object.entries(facts).flatMap(([key, value]) => (value === undefined ? [] : [`${key}${between}${String(value)}`]));

/** A script cannot set HttpOnly, which only a comment says then. */
export function asJavaScript(entry: Entry): string {
  const { httpOnly, ...facts } = factsOf(entry);
  return `document.cookie = ${text(lineOf(entry, { ...facts, httpOnly: undefined }))};${httpOnly ? ' // HttpOnly' : ''}`;
}

export function asExpress(entry: Entry): string {
  if (!isPlain(entry)) return `res.append("Set-Cookie", ${text(headerOf(entry))});`;
  const { domain, path = '', maxAge, secure, httpOnly, sameSite, partitioned } = factsOf(entry);
  const options = pairs(
    {
      domain: domain && text(domain),
      // Without one Express writes `/`.
      path: text(path),
      maxAge: maxAge === undefined ? undefined : maxAge * 1000,
      secure,
      httpOnly,
      sameSite: sameSite && text(sameSite.toLowerCase()),
      partitioned,
      encode: 'String',
    },
    ': ',
  );
  return `res.cookie(${text(entry.name)}, ${text(entry.value)}, { ${options.join(', ')} });`;
}

export function asPhp(entry: Entry): string {
  const { domain, path, maxAge, secure, httpOnly, sameSite, partitioned } = factsOf(entry);
  if (!isPlain(entry) || partitioned) return `header(${phpText(`Set-Cookie: ${headerOf(entry)}`)}, false);`;
  const options = pairs(
    {
      "'expires'": maxAge === undefined ? undefined : `time() + ${maxAge}`,
      "'path'": path && phpText(path),
      "'domain'": domain && phpText(domain),
      "'secure'": secure,
      "'httponly'": httpOnly,
      "'samesite'": sameSite && phpText(sameSite),
    },
    ' => ',
  );
  const behind = options.length === 0 ? '' : `, [${options.join(', ')}]`;
  return `setrawcookie(${phpText(entry.name)}, ${phpText(entry.value)}${behind});`;
}

export function asPython(entry: Entry): string {
  if (!isPlain(entry)) return `response.headers.add("Set-Cookie", ${text(headerOf(entry))})`;
  const { domain, path, maxAge, secure, httpOnly, sameSite, partitioned } = factsOf(entry);
  const options = pairs(
    {
      max_age: maxAge,
      // Without one Flask and Django write `/`.
      path: path === undefined ? 'None' : text(path),
      domain: domain && text(domain),
      secure: secure && 'True',
      httponly: httpOnly && 'True',
      samesite: sameSite && text(sameSite),
      partitioned: partitioned && 'True',
    },
    '=',
  );
  return `response.set_cookie(${[text(entry.name), text(entry.value), ...options].join(', ')})`;
}

export function asGo(entry: Entry): string {
  if (!isPlain(entry)) return `w.Header().Add("Set-Cookie", ${text(headerOf(entry))})`;
  const { domain, path, maxAge, secure, httpOnly, sameSite, partitioned } = factsOf(entry);
  const fields = pairs(
    {
      Name: text(entry.name),
      Value: text(entry.value),
      Domain: domain && text(domain),
      Path: path && text(path),
      MaxAge: maxAge,
      Secure: secure,
      HttpOnly: httpOnly,
      SameSite: sameSite && `http.SameSite${sameSite}Mode`,
      Partitioned: partitioned,
    },
    ': ',
  );
  return `http.SetCookie(w, &http.Cookie{${fields.join(', ')}})`;
}
