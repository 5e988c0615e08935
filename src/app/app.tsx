import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState, type ComponentType } from 'react';
import { Redirect, useLocation } from 'wouter';
import { KitWordsContext, LocaleContext } from '../i18n/context';
import { LANGUAGE_TAGS } from '../i18n/locale';
import { Home } from '../pages/home/home';
import { NotFound } from '../pages/not-found/not-found';
import { trackPageView } from './analytics/tracker';
import { useLoaded } from './after-start/use-loaded';
import { currentLocale, subscribeToLocale } from './languages/current-locale';
import { LanguageContext, loadLanguage, useLanguage, type Language } from './languages/language';
import { Navigation } from './navigation/navigation';
import { Shell } from './shell/shell';
import { ToolPage } from './tool-page/tool-page';

const Palette = lazy(() => import('./palette/palette').then((module) => ({ default: module.Palette })));
const AfterStart = lazy(() => import('./after-start/after-start'));
const WidgetDemos = import.meta.env.DEV ? lazy(() => import('../pages/c-lib/c-lib')) : undefined;

interface AppProps {
  readonly language: Language;
  /** The about page, which is loaded before the first render when it is the one to show. */
  readonly about: () => Promise<{ About: ComponentType }>;
  readonly loadedAbout?: ComponentType;
  /** The path to render outside a browser. */
  readonly ssrPath?: string;
}

/** The whole site: language, shell, the page of the route, palette, and what may be offered. */
export function App({ language: first, ssrPath, ...pages }: AppProps) {
  const language = useFollowedLanguage(first);
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

function Site({ about, loadedAbout }: Pick<AppProps, 'about' | 'loadedAbout'>) {
  const [search, setSearch] = useState<string>();
  const isLoaded = useLoaded();
  useSearchKey(setSearch);
  useArrival();

  return (
    <>
      <Shell onSearch={() => setSearch('')}>
        <Page about={about} loadedAbout={loadedAbout} onSearch={setSearch} />
      </Shell>
      {search !== undefined && (
        <Suspense>
          <Palette typed={search} onClose={() => setSearch(undefined)} />
        </Suspense>
      )}
      {isLoaded && (
        <Suspense>
          <AfterStart />
        </Suspense>
      )}
    </>
  );
}

interface PageProps extends Pick<AppProps, 'about' | 'loadedAbout'> {
  readonly onSearch: (typed: string) => void;
}

function Page({ about, loadedAbout, onSearch }: PageProps) {
  const [path] = useLocation();
  const { tools } = useLanguage();
  const id = decodeId(path);

  if (path === '/') return <Home onSearch={onSearch} />;
  if (id === 'about') return <AboutPage load={about} loaded={loadedAbout} />;
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
  return <NotFound onSearch={() => onSearch('')} />;
}

/** The id that a path names: its only part, with or without a slash at the end. */
function decodeId(path: string): string {
  return path.replace(/^\//, '').replace(/\/$/, '');
}

function AboutPage({ load, loaded }: { readonly load: AppProps['about']; readonly loaded?: ComponentType }) {
  const [About, setAbout] = useState<ComponentType | undefined>(() => loaded);
  useEffect(() => {
    if (!About) void load().then((module) => setAbout(() => module.About));
  }, [About, load]);
  return About ? <About /> : null;
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
    return () => cancelAnimationFrame(frame);
  }, []);
}

/** Follows the visitor's choice of language, made here or in another tab. The page and what was typed stay. */
function useFollowedLanguage(first: Language): Language {
  const [language, setLanguage] = useState(first);
  useEffect(
    () =>
      subscribeToLocale(() => {
        loadLanguage(currentLocale()).then(
          (next) => {
            if (next.locale === currentLocale()) setLanguage(next);
          },
          // The watch for missing files says so to the visitor; the present language stays.
          () => undefined,
        );
      }),
    [],
  );
  useLayoutEffect(() => {
    document.documentElement.lang = LANGUAGE_TAGS[language.locale];
  }, [language]);
  return language;
}

/** Ctrl+K, or Cmd+K, opens the search from everywhere. */
function useSearchKey(setSearch: (typed: string) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isShortcut = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
      if (!isShortcut || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      setSearch('');
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [setSearch]);
}

/** What happens on arriving at a page: its title, its beginning, the focus, and the page view. */
function useArrival(): void {
  const [path] = useLocation();
  const { shell, tools } = useLanguage();
  const lastPath = useRef(path);

  const id = decodeId(path);
  const tool = tools.find((one) => one.id === id);
  const page = tool?.name ?? (id === '' ? undefined : id === 'about' ? shell.menu.about : '404');
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
