import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * What follows from the width of an element: measured before the first picture, and whenever its room changes.
 * @param work stays the same function from one drawing to the next
 * @param before what holds until the element is there
 */
export function useFromWidth<T>(element: RefObject<HTMLElement | null>, work: (width: number) => T, before: T): T {
  const [value, setValue] = useState(before);
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return undefined;
    const measure = () => {
      const next = work(box.clientWidth);
      setValue(() => next);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [element, work]);
  return value;
}
