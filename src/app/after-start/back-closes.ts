/** Marks the entry of the history that stands for what lies over the page. */
const MARK = 'isOverPage';

/**
 * Back closes what lies over the page, the drawer, the search or another dialog, before it leaves the page. For that an entry of the history is
 * added when the first of them opens. When it was closed in another way the entry stays: the next change of page takes its place, and Back
 * passes over it.
 */
export function letBackClose(): () => void {
  const { pushState, replaceState } = history;
  let isOnMark = hasMark();
  let { href } = location;

  // What comes after the added entry comes in its place, so that Back from there leads to the page.
  history.pushState = (...entry) => {
    (isOnMark ? replaceState : pushState).apply(history, entry);
    isOnMark = hasMark();
  };
  history.replaceState = (...entry) => {
    replaceState.apply(history, entry);
    isOnMark = hasMark();
  };

  const mark = () => {
    if (isOnMark || !topLayer()) return;
    const state: unknown = history.state;
    pushState.call(history, { ...(typeof state === 'object' ? state : {}), [MARK]: true }, '');
    isOnMark = true;
    ({ href } = location);
  };

  const onPopState = () => {
    const wasOnMark = isOnMark && location.href === href;
    isOnMark = hasMark();
    if (!wasOnMark || isOnMark) return;
    const layer = topLayer();
    if (layer) layer.close();
    else history.back();
  };

  const observer = new MutationObserver(mark);
  observer.observe(document.documentElement, { subtree: true, attributeFilter: ['open', 'data-drawer'] });
  addEventListener('popstate', onPopState);
  mark();
  return () => {
    observer.disconnect();
    removeEventListener('popstate', onPopState);
    Object.assign(history, { pushState, replaceState });
  };
}

function hasMark(): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && MARK in state;
}

/** What lies on top of the page, with what closes it; undefined when nothing does. */
function topLayer(): { readonly close: () => void } | undefined {
  const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);
  if (dialog) return { close: () => askToClose(dialog) };
  if (document.documentElement.dataset.drawer !== 'open') return undefined;
  return { close: () => document.querySelector<HTMLElement>('#menu + button')?.click() };
}

/** As Escape does. */
function askToClose(dialog: HTMLDialogElement): void {
  if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
}
