import { useLayoutEffect, useRef, type RefObject } from 'react';

/** For an element that shows a Blob, or the markup of an SVG, under an address that lives as long as the element. */
export function useBlobSource<Element extends HTMLImageElement | HTMLVideoElement>(
  content: Blob | string,
): RefObject<Element | null> {
  const element = useRef<Element>(null);
  useLayoutEffect(() => {
    const blob = typeof content === 'string' ? new Blob([content], { type: 'image/svg+xml' }) : content;
    const address = URL.createObjectURL(blob);
    if (element.current) element.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [content]);
  return element;
}
