import { prerender } from 'react-dom/static';
import { App, type RarePages } from './app/app';
import { nextChange } from './app/catalogue/newness';
import { language as en } from './app/languages/en';
import { language as fr } from './app/languages/fr';
import type { Language } from './app/languages/language';
import { language as zhCn } from './app/languages/zh-cn';
import { LANGUAGE_TAGS, type Locale } from './i18n/locale';
import { loadAboutWords, Page as About } from './pages/about/about';
import { NotFound } from './pages/not-found/not-found';
import { NOT_FOUND_WORDS } from './pages/not-found/not-found-words';
import { CHAIN_WORDS } from './app/chain/words';
import { Page as Chains } from './pages/chains/chains';
import { Page as Settings } from './pages/settings/settings';
import { SETTINGS_WORDS } from './pages/settings/settings-words';

export { configure } from './app/config/site-config';
export { analyticsOrigin } from './app/analytics/plausible';
export { ConfigurationError } from './app/config/config';
export { LANGUAGE_TAGS };

/** A page to write: its path without the slash (empty for home), and what its head says. */
export interface PageToWrite {
  readonly id: string;
  readonly kind: 'home' | 'about' | 'settings' | 'chains' | 'tool' | 'not-found' | 'shell';
  readonly locale: Locale;
  readonly title: string;
  readonly description: string;
}

const languages: Record<Locale, Language> = { 'zh-cn': zhCn, en, fr };

/** Every page that gets a file of its own, in a language. `shell` is the empty page that offline visits begin with. */
export async function pagesIn(locale: Locale): Promise<readonly PageToWrite[]> {
  const { shell, tools } = languages[locale];
  const about = await loadAboutWords(locale);
  const settings = SETTINGS_WORDS[locale];
  const chains = CHAIN_WORDS[locale];
  const titled = (page: string) => `${page} - ${shell.productName}`;
  const { productName, siteDescription } = shell;
  return [
    { locale, id: '', kind: 'home', title: productName, description: siteDescription },
    { locale, id: 'about', kind: 'about', title: titled(about.title), description: about.purpose[0] ?? '' },
    { locale, id: 'settings', kind: 'settings', title: titled(settings.title), description: settings.description },
    { locale, id: 'chains', kind: 'chains', title: titled(chains.title), description: chains.description },
    ...tools.map(({ id, name, description }) => {
      return { locale, id, kind: 'tool' as const, title: titled(name), description };
    }),
    { locale, id: '404', kind: 'not-found', title: titled('404'), description: NOT_FOUND_WORDS[locale].text },
    { locale, id: 'shell', kind: 'shell', title: productName, description: siteDescription },
  ];
}

/** Former path → current path, both without the slash. */
export const redirects: ReadonlyMap<string, string> = new Map(
  zhCn.tools.flatMap((tool) => (tool.redirectFrom ?? []).map((old) => [old, tool.id] as const)),
);

/** The moment until which the prerendered set of new tools is right, in milliseconds since the epoch. */
export const newUntil: number = nextChange(zhCn.tools, __BUILD_TIME__);

/** When the site was built, in milliseconds since the epoch. */
export const builtAt: number = __BUILD_TIME__;

const loaded: RarePages = {
  about: { Page: About },
  settings: { Page: Settings },
  chains: { Page: Chains },
  notFound: { NotFound },
};

/** The page's content as HTML: the shell, and of a tool its title, description and an empty frame. */
export async function renderPage({ id, kind, locale }: PageToWrite): Promise<string> {
  if (kind === 'shell') return '';
  const app = (
    <App
      language={languages[locale]}
      load={{
        about: () => Promise.resolve(loaded.about),
        settings: () => Promise.resolve(loaded.settings),
        chains: () => Promise.resolve(loaded.chains),
        notFound: () => Promise.resolve(loaded.notFound),
      }}
      loaded={loaded}
      ssrPath={kind === 'not-found' ? '/404' : `/${id}`}
    />
  );
  const { prelude } = await prerender(app);
  return new Response(prelude).text();
}
