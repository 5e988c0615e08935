import { useState, type ClipboardEvent, type FocusEvent, type PointerEvent, type RefObject } from 'react';
import type { AnyText } from '../../lib/text-chunks';
import type { Rows } from './rows';
import { selectedRange } from './selection';

/** Selecting and copying, where only part of the text is in the page: all of it, or exactly what a selection spans. */
export function useWholeSelection(text: AnyText, rows: Rows, canvas: RefObject<HTMLDivElement | null>) {
  const [isAll, setAll] = useState(false);
  return {
    isAll,
    selectAll() {
      if (canvas.current) document.getSelection()?.selectAllChildren(canvas.current);
      setAll(true);
    },
    handlers: {
      onCopy(event: ClipboardEvent) {
        const range = isAll ? { start: 0, end: text.length } : selectedRange(canvas.current, rows);
        if (!range) return;
        event.preventDefault();
        event.clipboardData.setData('text/plain', text.slice(range.start, range.end));
      },
      onPointerDown(event: PointerEvent) {
        if (event.button === 0) setAll(false);
      },
      onBlur(event: FocusEvent) {
        if (!event.currentTarget.contains(event.relatedTarget)) setAll(false);
      },
    },
  };
}
