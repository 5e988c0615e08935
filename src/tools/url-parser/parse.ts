import { err, ok, type Result } from '../../lib/result';
import { hostLook, type HostLook } from '../../lib/look-alikes/host-look';
import { loadLookAlikes } from '../../lib/look-alikes/look-alikes';
import { unicodeHost } from '../../lib/unicode-host';
import { changesOf, type Change } from './changes';
import { explainUrl, type UrlFault } from './fault';
import { readFragment, type FragmentFacts } from './fragment';
import {
  PATH_DELIMITERS,
  QUERY_DELIMITERS,
  FRAGMENT_DELIMITERS,
  readPart,
  readWhole,
  RESERVED,
  type Part,
} from './part';
import { queryIn, readQuery, type Parameter } from './query';
import { readUrl, suggestionFor, type Url } from './read-url';

/** An address in its parts (WHATWG URL). */
export interface ParsedUrl extends FragmentFacts {
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
  /** What is odd about the letters of the host, where it is not of ASCII alone. */
  readonly hostLook?: HostLook;
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
  const own = readUrl(text);
  const baseUrl = base.trim() === '' ? undefined : readUrl(base);
  if (!own && base.trim() !== '' && !baseUrl) return err({ code: 'bad-base' });
  // With a base also what has a scheme: `http:x` is relative to a base of that scheme.
  const url = baseUrl ? readUrl(text, baseUrl) : own;
  if (!url) return err(explainUrl(text, baseUrl));
  return ok(describe(text, url, url.href !== own?.href));
}

function describe(text: string, url: Url, isRelative: boolean): ParsedUrl {
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
    unicodeHostname: unicodeHost(url.hostname),
    port: url.port,
    ...(defaultPort !== undefined && { defaultPort }),
    path: readWhole(url.pathname, url.pathname.startsWith('/') ? PATH_DELIMITERS : RESERVED),
    segments: segmentsOf(url.pathname),
    ...(rawQuery !== undefined && { rawQuery }),
    query: readWhole(url.search.slice(1), QUERY_DELIMITERS, plusAsSpace),
    parameters: rawQuery === undefined ? [] : readQuery(rawQuery, plusAsSpace),
    fragment: readWhole(fragment, FRAGMENT_DELIMITERS),
    ...readFragment(fragment),
    changes: changesOf(text, url, isRelative),
    ...(suggestion !== undefined && { suggestion }),
  };
}

function segmentsOf(path: string): Part[] {
  if (!path.startsWith('/')) return [];
  const segments = path.slice(1).split('/');
  if (segments.at(-1) === '') segments.pop();
  return segments.map((segment) => readPart(segment));
}

/** As `parseUrl`, with what the letters of the host look like. */
export async function parseWithLook(text: string, base?: string): Promise<Result<ParsedUrl, UrlFault>> {
  const parsed = parseUrl(text, base);
  if (!parsed.ok || parsed.value.unicodeHostname === parsed.value.hostname) return parsed;
  return ok({ ...parsed.value, hostLook: hostLook(parsed.value.unicodeHostname, await loadLookAlikes()) });
}
