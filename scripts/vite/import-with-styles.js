// In the place of Vite's own helper, which also preloads modules, reads nonces and knows older browsers: what stands around each
// dynamic import of a part that has styles. Bundled with the app; runs in the page and in the worker.

/**
 * Adds styles to the page, unless they are there. @param {URL} address
 * @returns {Promise<unknown>}
 */
async function addStyles({ href, pathname }) {
  const { inlined = '', sheet = '' } = document.documentElement.dataset;
  // The shell's styles stand inline in every page (scripts/prerender.mjs): they must not be fetched once more.
  if (inlined.split(' ').some((file) => pathname.endsWith(file))) return undefined;
  // A page has those that it begins with in one file.
  const [name = '', ...parts] = sheet.split(' ');
  const file = parts.some((part) => pathname.endsWith(part)) ? new URL(name, href).href : href;
  /** @type {(HTMLLinkElement & { coming?: Promise<unknown> })[]} */
  const links = [...document.querySelectorAll('link')];
  const known = links.find((link) => link.rel === 'stylesheet' && link.href === file);
  if (known) return known.coming;
  /** @type {HTMLLinkElement & { coming?: Promise<unknown> }} */
  const link = document.createElement('link');
  link.coming = new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      // So that the next try fetches them again.
      link.remove();
      reject(new Error(`No styles: ${file}`));
    };
  });
  link.rel = 'stylesheet';
  link.crossOrigin = '';
  link.href = file;
  document.head.append(link);
  return link.coming;
}

/**
 * Imports a module when its styles are there. A failure is told by an event, whose listener may keep it from being thrown.
 * @template T @param {() => Promise<T>} load @param {readonly string[] | undefined} styles addresses, as seen from the importing file
 * @param {string} from the importing file
 */
export async function __vitePreload(load, styles, from) {
  try {
    // A worker has no styles.
    if (typeof document !== 'undefined')
      await Promise.all((styles ?? []).map((file) => addStyles(new URL(file, from))));
    return await load();
  } catch (error) {
    const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: error });
    globalThis.dispatchEvent(event);
    if (!event.defaultPrevented) throw error;
    return undefined;
  }
}
