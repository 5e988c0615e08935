import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { Redirect, useLocation } from 'wouter';
import { KitWordsContext, LocaleContext } from '../i18n/context';
import { LANGUAGE_TAGS, type Locale } from '../i18n/locale';
import { Home } from '../pages/home/home';
import { makePart, usePart } from '../ui/part';
import type { NotFound } from '../pages/not-found/not-found';
import { trackPageView } from './analytics/tracker';
import { useLoaded } from './after-start/use-loaded';
import { currentLocale, subscribeToLocale } from './languages/current-locale';
import { LanguageContext, loadLanguage, useLanguage, type Language } from './languages/language';
import { Navigation, useNamedLocale } from './navigation/navigation';
import { Shell } from './shell/shell';
import { ToolPage } from './tool-page/tool-page';

/** That of the dialog, which is there for as long as it is open. */
const PALETTE_ID = 'palette';

const palettePart = makePart(() => import('./palette/palette'));
/** Not lazy: a page that cannot fetch it does without, and what is on it stays. */
const afterStartPart = makePart(() => import('./after-start/after-start'));
const WidgetDemos = import.meta.env.DEV ? lazy(() => import('../pages/c-lib/c-lib')) : undefined;

/** The pages that few visits need, each in a file of its own. */
export interface RarePages {
  readonly about: { Page: ComponentType };
  readonly settings: { Page: ComponentType };
  readonly chains: { Page: ComponentType };
  readonly notFound: { NotFound: typeof NotFound };
}

interface AppProps {
  readonly language: Language;
  readonly load: { readonly [P in keyof RarePages]: () => Promise<RarePages[P]> };
  /** Those that were loaded before the first render, because one of them is the first to show. */
  readonly loaded?: Partial<RarePages>;
  /** The path to render outside a browser. */
  readonly ssrPath?: string;
}

/** The whole site: language, shell, the page of the route, palette, and what may be offered. */
export function App({ language: first, ssrPath, ...pages }: AppProps) {
  const language = useFollowedLanguage(first, useNamedLocale(ssrPath));
  useTakeover();
  return (
    <LanguageContext value={language}>
      <LocaleContext value={language.locale}>
        <KitWordsContext value={language.kit}>
          <Navigation ssrPath={ssrPath}>
            <Site {...pages} />
          </Navigation>
        </KitWordsContext>
      </LocaleContext>
    </LanguageContext>
  );
}

function Site({ load, loaded }: Pick<AppProps, 'load' | 'loaded'>) {
  const [isSearching, setSearching] = useState(false);
  const isLoaded = useLoaded();
  // Fetched before it is asked for, so that it opens with the key itself.
  const palette = usePart(palettePart, isSearching || isLoaded);
  const afterStart = usePart(afterStartPart, isLoaded);
  const search = useCallback((typed: string) => {
    // Once it is open, its own field takes the keys.
    if (document.getElementById(PALETTE_ID)) return;
    // Until the palette is there, the boot script takes all keys for it.
    document.documentElement.dataset.search = typed;
    setSearching(true);
  }, []);
  useSearchKey(search);
  useArrival();
  // The same element again: to open the search draws nothing of the page anew.
  const page = useMemo(
    () => (
      <Shell onSearch={() => search('')}>
        <Page load={load} loaded={loaded} onSearch={search} />
      </Shell>
    ),
    [load, loaded, search],
  );

  return (
    <>
      {page}
      {isSearching && palette && <palette.Palette id={PALETTE_ID} onClose={() => setSearching(false)} />}
      {afterStart && <afterStart.AfterStart onSearch={search} />}
    </>
  );
}

interface PageProps extends Pick<AppProps, 'load' | 'loaded'> {
  readonly onSearch: (typed: string) => void;
}

function Page({ load, loaded, onSearch }: PageProps) {
  const [path] = useLocation();
  const { tools } = useLanguage();
  const id = decodeId(path);

  if (path === '/') return <Home onSearch={onSearch} />;
  if (isOwnPage(id)) {
    return (
      <RarePage key={id} load={load[id]} loaded={loaded?.[id]}>
        {({ Page: Own }) => <Own />}
      </RarePage>
    );
  }
  if (WidgetDemos && (id === 'c-lib' || path.startsWith('/c-lib/'))) {
    return (
      <Suspense>
        <WidgetDemos />
      </Suspense>
    );
  }
  const tool = tools.find((one) => one.id === id);
  if (tool) return <ToolPage key={tool.id} tool={tool} />;
  const successor = tools.find((one) => one.redirectFrom?.includes(id));
  if (successor) return <Redirect to={`/${successor.id}${location.search}${location.hash}`} replace />;
  return (
    <RarePage key="404" load={load.notFound} loaded={loaded?.notFound}>
      {({ NotFound: Lost }) => <Lost onSearch={() => onSearch('')} />}
    </RarePage>
  );
}

