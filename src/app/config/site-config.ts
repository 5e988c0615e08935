import { LOCALES } from '../../i18n/locale';
import { ConfigurationError, readConfiguration, type Configuration, type Declarations } from './config';

export const declarations = {
  'app.version': { format: 'string', env: 'VITE_APP_VERSION', default: __PACKAGE_VERSION__ },
  'app.lastCommitSha': { format: 'string', env: 'VITE_APP_COMMIT_SHA', default: '' },
  'app.baseUrl': { format: 'string', env: 'BASE_URL', default: '/' },
  'app.env': {
    format: 'enum',
    env: 'VITE_APP_ENV',
    default: 'development',
    values: ['production', 'development', 'preview', 'test'],
  },
  'app.defaultLocale': { format: 'enum', env: 'VITE_DEFAULT_LOCALE', default: 'zh-cn', values: LOCALES },
  'app.siteUrl': { format: 'string', env: 'VITE_SITE_URL', default: '' },
  'plausible.isTrackerEnabled': { format: 'boolean', env: 'VITE_PLAUSIBLE_ENABLED', default: false },
  'plausible.domain': { format: 'string', env: 'VITE_PLAUSIBLE_DOMAIN', default: '' },
  'plausible.apiHost': { format: 'string', env: 'VITE_PLAUSIBLE_API_HOST', default: '' },
  'plausible.trackLocalhost': { format: 'boolean', env: 'VITE_PLAUSIBLE_TRACK_LOCALHOST', default: false },
  showBanner: { format: 'boolean', env: 'VITE_SHOW_BANNER', default: false },
  'links.source': { format: 'string', env: 'VITE_LINK_SOURCE', default: '' },
  'links.social': { format: 'string', env: 'VITE_LINK_SOCIAL', default: '' },
  'links.donation': { format: 'string', env: 'VITE_LINK_DONATION', default: '' },
  'links.reportIssue': { format: 'string', env: 'VITE_LINK_REPORT_ISSUE', default: '' },
} as const satisfies Declarations;

export type SiteConfiguration = Configuration<typeof declarations>;

/** What a page says of the configuration it was written with, for its scripts, which are the same for every configuration. */
export type WrittenConfiguration = { readonly values: SiteConfiguration } | { readonly problems: readonly string[] };

let config: SiteConfiguration | undefined;

/** Reads the configuration from environment values, for all who ask from now on; throws a `ConfigurationError`. */
export function configure(environment: Readonly<Record<string, unknown>>): SiteConfiguration {
  config = readConfiguration(declarations, environment);
  return config;
}

function readWritten(): SiteConfiguration {
  // Written by the prerender.
  const written = JSON.parse(document.documentElement.dataset['config'] ?? '{"problems":[]}') as WrittenConfiguration;
  if ('values' in written) return written.values;
  throw new ConfigurationError(written.problems);
}

/** The site's configuration: of a built site that of its page, else that of the environment. Throws a `ConfigurationError`. */
export function siteConfig(): SiteConfiguration {
  config ??= import.meta.env.PROD ? readWritten() : configure(import.meta.env);
  return config;
}
