import { useRef, useState, type ComponentProps, type RefObject } from 'react';

export interface Reorder<List extends HTMLElement> {
  /** Of the element whose children are the items, each as high as it is drawn. */
  readonly list: RefObject<List | null>;
  /** The key of the item that is being dragged. */
  readonly dragged: string | undefined;
  /** What the handle of an item takes: it is dragged, or moved by the arrow keys. */
  readonly gripOf: (key: string, place: number) => ComponentProps<'button'>;
}

/** Moves the items of a list, from one above to one below; `onMove` gets the key of one and the place that it is to have. */
export function useReorder<List extends HTMLElement>(onMove: (key: string, place: number) => void): Reorder<List> {
  const list = useRef<List>(null);
  const [dragged, setDragged] = useState<string>();
  const placeAt = (y: number) =>
    [...(list.current?.children ?? [])].findIndex((item) => {
      const { top, bottom } = item.getBoundingClientRect();
      return y >= top && y < bottom;
    });
  return {
    list,
    dragged,
    gripOf: (key, place) => ({
      onKeyDown: (event) => {
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
        event.preventDefault();
        onMove(key, event.key === 'ArrowUp' ? place - 1 : place + 1);
      },
      onPointerDown: (event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragged(key);
      },
      onPointerMove: (event) => {
        const target = dragged === key ? placeAt(event.clientY) : -1;
        if (target >= 0) onMove(key, target);
      },
      onPointerUp: () => setDragged(undefined),
      onPointerCancel: () => setDragged(undefined),
    }),
  };
}
