import type { Named } from './agent';

// Browsers that `ua-parser-js` takes for the engine they are made of. Each stands before those whose token it also sends.
const BROWSERS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Aloha', /\bAlohaBrowser\/([\w.]+)/],
  ['Atlas', /\bAtlas\/([\d.]+)/],
  ['Avira Secure Browser', /\bAvira\/([\d.]+)/],
  ['Norton Private Browser', /\bNorton\/([\d.]+)/],
  ['Bing', /\bBing(?:Sapphire|Web)\/([\d.]+)/],
  ['Dooble', /\bDooble\/([\d.]+)/],
  ['Ecosia', /\bEcosia \w+@([\d.]+)/],
  ['PaleMoon', /\bPale ?Moon\/([\w.]+)/i],
  ['HiBrowser', /\bHiBrowser\/v?([\d.]+)/],
  ['Huawei Browser', /\bHBPC\/([\d.]+)/],
  ['luakit', /\bluakit\b(?:\/([\d.]+))?/],
  ['Otter', /\bOtter\/([\d.]+)/],
  ['Surf', /\bSurfBrowser\/([\d.]+)/],
  ['LG Browser', /\bLG Browser\/([\d.]+)/],
  ['Netscape', /^Mozilla\/([0-4]\.[\d.]+)[A-Za-z]* \[/],
  ['Opera Neon', /\bSafari\/[\d.]+ MMS\/([\d.]+)/],
  ['qutebrowser', /\bqutebrowser\/([\d.]+)/],
  ['Qwant', /\bQwantBrowser\/([\d.]+)/],
  ['Qwant', /\bQwantMobile\/([\d.]+)/],
  ['Steam', /\bValve Steam (?:Client|Tenfoot|GameOverlay)/],
  ['UCBrowser', /\bUCPC\/([\d.]+)/],
  ['Edge WebView2', /\bChrome\/([\d.]+).*\bEdgW\//],
  ['Brave', /\bBrave(?:\/([\d.]+)| Chrome\/([\d.]+))/],
  ['TikTok', /\b(?:trill|musical_ly)_(\d{1,3}\.[\d.]+)/],
  ['BlackBerry', /^BlackBerry\w*\/([\d.]+)/],
  ['webOS Browser', /\bw(?:eb)?OSBrowser\/([\d.]+)/],
  ['webOS Browser', /\bwebOS\/[\d.]+;.*\bVersion\/([\d.]+)/],
  ['AmigaVoyager', /^AmigaVoyager\/([\d.]+)/],
  ['Amiga AWeb', /^Amiga-AWeb\/([\w.]+)/],
  ['IBrowse', /\bIBrowse[/ ]([\d.]+)/],
  ['ELinks', /^ELinks(?:\/| \()([\w.-]+)/],
  ['Zalo', /\bZalo\/([\w.]+)/],
];

/** The engine or the system's own view, and no browser that somebody chose. */
const UNTOLD: ReadonlySet<string> = new Set([
  'Chrome',
  'Chrome WebView',
  'Chromium',
  'Safari',
  'Mobile Safari',
  'WebKit',
  'Android Browser',
  'Firefox',
  'Mozilla',
]);

// A browser that no table knows, and that says itself that it is one.
const SOME_BROWSER = /(?<![\w.-])((?!(?:Mini|Obigo)?Browser\b)[A-Z][A-Za-z]{2,}Browser)\/v?(\d[\w.]*)/;

// What stands where `ua-parser-js` stops too early.
const PLAIN: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['IE', /\bTrident\/7\.0;.*\brv:([\d.]+)/],
  ['Firefox', /\bGecko\/\d+ Firefox[/ ]([\w.]+)/],
];

/** The browser that a string names with a token of its own, where the parser only found `parsed`. */
export function findBrowser(agent: string, parsed: string | undefined): Named | undefined {
  return findOwnBrowser(agent) ?? findPlainBrowser(agent, parsed);
}

/** A browser of our own table. */
export function findOwnBrowser(agent: string): Named | undefined {
  for (const [name, pattern] of BROWSERS) {
    const match = pattern.exec(agent);
    const version = match?.[1] ?? match?.[2];
    if (match) return { name, ...(version && { version }) };
  }
  return undefined;
}

function findPlainBrowser(agent: string, parsed: string | undefined): Named | undefined {
  if (parsed !== undefined && !UNTOLD.has(parsed)) return undefined;
  const some = SOME_BROWSER.exec(agent);
  if (some) return { name: some[1] ?? '', ...(some[2] && { version: some[2] }) };
  if (parsed !== undefined && parsed !== 'Mozilla') return undefined;
  for (const [name, pattern] of PLAIN) {
    const version = pattern.exec(agent)?.[1];
    if (version) return { name, version };
  }
  return undefined;
}
