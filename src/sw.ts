/// <reference lib="webworker" />
import { cacheNames } from 'workbox-core';
import { CacheFirst } from 'workbox-strategies';
import { cleanupOutdatedCaches, getCacheKeyForURL, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { isWorkerMessage, SHARED_PARAMETER, sharedIn, type Shared } from './app/offline/messages';

/** What the build says about itself (scripts/service-worker.mjs). Addresses are relative to this file. */
interface BuildFacts {
  /** Pages without the slash; home is ''. */
  readonly pages: readonly string[];
  /** The site's own language. */
  readonly language: string;
  /** Languages whose pages lie in a folder of that name. */
  readonly folders: readonly string[];
  /** Former paths and what they are now, without the slash. */
  readonly redirects: Readonly<Record<string, string>>;
  /** Hashed files that every language needs. */
  readonly common: readonly string[];
  /** Hashed files with large data, which are no part of what the tools need to open. */
  readonly onDemand: readonly string[];
  /** Those of them that are kept after all else, within a limit; the others once they were asked for. */
  readonly warmed: readonly string[];
  /** Hashed files with words, by language. */
  readonly words: Readonly<Record<string, readonly string[]>>;
}

interface Connection {
  readonly saveData?: boolean;
}

declare const self: ServiceWorkerGlobalScope & {
  readonly navigator: { readonly connection?: Connection };
};
declare const __BUILD_FACTS__: BuildFacts;
declare const __STORED_FIRST__: { url: string; revision: string | null }[];

const SHELL = 'shell.html';
/** Requests at once while files are kept; browsers allow about six to a host, and the page comes first. */
const PARALLEL = 4;

// Names belong to the folder the site lies in, since several may share an origin.
const scope = new URL('./', self.location.href);
const ASSETS = `assets-${scope.pathname}`;
const MEMORY = `memory-${scope.pathname}`;
const LANGUAGE = new URL('language', scope).href;
const NOT_FOUND = new URL('404.html', scope).href;

const assets = new CacheFirst({
  cacheName: ASSETS,
  plugins: [
    {
      // An icon asks for its sprite as `sprite.svg#icon`: under that name it would be taken for a file of a former version.
      cacheKeyWillBeUsed: ({ request }) => Promise.resolve(request.url.replace(/#.*/, '')),
      // Some hosts answer a missing file with a page; under a hashed name that would stay for good.
      cacheWillUpdate: ({ response }) => {
        const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
        return Promise.resolve(response.status === 200 && !isPage ? response : null);
      },
    },
  ],
});

/** What a version needs to start at all is stored before it counts as installed. */
precacheAndRoute(__STORED_FIRST__, { cleanURLs: false, directoryIndex: '', ignoreURLParametersMatching: [] });
cleanupOutdatedCaches();

/** Hashed files never change, so what was fetched once serves for good. */
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(`${scope.pathname}assets/`), assets);

/** Where the store cannot be read, for whatever reason, the network still can. */
setCatchHandler(({ request }) => fetch(request));

interface InnerPath {
  /** The folder of its language, with the slash after it; empty where the address names none. */
  readonly folder: string;
  /** What comes after that. */
  readonly rest: string;
}

/** A path within the site without the slash before it; undefined outside. */
function innerPath(url: URL): InnerPath | undefined {
  if (!url.pathname.startsWith(scope.pathname)) return undefined;
  const path = url.pathname.slice(scope.pathname.length);
  const folder = `${path.split('/')[0]}/`;
  const isNamed = path.includes('/') && __BUILD_FACTS__.folders.includes(folder.slice(0, -1));
  return isNamed ? { folder, rest: path.slice(folder.length) } : { folder: '', rest: path };
}

/** The empty page that names its files from where an address lies. */
function shellBeside(url: URL): string {
  return (innerPath(url)?.folder ?? '') + SHELL;
}

/** A page that is ours opens from the store: at once, in the version of the scripts beside it, with or without network. */
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && __BUILD_FACTS__.pages.includes(innerPath(url)?.rest ?? '?'),
  async ({ request, url }) => (await matchPrecache(shellBeside(url))) ?? fetch(request),
);

/**
 * Where an address leads that is a former path, or a page's with a slash or `.html` after it: `hash-text` for `/hash-text/` and
 * `/hash-text.html`, and `fr/` for `/fr`.
 */
function currentPage(url: URL): string | undefined {
  const inner = innerPath(url);
  if (inner === undefined) return undefined;
  const { folders, pages, redirects } = __BUILD_FACTS__;
  const name = inner.rest.replace(/\/$|\.html$/, '').replace(/^index$/, '');
  if (!inner.folder && folders.includes(name)) return `${name}/`;
  const path = inner.folder + name;
  if (Object.hasOwn(redirects, path)) return redirects[path];
  return pages.includes(name) ? path : undefined;
}

registerRoute(
  ({ request, url }) => request.mode === 'navigate' && currentPage(url) !== undefined,
  ({ url }) => {
    // A redirect without a fragment keeps the one of the address that was asked for.
    const target = new URL((currentPage(url) ?? '') + url.search, scope);
    return Promise.resolve(Response.redirect(target.href, 302));
  },
);

/** Nothing but the installed app's own page is told, and only once; it may be secret, so it is nowhere else. */
let shared: Shared = {};

/** What another program shares with the installed app is taken here, and goes nowhere. */
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && innerPath(url)?.rest === 'share',
  async ({ request }) => {
    shared = sharedIn(await request.formData());
    return Response.redirect(new URL(`./?${SHARED_PARAMETER}`, scope).href, 303);
  },
  'POST',
);

