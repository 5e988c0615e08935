import type { ParsedCookie, SameSite } from './set-cookie';
import { utf8Length } from '../../lib/utf8-length';

/** A cookie out of a file: a browser has stored it already. */
export interface ExportedCookie extends ParsedCookie {
  /** The host it belongs to, where the file tells. */
  readonly host?: string;
  readonly withSubdomains: boolean;
  readonly line: number;
  readonly at: number;
}

const plain = { secure: false, httpOnly: false, partitioned: false, notes: [] } as const;

/** The lines of a `cookies.txt` in Netscape's form; undefined where the text is none. */
export function readCookiesTxt(text: string): ExportedCookie[] | undefined {
  const cookies: ExportedCookie[] = [];
  let at = 0;
  for (const [index, raw] of text.split('\n').entries()) {
    const line = raw.replace(/\r$/, '');
    const httpOnly = line.startsWith('#HttpOnly_');
    const fields = (httpOnly ? line.slice(10) : line).split('\t');
    const isComment = line.trim() === '' || (line.startsWith('#') && !httpOnly);
    if (!isComment) {
      const [domain = '', subdomains = '', path = '', secure = '', expires = '', name = '', ...value] = fields;
      if (fields.length < 6 || !/^(?:true|false)$/i.test(subdomains) || !/^-?\d+(?:\.\d+)?$/.test(expires))
        return undefined;
      cookies.push({
        ...plain,
        name,
        value: value.join('\t'),
        size: utf8Length(name) + utf8Length(value.join('\t')),
        host: domain.replace(/^\./, '').toLowerCase(),
        withSubdomains: /^true$/i.test(subdomains),
        path,
        secure: /^true$/i.test(secure),
        httpOnly,
        ...(Number(expires) > 0 && { expires: Math.floor(Number(expires) * 1000) }),
        line: index + 1,
        at,
      });
    }
    at += raw.length + 1;
  }
  return cookies.length > 0 ? cookies : undefined;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What extensions of browsers, Playwright and Puppeteer write; undefined where the text is none of that. */
export function readJsonExport(text: string): ExportedCookie[] | undefined {
  if (!/^\s*[[{]/.test(text)) return undefined;
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return undefined;
  }
  const list = isObject(parsed) ? (parsed['cookies'] ?? [parsed]) : parsed;
  if (!Array.isArray(list) || list.length === 0) return undefined;
  const cookies = list.filter(
    (each): each is Readonly<Record<string, unknown>> =>
      isObject(each) && typeof each['name'] === 'string' && 'value' in each,
  );
  return cookies.length === list.length ? cookies.map(fromObject) : undefined;
}

const SAME_SITE: Readonly<Record<string, SameSite>> = {
  strict: 'Strict',
  lax: 'Lax',
  none: 'None',
  no_restriction: 'None',
};

function fromObject(object: Readonly<Record<string, unknown>>): ExportedCookie {
  const textOf = (key: string) => (typeof object[key] === 'string' ? object[key] : '');
  const [name, value, domain] = [textOf('name'), textOf('value'), textOf('domain')];
  const at = object['expirationDate'] ?? object['expires'];
  const expires = typeof at === 'number' ? at * 1000 : Date.parse(typeof at === 'string' ? at : '');
  const sameSite = SAME_SITE[textOf('sameSite').toLowerCase()];
  return {
    ...plain,
    name,
    value,
    size: utf8Length(name) + utf8Length(value),
    ...(domain !== '' && { host: domain.replace(/^\./, '').toLowerCase() }),
    withSubdomains: domain.startsWith('.') && object['hostOnly'] !== true,
    ...(textOf('path') !== '' && { path: textOf('path') }),
    secure: object['secure'] === true,
    httpOnly: object['httpOnly'] === true,
    partitioned: object['partitioned'] === true || textOf('partitionKey') !== '',
    ...(sameSite && { sameSite }),
    ...(object['session'] !== true && Number.isFinite(expires) && expires > 0 && { expires: Math.floor(expires) }),
    line: 1,
    at: 0,
  };
}
