import { readConfiguration, type Configuration, type Declarations } from './config';

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

/** What the build was given: the `VITE_…` variables, and the base the build was made for. */
export function buildEnvironment(): Record<string, unknown> {
  // Vite's own BASE_URL is the relative base of its output, not the one the operator configured.
  return { ...import.meta.env, BASE_URL: __BASE_URL__ };
}

let config: SiteConfiguration | undefined;

/** The site's configuration, validated on the first call; throws a `ConfigurationError`. */
export function siteConfig(): SiteConfiguration {
  config ??= readConfiguration(declarations, buildEnvironment());
  return config;
}