/** Any other path may be something new on the server. Without an answer it is the not-found page. */
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && innerPath(url) !== undefined && !/\.\w+$/.test(url.pathname),
  async ({ request, url }) => {
    try {
      return await fetch(request);
    } catch {
      // Addresses in the shell are relative, so below another folder only the self-contained page is readable.
      const isBeside = !(innerPath(url)?.rest ?? '').includes('/');
      const answer = isBeside
        ? await matchPrecache(shellBeside(url))
        : await (await caches.open(MEMORY)).match(NOT_FOUND);
      return answer ?? Response.error();
    }
  },
);

/** Servers answer with the page and status 404 even where it is asked for by its name, so it cannot be stored as the others are. */
async function storeNotFound(): Promise<void> {
  try {
    const page = await fetch(NOT_FOUND, { cache: 'no-cache' });
    const headers = { 'Content-Type': 'text/html;charset=utf-8' };
    const memory = await caches.open(MEMORY);
    await memory.put(NOT_FOUND, new Response(await page.text(), { status: 404, headers }));
  } catch {
    // The next version tries again; until then the browser's own page stands there.
  }
}

/** The language of the last page; the worker itself cannot ask a page that is not there. */
async function rememberedLanguage(): Promise<string> {
  const memory = await caches.open(MEMORY);
  const language = await (await memory.match(LANGUAGE))?.text();
  return language ?? __BUILD_FACTS__.language;
}

async function rememberLanguage(language: string): Promise<void> {
  const memory = await caches.open(MEMORY);
  await memory.put(LANGUAGE, new Response(language));
}

/** Fetches those files that are not kept yet. A file that fails is fetched when it is needed, so no failure counts here. */
async function keepFiles(paths: Iterable<string>, event: ExtendableEvent): Promise<void> {
  const cache = await caches.open(ASSETS);
  const queue = [...paths].map((path) => new URL(path, scope).href);
  const work = async () => {
    for (let url = queue.shift(); url !== undefined; url = queue.shift()) {
      if (await cache.match(url)) continue;
      const [answer, isStored] = assets.handleAll({ request: new Request(url), event });
      const [, stored] = await Promise.allSettled([answer, isStored]);
      // Where there is no room, the rest would be fetched in vain, and again with each visit.
      if (stored.status === 'rejected' && isFull(stored.reason)) queue.length = 0;
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
}

function isFull(reason: unknown): boolean {
  return reason instanceof Error && reason.name === 'QuotaExceededError';
}

/** Keeps what opens every tool in this language. */
async function keepTools(language: string, event: ExtendableEvent): Promise<void> {
  const { common, words } = __BUILD_FACTS__;
  // The words of the other languages are small and come last, so that a language can be chosen without a network.
  await keepFiles(new Set([...common, ...(words[language] ?? []), ...Object.values(words).flat()]), event);
}

/** Fetches again what is stored first and which the browser has thrown away since. */
async function repairFirst(): Promise<void> {
  const store = await caches.open(cacheNames.precache);
  for (const { url, revision } of __STORED_FIRST__) {
    const key = getCacheKeyForURL(new URL(url, scope).href);
    if (key === undefined || (await store.match(key))) continue;
    const answer = await fetch(new URL(url, scope), { cache: 'no-cache' });
    // A file without a hash may be that of a newer version by now, which does not belong to the rest.
    if (answer.ok && (revision === null || (await revisionOf(answer.clone())) === revision))
      await store.put(key, answer);
  }
  if (!(await (await caches.open(MEMORY)).match(NOT_FOUND))) await storeNotFound();
}

/** As scripts/service-worker.mjs writes it. */
async function revisionOf(answer: Response): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await answer.arrayBuffer()));
  return [...digest.subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** All that a page asks to be kept: first what is missing of the start, then the tools, then large data. */
async function keepAll(language: string, event: ExtendableEvent): Promise<void> {
  await unlessItFails(rememberLanguage(language));
  await repairFirst();
  await keepTools(language, event);
  await keepFiles(__BUILD_FACTS__.warmed, event);
}

/** Storage may be full or refused, and the network gone; the next visit tries again. */
const unlessItFails = (work: Promise<void>) => work.catch(() => undefined);

/** Drops the files of former versions: pages of theirs have reloaded or are closed by now. */
async function dropOldAssets(): Promise<void> {
  const { common, onDemand, words } = __BUILD_FACTS__;
  const current = new Set(
    [...common, ...onDemand, ...Object.values(words).flat()].map((path) => new URL(path, scope).href),
  );
  const cache = await caches.open(ASSETS);
  for (const request of await cache.keys()) if (!current.has(request.url)) await cache.delete(request);
}

self.addEventListener('install', (event) => {
  event.waitUntil(storeNotFound());
  // Whoever saves data gets the tools as they open them.
  if (self.navigator.connection?.saveData) return;
  event.waitUntil(unlessItFails(rememberedLanguage().then((language) => keepTools(language, event))));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(unlessItFails(dropOldAssets()).then(() => self.clients.claim()));
});

self.addEventListener('message', (event) => {
  const message: unknown = event.data;
  if (!isWorkerMessage(message)) return;
  if (message.type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
  else if (message.type === 'TAKE_SHARED') {
    event.ports[0]?.postMessage(shared);
    shared = {};
  } else event.waitUntil(unlessItFails(keepAll(message.locale, event)));
});
