import { prerender } from 'react-dom/static';
import { App } from './app/app';
import { nextChange } from './app/catalogue/newness';
import { language } from './app/languages/zh-cn';
import { words as about } from './pages/about/zh-cn';
import { About } from './pages/about/about';
import { NotFound } from './pages/not-found/not-found';

export { configure } from './app/config/site-config';
export { analyticsOrigin } from './app/analytics/plausible';
export { ConfigurationError } from './app/config/config';

/** A page to write: its path without the slash (empty for home), and what its head says. */
export interface PageToWrite {
  readonly id: string;
  readonly kind: 'home' | 'about' | 'tool' | 'not-found' | 'shell';
  readonly title: string;
  readonly description: string;
}

const { shell, tools } = language;

/** Every page that gets a file of its own. `shell` is the empty page that offline visits begin with. */
export const pages: readonly PageToWrite[] = [
  { id: '', kind: 'home', title: shell.productName, description: shell.siteDescription },
  { id: 'about', kind: 'about', title: `${about.title} - ${shell.productName}`, description: about.purpose[0] ?? '' },
  ...tools.map((tool) => ({
    id: tool.id,
    kind: 'tool' as const,
    title: `${tool.name} - ${shell.productName}`,
    description: tool.description,
  })),
  { id: '404', kind: 'not-found', title: `404 - ${shell.productName}`, description: shell.notFound.text },
  { id: 'shell', kind: 'shell', title: shell.productName, description: shell.siteDescription },
];

/** Former path → current path, both without the slash. */
export const redirects: ReadonlyMap<string, string> = new Map(
  tools.flatMap((tool) => (tool.redirectFrom ?? []).map((old) => [old, tool.id] as const)),
);

/** The moment until which the prerendered set of new tools is right, in milliseconds since the epoch. */
export const newUntil: number = nextChange(tools, __BUILD_TIME__);

/** When the site was built, in milliseconds since the epoch. */
export const builtAt: number = __BUILD_TIME__;

/** The page's content as HTML: the shell, and of a tool its title, description and an empty frame. */
export async function renderPage({ id, kind }: PageToWrite): Promise<string> {
  if (kind === 'shell') return '';
  const app = (
    <App
      language={language}
      load={{ about: () => Promise.resolve({ About }), notFound: () => Promise.resolve({ NotFound }) }}
      loaded={{ about: { About }, notFound: { NotFound } }}
      ssrPath={kind === 'not-found' ? '/404' : `/${id}`}
    />
  );
  const { prelude } = await prerender(app);
  return new Response(prelude).text();
}
