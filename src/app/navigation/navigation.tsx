import type { ComponentProps, ReactNode } from 'react';
import { Link, Router, type AroundNavHandler, type RouterObject } from 'wouter';
import { usePathname } from 'wouter/use-browser-location';
import type { Locale } from '../../i18n/locale';
import { pageHref, readAddress } from '../../i18n/page-address';
import { leave } from '../../operations/leaving';

const hrefOf = (path: string, { base }: RouterObject) => pageHref(path.slice(base.length));

const askFirst: AroundNavHandler = (navigate, to, options) => leave(to, () => navigate(to, options));

interface NavigationProps {
  readonly children: ReactNode;
  /** The path to render outside a browser. */
  readonly ssrPath?: string;
}

/** Gives the pages below it the route and the links, whatever folder the site lies in, and whichever language the address names. */
export function Navigation({ children, ssrPath }: NavigationProps) {
  const { folder } = readAddress(usePathname({ ssrPath }));
  return (
    <Router base={folder.slice(0, -1)} hrefs={hrefOf} aroundNav={askFirst} ssrPath={ssrPath}>
      {children}
    </Router>
  );
}

/** The language that the address names, if any. */
export function useNamedLocale(ssrPath: string | undefined): Locale | undefined {
  return readAddress(usePathname({ ssrPath })).locale;
}

interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Path of a page of this site, beginning with a slash. */
  readonly to: string;
}

/** A link to another page of this site, followed without loading it anew. */
export function PageLink({ to, ...props }: PageLinkProps) {
  return <Link to={to} {...props} />;
}
