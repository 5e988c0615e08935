import { useRef, useState, type ComponentProps, type RefObject } from 'react';

export interface Reorder<List extends HTMLElement> {
  /** Of the element whose children are the items, each as high as it is drawn. */
  readonly list: RefObject<List | null>;
  /** The key of the item that is being dragged. */
  readonly dragged: string | undefined;
  /** What the handle of an item takes: it is dragged, or moved by the arrow keys. */
  readonly gripOf: (key: string, place: number) => ComponentProps<'button'>;
}

/** Moves the items of a list, below each other or in rows; `onMove` gets the key of one and the place that it is to have. */
export function useReorder<List extends HTMLElement>(onMove: (key: string, place: number) => void): Reorder<List> {
  const list = useRef<List>(null);
  const [dragged, setDragged] = useState<string>();
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
        const target = dragged === key ? placeAt(list.current, event) : -1;
        if (target >= 0) onMove(key, target);
      },
      onPointerUp: () => setDragged(undefined),
      onPointerCancel: () => setDragged(undefined),
    }),
  };
}

/** The place of the item that the pointer is over, or beside: of those of a row, the nearest. */
function placeAt(list: HTMLElement | null, { clientX, clientY }: { clientX: number; clientY: number }): number {
  let found = -1;
  let least = Infinity;
  for (const [place, item] of [...(list?.children ?? [])].entries()) {
    const { left, right, top, bottom } = item.getBoundingClientRect();
    const distance = Math.abs(clientX - (left + right) / 2);
    if (clientY < top || clientY >= bottom || distance >= least) continue;
    found = place;
    least = distance;
  }
  return found;
}
