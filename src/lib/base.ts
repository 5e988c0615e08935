/** Path of the folder the site lies in, with slashes at both ends. `/` unless it is served from below another site. */
export const basePath: string = findBasePath();

/**
 * How addresses of the site's own files begin. Written pages name them from beside themselves, which is the same in every folder the site may
 * be copied to; in the browser, where the folder is known and the address may change, they begin at the root.
 */
export const filePrefix: string = import.meta.env.SSR ? './' : basePath;

function findBasePath(): string {
  if (import.meta.env.SSR || import.meta.env.DEV) return '/';
  // The script lies in `assets/` below the base, wherever the site was copied to.
  return new URL(/* @vite-ignore */ '..', import.meta.url).pathname;
}
