const HEARTS = 'section[aria-labelledby="favourites"] li button[aria-pressed]';

/** Who takes a tool out of the favourites of home by its heart goes on at the next one, and at the beginning of the page after the last. */
export function keepFocusAmongFavourites(): () => void {
  const onClick = ({ target }: MouseEvent) => {
    const heart = target instanceof Element ? target.closest<HTMLElement>(HEARTS) : null;
    if (!heart || document.activeElement !== heart) return;
    const place = hearts().indexOf(heart);
    requestAnimationFrame(() => {
      if (heart.isConnected || document.activeElement !== document.body) return;
      const left = hearts();
      const next = left[Math.min(place, left.length - 1)] ?? document.querySelector<HTMLElement>('#main');
      next?.focus({ preventScroll: left.length === 0 });
    });
  };
  document.addEventListener('click', onClick, true);
  return () => document.removeEventListener('click', onClick, true);
}

function hearts(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(HEARTS)];
}
