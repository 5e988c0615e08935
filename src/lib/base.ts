/** Path of the folder the site lies in, with slashes at both ends. `/` unless it is served from below another site. */
export const basePath: string = findBasePath();

/**
 * How addresses of the site's own files and pages begin: `./` where the open page lies beside them, which is the same
 * in every folder the site may be copied to, else the absolute base.
 */
export const linkPrefix: string = isFlat() ? './' : basePath;

function findBasePath(): string {
  if (import.meta.env.SSR || import.meta.env.DEV) return '/';
  // The script lies in `assets/` below the base, wherever the site was copied to.
  return new URL(/* @vite-ignore */ '..', import.meta.url).pathname;
}

function isFlat(): boolean {
  if (import.meta.env.SSR) return true;
  if (import.meta.env.DEV) return false;
  return new URL('.', document.baseURI).pathname === basePath;
}
