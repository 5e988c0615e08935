import { useLayoutEffect, type RefObject } from 'react';
import { mostRoom, placeBeside, type Placing } from './place';

interface AnchoredSettings extends Placing {
  /** The popup is at least as wide as its anchor. */
  readonly matchWidth?: boolean;
}

/**
 * Keeps an open popup of the top layer beside its anchor. It is measured whenever its size changes, which includes the
 * moment it appears, before anything is painted. Styles are set through the CSSOM, which the content security policy allows.
 */
export function useAnchored(
  open: boolean,
  anchorRef: RefObject<Element | null>,
  popupRef: RefObject<HTMLElement | null>,
  { side, align, gap, margin, matchWidth = false }: AnchoredSettings,
): void {
  useLayoutEffect(() => {
    const anchor = anchorRef.current;
    const popup = popupRef.current;
    if (!open || !anchor || !popup) return;

    const place = () => {
      const box = anchor.getBoundingClientRect();
      if (matchWidth) popup.style.minWidth = `${box.width}px`;
      // Known before it is shown, so that its size need not change after it has been measured.
      const viewport = { width: document.documentElement.clientWidth, height: window.innerHeight };
      const placing = { side, align, gap, margin };
      popup.style.setProperty('--room', `${mostRoom(box, viewport, placing)}px`);
      const size = popup.getBoundingClientRect();
      if (size.width === 0) return;
      const found = placeBeside(box, size, viewport, placing);
      popup.style.left = `${found.left}px`;
      popup.style.top = `${found.top}px`;
      popup.style.setProperty('--arrow-x', `${box.left + box.width / 2 - found.left}px`);
      popup.style.setProperty('--arrow-y', `${box.top + box.height / 2 - found.top}px`);
      popup.dataset.side = found.side;
    };

    place();
    const observer = new ResizeObserver(place);
    observer.observe(popup);
    observer.observe(anchor);
    // Capturing sees the scrolling of every box the anchor may lie in.
    window.addEventListener('scroll', place, { capture: true, passive: true });
    window.addEventListener('resize', place);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
    };
  }, [open, anchorRef, popupRef, side, align, gap, margin, matchWidth]);
}
