/** What a visitor does who has begun to look elsewhere. */
const TAKES_OVER = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** On Back and Forward a page is shown where its visitor left it, as soon as enough of it is there. */
export function keepScroll(): () => void {
  const places = new Map<string, number>();
  let page = location.pathname;
  let stop = () => undefined as void;
  const onScroll = () => {
    page = location.pathname;
    places.set(page, scrollY);
  };
  const onPopState = () => {
    stop();
    if (location.pathname === page) return;
    page = location.pathname;
    const place = places.get(page);
    if (place) stop = scrollWhenThere(place);
  };
  addEventListener('scroll', onScroll, { passive: true });
  addEventListener('popstate', onPopState);
  return () => {
    stop();
    removeEventListener('scroll', onScroll);
    removeEventListener('popstate', onPopState);
  };
}

/** Scrolls to a place once the page is long enough, unless the visitor goes elsewhere before. Returns what gives up. */
function scrollWhenThere(place: number): () => void {
  const address = location.href;
  const given = new AbortController();
  let isAwaited = false;
  const wait = () => {
    if (!isAwaited) requestAnimationFrame(go);
    isAwaited = true;
  };
  const observer = new ResizeObserver(wait);
  // What is out of sight has its true height, too.
  const { dataset } = document.documentElement;
  dataset.whole = '';
  const stop = () => {
    observer.disconnect();
    given.abort();
    delete dataset.whole;
  };
  const go = () => {
    isAwaited = false;
    if (given.signal.aborted) return;
    if (location.href !== address) return stop();
    const isThere = !document.querySelector('#main > [aria-busy="true"]');
    // What comes last may leave the page as long as it is.
    if (!isThere) wait();
    const isLong = document.documentElement.scrollHeight - innerHeight >= place - 1;
    // Not before: a page that is still at its beginning gives its first field the focus.
    if (!isLong && !isThere) return;
    scrollTo(0, place);
    if (isThere && isLong) stop();
    // It was left with guessed heights of what its visitor never saw, and may never be as long again.
    else if (isThere) delete dataset.whole;
  };
  for (const kind of TAKES_OVER) addEventListener(kind, stop, { signal: given.signal, passive: true });
  observer.observe(document.body);
  return stop;
}
