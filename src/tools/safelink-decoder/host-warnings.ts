import { unicodeHost } from '../../lib/unicode-host';

/** What is odd about where an address leads. */
export type HostWarning =
  | { readonly code: 'punycode'; readonly host: string; readonly unicode: string }
  | { readonly code: 'look-alike'; readonly host: string; readonly like: string }
  | { readonly code: 'mixed-scripts'; readonly host: string; readonly scripts: string }
  | { readonly code: 'user'; readonly user: string; readonly host: string }
  | { readonly code: 'ip'; readonly host: string }
  | { readonly code: 'not-web'; readonly scheme: string };

/** Where an address leads, as it is shown. */
export interface Destination {
  readonly before: string;
  /** The host, in Unicode; empty where there is none. */
  readonly host: string;
  readonly behind: string;
  readonly warnings: readonly HostWarning[];
  /** An address of the web, which a browser may be sent to. */
  readonly canOpen: boolean;
}

/** Letters of other scripts that look like Latin ones (from the shapes of usual fonts), each with the Latin letter. */
const LIKE_LATIN: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'аa вb сc ԁd еe ғf ɡg һh іi ӏl ϳj јj кk ӏl мm пn оo рp ԛq гr ѕs тt υu ѵv ԝw хx уy ' +
    'αa βb ϲc εe ηn ιi κk νv οo ρp σo τt χx γy ԍg ոn օo սu հh ցg զq ɑa ı\u0069 ⅼl ᴏo ƅb ʏy ո\u006e'
  )
    .split(' ')
    .map((pair) => [pair.charAt(0), pair.slice(1)]),
);

const SCRIPTS = [
  ['Latin', /\p{Script=Latin}/u],
  ['Cyrillic', /\p{Script=Cyrillic}/u],
  ['Greek', /\p{Script=Greek}/u],
  ['Armenian', /\p{Script=Armenian}/u],
  ['Cherokee', /\p{Script=Cherokee}/u],
  ['Hebrew', /\p{Script=Hebrew}/u],
  ['Arabic', /\p{Script=Arabic}/u],
  ['Han', /\p{Script=Han}/u],
  ['Kana', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['Hangul', /\p{Script=Hangul}/u],
] as const;

/** Japanese, Korean and Chinese names are written with Latin letters, too. */
const EAST_ASIAN = new Set(['Latin', 'Han', 'Kana', 'Hangul']);

/** A label as one reads it at a glance. */
function readingOf(label: string): string {
  return [...label.normalize('NFKC').toLowerCase()].map((letter) => LIKE_LATIN[letter] ?? letter).join('');
}

/** Where an address leads, and what to mind before one goes there. */
export function destinationOf(address: string): Destination {
  const [, before = '', user, host = '', behind = ''] =
    /^([a-z][a-z\d+.-]*:\/\/)(?:([^/?#]*)@)?(\[[^\]]*\]|[^/?#:\\]*)(.*)$/is.exec(address) ?? [];
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(address)?.[1]?.toLowerCase() ?? '';
  const isWeb = (scheme === 'http' || scheme === 'https') && URL.canParse(address);
  if (!isWeb) {
    return { before: address, host: '', behind: '', warnings: [{ code: 'not-web', scheme }], canOpen: false };
  }
  // As browsers read it: full-width letters, other dots and numbers of other bases are written in their usual way.
  const { hostname } = new URL(address);
  const shown = unicodeHost(hostname);
  const warnings = [...userWarnings(user, shown), ...hostWarnings(hostname, shown)];
  return {
    before: user === undefined ? before : `${before}${user}@`,
    host: isSameHost(host, shown) ? host : shown,
    behind,
    warnings,
    canOpen: true,
  };
}

const isSameHost = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

function userWarnings(user: string | undefined, host: string): HostWarning[] {
  return user === undefined || user === '' ? [] : [{ code: 'user', user, host }];
}

function hostWarnings(hostname: string, unicode: string): HostWarning[] {
  if (/^\d+(?:\.\d+){3}$|^\[/.test(hostname)) return [{ code: 'ip', host: hostname }];
  if (unicode === hostname) return [];
  const warnings: HostWarning[] = [{ code: 'punycode', host: hostname, unicode }];
  const scripts = new Set(unicode.split('.').flatMap(mixedScripts));
  if (scripts.size > 0) warnings.push({ code: 'mixed-scripts', host: unicode, scripts: [...scripts].join(' + ') });
  const like = unicode.split('.').map(readingOf).join('.');
  // Only what reads as a plain name is taken for one.
  if (like !== unicode && /^[a-z\d.-]+$/.test(like)) warnings.push({ code: 'look-alike', host: unicode, like });
  return warnings;
}

/** The scripts of a label that has letters of several which are not written together. */
function mixedScripts(label: string): string[] {
  const found = SCRIPTS.flatMap(([name, letters]) => (letters.test(label) ? [name] : []));
  return found.length < 2 || found.every((name) => EAST_ASIAN.has(name)) ? [] : found;
}
