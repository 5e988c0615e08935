import { basePath } from '../lib/base';
import { isLocale, type Locale } from './locale';

/** What the path of an address says. */
export interface PageAddress {
  /** The language that it names: `/fr/hash-text`. Others show the visitor's own. */
  readonly locale?: Locale;
  /** The folder that all pages beside it lie in, with slashes at both ends. */
  readonly folder: string;
  /** The path from there, beginning with a slash. */
  readonly path: string;
  /** Whether the page lies in that folder itself, as all written ones do. */
  readonly isInFolder: boolean;
}

/** Takes the path of an address apart. */
export function readAddress(pathname: string): PageAddress {
  const [first = '', ...others] = pathname.slice(basePath.length).split('/');
  if (others.length > 0 && isLocale(first)) {
    return {
      locale: first,
      folder: `${basePath}${first}/`,
      path: `/${others.join('/')}`,
      isInFolder: others.length === 1,
    };
  }
  return { folder: basePath, path: `/${pathname.slice(basePath.length)}`, isInFolder: others.length === 0 };
}

/**
 * The address of a page of this site, given from the folder of its language (`/hash-text`): relative where the open page lies in such a folder,
 * so that the written ones hold wherever the site was copied to and in whatever language, else from the root.
 */
export function pageHref(path: string): string {
  if (import.meta.env.SSR) return `.${path}`;
  const { folder, isInFolder } = readAddress(location.pathname);
  return `${isInFolder && !import.meta.env.DEV ? './' : folder}${path.slice(1)}`;
}
