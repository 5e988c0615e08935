import type { MouseEvent } from 'react';

/** Who takes a tool out of the favourites by its heart goes on at the next one, and at the beginning of the page after the last. */
export function keepFocus({ target, currentTarget: section }: MouseEvent<HTMLElement>): void {
  const heart = target instanceof Element ? target.closest<HTMLElement>('[aria-pressed]') : null;
  if (!heart || document.activeElement !== heart) return;
  const place = heartsIn(section).indexOf(heart);
  requestAnimationFrame(() => {
    if (heart.isConnected || document.activeElement !== document.body) return;
    const left = heartsIn(section);
    const next = left[Math.min(place, left.length - 1)];
    if (next?.isConnected) next.focus();
    else document.getElementById('main')?.focus({ preventScroll: true });
  });
}

function heartsIn(section: Element): HTMLElement[] {
  return [...section.querySelectorAll<HTMLElement>('li [aria-pressed]')];
}
