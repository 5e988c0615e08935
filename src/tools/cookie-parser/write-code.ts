import type { Entry } from './entry';
import { factsOf } from './facts';
import { setLine } from './set-line';
import type { CodeForm } from './write-as';

type Facts = ReturnType<typeof factsOf>;

/** All of a cookie as the value of a Set-Cookie header. */
function headerOf(entry: Entry): string {
  return lineOf(entry, factsOf(entry));
}

function lineOf(entry: Entry, facts: Facts): string {
  const { domain, path, maxAge, expires, secure, httpOnly, sameSite, partitioned, priority } = facts;
  return setLine(entry, [
    domain && `Domain=${domain}`,
    path && `Path=${path}`,
    expires && `Expires=${expires.toUTCString()}`,
    maxAge !== undefined && `Max-Age=${maxAge}`,
    secure && 'Secure',
    httpOnly && 'HttpOnly',
    sameSite && `SameSite=${sameSite}`,
    partitioned && 'Partitioned',
    priority && `Priority=${priority}`,
  ]);
}

/**
 * What every server's own function writes as it is: a name that is a token, a value of the octets that RFC 6265 lets servers send. Others they
 * quote, encode or refuse, each in its way, so that the header is written whole.
 */
function isPlain({ name, value }: Entry): boolean {
  return /^[\w!#$%&'*+.^`|~-]+$/.test(name) && /^[!#-+\--:<-[\]-~]*$/.test(value);
}

/** Node and Python's WSGI take a header as one character for each byte, and refuse all others. */
const isAscii = (line: string) => /^[\t -~]*$/.test(line);

/** A string of JavaScript, which Python and Go read alike. */
const text = (value: string) => JSON.stringify(value);
const phpText = (value: string) => `'${value.replace(/[\\']/g, String.raw`\$&`)}'`;

const unixSeconds = (date: Date) => Math.floor(date.getTime() / 1000);

/** `key: value` of what there is. */
const pairs = (facts: Readonly<Record<string, string | number | boolean | undefined>>, between: string) =>
  Object.entries(facts).flatMap(([key, value]) => (value === undefined ? [] : [`${key}${between}${String(value)}`]));

/** A script cannot set HttpOnly, which only a comment says then. */
function asJavaScript(entry: Entry): string {
  const { httpOnly, ...facts } = factsOf(entry);
  return `document.cookie = ${text(lineOf(entry, { ...facts, httpOnly: undefined }))};${httpOnly ? ' // HttpOnly' : ''}`;
}

function asExpress(entry: Entry): string {
  if (!isPlain(entry)) {
    const line = headerOf(entry);
    const bytes = isAscii(line) ? text(line) : `Buffer.from(${text(line)}).toString("latin1")`;
    return `res.append("Set-Cookie", ${bytes});`;
  }
  const { domain, path = '', maxAge, expires, secure, httpOnly, sameSite, partitioned, priority } = factsOf(entry);
  const options = pairs(
    {
      domain: domain && text(domain),
      // Without one Express writes `/`.
      path: text(path),
      maxAge: maxAge === undefined ? undefined : maxAge * 1000,
      expires: expires && `new Date(${text(expires.toISOString())})`,
      secure,
      httpOnly,
      sameSite: sameSite && text(sameSite.toLowerCase()),
      partitioned,
      priority: priority && text(priority.toLowerCase()),
      encode: 'String',
    },
    ': ',
  );
  return `res.cookie(${text(entry.name)}, ${text(entry.value)}, { ${options.join(', ')} });`;
}

function asPhp(entry: Entry): string {
  const { domain, path, maxAge, expires, secure, httpOnly, sameSite, partitioned, priority } = factsOf(entry);
  if (!isPlain(entry) || partitioned || priority) return `header(${phpText(`Set-Cookie: ${headerOf(entry)}`)}, false);`;
  const options = pairs(
    {
      "'expires'": expires ? unixSeconds(expires) : maxAge && `time() + ${maxAge}`,
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

function asPython(entry: Entry): string {
  const { domain, path, maxAge, expires, secure, httpOnly, sameSite, partitioned, priority } = factsOf(entry);
  if (!isPlain(entry) || priority) {
    const line = headerOf(entry);
    const bytes = isAscii(line) ? text(line) : `${text(line)}.encode().decode("latin-1")`;
    return `response.headers.add("Set-Cookie", ${bytes})`;
  }
  const options = pairs(
    {
      max_age: maxAge,
      // As a number it would be seconds from now to some of them.
      expires: expires && text(expires.toUTCString()),
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

function asGo(entry: Entry): string {
  const { domain, path, maxAge, expires, secure, httpOnly, sameSite, partitioned, priority } = factsOf(entry);
  if (!isPlain(entry) || priority) return `w.Header().Add("Set-Cookie", ${text(headerOf(entry))})`;
  const fields = pairs(
    {
      Name: text(entry.name),
      Value: text(entry.value),
      Domain: domain && text(domain),
      Path: path && text(path),
      MaxAge: maxAge,
      Expires: expires && `time.Unix(${unixSeconds(expires)}, 0)`,
      Secure: secure,
      HttpOnly: httpOnly,
      SameSite: sameSite && `http.SameSite${sameSite}Mode`,
      Partitioned: partitioned,
    },
    ': ',
  );
  return `http.SetCookie(w, &http.Cookie{${fields.join(', ')}})`;
}

/** A cookie as code that sets it, in each language. */
export const CODES: Readonly<Record<CodeForm, (entry: Entry) => string>> = {
  javascript: asJavaScript,
  express: asExpress,
  php: asPhp,
  python: asPython,
  go: asGo,
};
