import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Router, useRouter, type AroundNavHandler, type RouterObject } from 'wouter';
import { navigate, usePathname } from 'wouter/use-browser-location';
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

/**
 * A link to another page of this site, followed without loading it anew. Unlike the router's own it is not drawn again whenever the address changes: a
 * page has some two hundred of them.
 */
export function PageLink({ to, onClick, children, ...props }: PageLinkProps) {
  const router = useRouter();
  const path = router.base + to;
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    // Into another tab or window.
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    onClick?.(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    router.aroundNav(navigate, path);
  };
  return (
    <a {...props} href={router.hrefs(path, router)} onClick={follow}>
      {children}
    </a>
  );
}
