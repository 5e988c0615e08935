import { useEffect, useState, type RefObject } from 'react';

/** The text selected in a text box inside the element; empty when there is none, or when it is the whole text, of which the page tells anyway. */
export function useSelectedText(around: RefObject<HTMLElement | null>): string {
  const [selected, setSelected] = useState('');
  useEffect(() => {
    const read = () => {
      const box = around.current?.querySelector('textarea');
      // A selection outside the box leaves the one inside alone, but the box is no longer what one works in.
      const isActive = box !== null && box !== undefined && document.activeElement === box;
      const chosen = isActive ? box.value.slice(box.selectionStart, box.selectionEnd) : '';
      setSelected(chosen === box?.value ? '' : chosen);
    };
    document.addEventListener('selectionchange', read);
    document.addEventListener('focusin', read);
    return () => {
      document.removeEventListener('selectionchange', read);
      document.removeEventListener('focusin', read);
    };
  }, [around]);
  return selected;
}
