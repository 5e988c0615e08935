import { useLayoutEffect, useRef, type RefObject } from 'react';

/** A focused button that scrolls out of the drawn part would take the focus with it: the view takes it over. */
export function useFocusKept(
  scroller: RefObject<HTMLDivElement | null>,
  canvas: RefObject<HTMLDivElement | null>,
  first: number,
  last: number,
) {
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const hasFocus = canvas.current?.contains(document.activeElement) ?? false;
    if (hadFocus.current && !hasFocus && document.activeElement === document.body) {
      scroller.current?.focus({ preventScroll: true });
    }
    hadFocus.current = hasFocus;
  }, [scroller, canvas, first, last]);
}