/** Whether an id is that of a page about the site, which the menu has a name for. */
function isOwnPage(id: string): id is 'about' | 'settings' | 'chains' {
  return id === 'about' || id === 'settings' || id === 'chains';
}

/** Which of the rare pages a path shows, if any. */
export function rarePageOf(path: string, { tools }: Language): keyof RarePages | undefined {
  const id = decodeId(path);
  if (isOwnPage(id)) return id;
  const isDemo = import.meta.env.DEV && (id === 'c-lib' || path.startsWith('/c-lib/'));
  const isKnown = id === '' || tools.some((one) => one.id === id || one.redirectFrom?.includes(id));
  return isDemo || isKnown ? undefined : 'notFound';
}

/** The id that a path names: its only part, with or without a slash at the end. */
function decodeId(path: string): string {
  return path.replace(/^\//, '').replace(/\/$/, '');
}

interface RarePageProps<M> {
  readonly load: () => Promise<M>;
  readonly loaded: M | undefined;
  readonly children: (module: M) => ReactNode;
}

function RarePage<M>({ load, loaded, children }: RarePageProps<M>) {
  const [module, setModule] = useState(loaded);
  useEffect(() => {
    // The watch for missing files says so to the visitor.
    if (module === undefined) load().then(setModule, () => undefined);
  }, [module, load]);
  return module === undefined ? null : children(module);
}

/** Takes over from the boot script: from here on the page itself says what is shown and what is collapsed. */
function useTakeover(): void {
  useLayoutEffect(() => {
    delete document.documentElement.dataset.csr;
  }, []);
  useEffect(() => {
    // By the next frame the remembered state has replaced the prerendered one.
    const frame = requestAnimationFrame(() => {
      delete document.documentElement.dataset.collapsed;
    });
    document.documentElement.dataset.started = '';
    // A mistake on the way here did not keep the page from starting.
    delete document.documentElement.dataset.failed;
    return () => cancelAnimationFrame(frame);
  }, []);
}

/** Follows the visitor's choice of language, made here or in another tab, and what the address names. The page and what was typed stay. */
function useFollowedLanguage(first: Language, named: Locale | undefined): Language {
  const [language, setLanguage] = useState(first);
  const isLoaded = useLoaded();
  const lacksWords = !language.kit;
  const lastNamed = useRef(named);
  const follow = useCallback(() => {
    loadLanguage(currentLocale()).then(
      (next) => {
        if (next.locale === currentLocale()) setLanguage(next);
      },
      // The watch for missing files says so to the visitor; the present language stays.
      () => undefined,
    );
  }, []);
  useEffect(() => subscribeToLocale(follow), [follow]);
  useEffect(() => {
    if (isLoaded && lacksWords) follow();
  }, [isLoaded, lacksWords, follow]);
  useEffect(() => {
    if (lastNamed.current !== named) follow();
    lastNamed.current = named;
  }, [named, follow]);
  useLayoutEffect(() => {
    const root = document.documentElement;
    const tag = LANGUAGE_TAGS[language.locale];
    // Setting it, to the same even, makes the browser style each element again.
    if (root.lang !== tag) root.lang = tag;
  }, [language]);
  return language;
}

/** Ctrl+K, or Cmd+K, opens the search from everywhere; it may have been asked for before the page had started. */
function useSearchKey(search: (typed: string) => void): void {
  useEffect(() => {
    const early = document.documentElement.dataset.search;
    if (early !== undefined) search(early);
    const onKey = (event: KeyboardEvent) => {
      const isShortcut = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
      if (!isShortcut || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      search('');
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [search]);
}

/** What happens on arriving at a page: its title, its beginning, the focus, and the page view. */
function useArrival(): void {
  const [path] = useLocation();
  const { shell, tools } = useLanguage();
  const lastPath = useRef(path);

  const id = decodeId(path);
  const tool = tools.find((one) => one.id === id);
  const page = tool?.name ?? (id === '' ? undefined : isOwnPage(id) ? shell.menu[id] : '404');
  const title = page === undefined ? shell.productName : `${page} - ${shell.productName}`;
  useEffect(() => {
    document.title = title;
  }, [title]);

  useEffect(() => {
    trackPageView();
    if (lastPath.current === path) return;
    lastPath.current = path;
    scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [path]);
}
