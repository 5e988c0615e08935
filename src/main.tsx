import './ui/tokens.css';
import './ui/base.css';
import './page-notice.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { setTracker } from './app/analytics/tracker';
import { App, rarePageOf, type RarePages } from './app/app';
import { siteConfig, type SiteConfiguration } from './app/config/site-config';
import { currentLocale, readLocaleFromLink } from './app/languages/current-locale';
import { HOME_LOCALE, languageOfHome, loadFirstLanguage } from './app/languages/language';
import { noteEarlyFailures } from './app/offline/early-failure';
import { storageVersion } from './app/settings/stored-settings';
import { followTheme } from './app/settings/theme';
import { readCards } from './app/tool-card/read-cards';
import { warmIntl } from './app/warm-intl';
import { LANGUAGE_TAGS } from './i18n/locale';
import { readAddress } from './i18n/page-address';
import { watchHistory } from './operations/leaving';

const load = {
  about: async () => {
    const about = await import('./pages/about/about');
    await about.loadAboutWords(currentLocale());
    return about;
  },
  settings: () => import('./pages/settings/settings'),
  chains: () => import('./pages/chains/chains'),
  notFound: () => import('./pages/not-found/not-found'),
};

declare global {
  interface Window {
    /** Where the boot script puts the content of another language's page into this one: when that is done. */
    readonly arranged?: Promise<void>;
  }
}

async function start(root: HTMLElement): Promise<void> {
  const page = document.documentElement;
  await window.arranged;
  const config = siteConfig();
  noteEarlyFailures();
  watchHistory();
  readLocaleFromLink();
  followTheme();
  storageVersion.set(storageVersion.get());

  const { path, isInFolder } = readAddress(location.pathname);
  const isWritten = root.childElementCount > 0 && !('csr' in page.dataset) && isInFolder;
  const isWrittenHome =
    isWritten && path === '/' && currentLocale() === HOME_LOCALE && page.dataset['written'] === HOME_LOCALE;
  const [language] = await Promise.all([
    isWrittenHome ? languageOfHome(readCards(root)) : loadFirstLanguage(currentLocale()),
    config['plausible.isTrackerEnabled'] ? startTracker(config) : undefined,
  ]);
  const first = rarePageOf(path, language);
  const loaded: Partial<RarePages> = first === undefined ? {} : { [first]: await load[first]() };

  const app = <App language={language} load={load} loaded={loaded} />;
  // As a transition, React stops in between for whatever else is to be done.
  startTransition(() => {
    if (isWritten && page.dataset['written'] === language.locale) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
  warmIntl(LANGUAGE_TAGS[language.locale]);
}

async function startTracker(config: SiteConfiguration): Promise<void> {
  const { createPlausible, trackOutboundLinks } = await import('./app/analytics/plausible');
  const tracker = createPlausible({
    domain: config['plausible.domain'],
    apiHost: config['plausible.apiHost'],
    trackLocalhost: config['plausible.trackLocalhost'],
  });
  setTracker(tracker);
  trackOutboundLinks(tracker);
}

/** The last resort: a page that says what is wrong instead of a blank one. */
async function showFailure(root: HTMLElement, error: unknown): Promise<void> {
  const { showStartFailure } = await import('./pages/configuration-error/start-failure');
  showStartFailure(root, error);
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root"');
start(root).catch((error: unknown) => showFailure(root, error));
