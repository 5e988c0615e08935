import styles from './mark-stretch.module.css';
import { heightBefore } from './scroll-to-offset';

/**
 * Marks the lines of a stretch of a textarea that has no focus: its selection is not drawn then. Offsets are those of the text it shows. The mark goes
 * with the focus and with what is typed there, and when what is given back is called.
 */
export function markStretch(area: HTMLTextAreaElement, start: number, end: number): () => void {
  const { lineHeight, paddingBottom } = getComputedStyle(area);
  const line = Number.parseFloat(lineHeight) || 20;
  const below = Number.parseFloat(paddingBottom) || 0;
  const top = heightBefore(area, start) - below - line;
  const bottom = heightBefore(area, Math.max(start, end)) - below;
  const box = document.createElement('div');
  box.className = styles.box ?? '';
  box.setAttribute('aria-hidden', 'true');
  Object.assign(box.style, {
    top: `${area.offsetTop}px`,
    left: `${area.offsetLeft}px`,
    width: `${area.clientWidth}px`,
    height: `${area.clientHeight}px`,
  });
  const mark = document.createElement('div');
  mark.dataset['mark'] = '';
  mark.style.height = `${bottom - top}px`;
  box.append(mark);
  const place = () => {
    mark.style.transform = `translateY(${top - area.scrollTop}px)`;
  };
  place();
  area.parentElement?.append(box);
  const ending = new AbortController();
  const { offsetWidth, offsetHeight } = area;
  // Another size breaks the lines elsewhere.
  const sizes = new ResizeObserver(() => {
    if (area.offsetWidth !== offsetWidth || area.offsetHeight !== offsetHeight) unmark();
  });
  const unmark = () => {
    sizes.disconnect();
    ending.abort();
    box.remove();
  };
  sizes.observe(area);
  const { signal } = ending;
  area.addEventListener('scroll', place, { signal });
  for (const event of ['focus', 'input']) area.addEventListener(event, unmark, { signal });
  return unmark;
}

/** An offset of a text as its textarea counts, which has one unit less for each CRLF before it. */
export function offsetInArea(text: string, at: number): number {
  return at - (text.includes('\r') ? text.slice(0, at).split('\r\n').length - 1 : 0);
}
