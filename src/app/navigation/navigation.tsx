import type { ComponentProps, ReactNode } from 'react';
import { Link, Router, type AroundNavHandler } from 'wouter';
import { basePath, linkPrefix } from '../../lib/base';
import { leave } from '../../operations/leaving';

const base = basePath.replace(/\/$/, '');

/** Addresses of pages: relative where all pages lie side by side, so that the prerendered ones hold in any folder. */
function hrefOf(path: string): string {
  return linkPrefix + path.slice(base.length).replace(/^\//, '');
}

const askFirst: AroundNavHandler = (navigate, to, options) => leave(to, () => navigate(to, options));

interface NavigationProps {
  readonly children: ReactNode;
  /** The path to render outside a browser. */
  readonly ssrPath?: string;
}

/** Gives the pages below it the route and the links, whatever folder the site lies in. */
export function Navigation({ children, ssrPath }: NavigationProps) {
  return (
    <Router base={base} hrefs={hrefOf} aroundNav={askFirst} ssrPath={ssrPath}>
      {children}
    </Router>
  );
}

interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Path of a page of this site, beginning with a slash. */
  readonly to: string;
}

/** A link to another page of this site, followed without loading it anew. */
export function PageLink({ to, ...props }: PageLinkProps) {
  return <Link to={to} {...props} />;
}
