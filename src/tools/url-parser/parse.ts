import { toUnicode } from 'punycode/punycode.es6.js';
import { err, ok, type Result } from '../../lib/result';
import { changesOf, type Change } from './changes';
import { explainUrl, type UrlFault } from './fault';
import { readPart, type Part } from './part';
import { queryIn, readQuery, type Parameter } from './query';

/** An address in its parts (WHATWG URL). */
export interface ParsedUrl {
  /** As typed. */
  readonly source: string;
  /** The normal form. */
  readonly href: string;
  readonly origin: string;
  readonly protocol: string;
  readonly username: Part;
  readonly password: Part;
  readonly host: string;
  /** In ASCII, `xn--` labels and all. */
  readonly hostname: string;
  readonly unicodeHostname: string;
  /** Empty where it is the scheme's own. */
  readonly port: string;
  /** The scheme's own, if it has one. */
  readonly defaultPort?: number;
  readonly path: Part;
  /** Pieces of the path between its slashes; none for paths such as that of `mailto:`. */
  readonly segments: readonly Part[];
  /** As typed, without `?`; that of the base where the text has none but takes it over. */
  readonly rawQuery?: string;
  readonly query: Part;
  readonly parameters: readonly Parameter[];
  /** Without `#`. */
  readonly fragment: Part;
  /** Of a fragment that looks like `a=b&c=d`. */
  readonly fragmentParameters: readonly Parameter[];
  readonly changes: readonly Change[];
  /** Where what was read as the scheme rather is a host, as in `localhost:3000`. */
  readonly suggestion?: string;
}

const DEFAULT_PORTS: Readonly<Record<string, number>> = {
  'http:': 80,
  'https:': 443,
  'ws:': 80,
  'wss:': 443,
  'ftp:': 21,
};

/** Splits an address, relative ones with a base. */
export function parseUrl(text: string, base = ''): Result<ParsedUrl, UrlFault> {
  const own = read(text);
  const baseUrl = own || base.trim() === '' ? undefined : read(base);
  if (!own && base.trim() !== '' && !baseUrl) return err({ code: 'bad-base' });
  const url = own ?? read(text, baseUrl);
  if (!url) return err(explainUrl(text, baseUrl));
  return ok(describe(text, url));
}

function read(text: string, base?: URL): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}

function describe(text: string, url: URL): ParsedUrl {
  // In mail addresses a plus sign is one (RFC 6068).
  const plusAsSpace = url.protocol !== 'mailto:';
  const rawQuery = queryIn(text) ?? (url.search === '' ? undefined : url.search.slice(1));
  const fragment = url.hash.slice(1);
  const defaultPort = DEFAULT_PORTS[url.protocol];
  const suggestion = suggestionFor(text, url);
  return {
    source: text,
    href: url.href,
    origin: url.origin,
    protocol: url.protocol,
    username: readPart(url.username),
    password: readPart(url.password),
    host: url.host,
    hostname: url.hostname,
    unicodeHostname: unicodeOf(url.hostname),
    port: url.port,
    ...(defaultPort !== undefined && { defaultPort }),
    path: readPart(url.pathname),
    segments: segmentsOf(url.pathname),
    ...(rawQuery !== undefined && { rawQuery }),
    query: readPart(url.search.slice(1), plusAsSpace),
    parameters: rawQuery === undefined ? [] : readQuery(rawQuery, plusAsSpace),
    fragment: readPart(fragment),
    fragmentParameters: /^[^=&]+=/.test(fragment) ? readQuery(fragment) : [],
    changes: changesOf(text, url),
    ...(suggestion !== undefined && { suggestion }),
  };
}

function unicodeOf(hostname: string): string {
  try {
    return toUnicode(hostname);
  } catch {
    return hostname;
  }
}

function segmentsOf(path: string): Part[] {
  if (!path.startsWith('/')) return [];
  const segments = path.slice(1).split('/');
  if (segments.at(-1) === '') segments.pop();
  return segments.map((segment) => readPart(segment));
}

/** `localhost:3000/x` and `example.com:8080` parse, with the host as the scheme. */
function suggestionFor(text: string, url: URL): string | undefined {
  if (!/^(localhost|[^:]*\.[^:]*):$/.test(url.protocol) || !/^\d{1,5}(\/|$)/.test(url.pathname)) return undefined;
  const suggestion = `https://${text.trim()}`;
  return URL.canParse(suggestion) ? suggestion : undefined;
}
