import { useRef, useState } from 'react';
import { insertTyped } from '../../ui/insert-typed';

/** Where one writes in a field of many lines, and ways to write there. */
export function useCaret(lines: readonly string[]) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [line, setLine] = useState(0);
  /** Types at the caret, `back` characters of which stand after it. */
  const insert = (text: string, back = 0) => {
    if (!area.current) return;
    typeInto(area.current, text);
    const caret = area.current.selectionEnd - back;
    area.current.setSelectionRange(caret, caret);
  };
  return {
    area,
    /** The line that the caret is in, from 0. */
    line,
    setLine,
    insert,
    /** Types over everything. */
    replace: (text: string) => {
      area.current?.select();
      insert(text);
    },
    goTo: (row: number, at: number) => {
      const before = lines.slice(0, row).reduce((length, { length: own }) => length + own + 1, 0);
      area.current?.focus();
      area.current?.setSelectionRange(before + at, before + at);
      setLine(row);
    },
  };
}

/** Types over what is chosen, so that the browser's own undo takes it back. */
function typeInto(area: HTMLTextAreaElement, text: string): void {
  area.focus();
  insertTyped(text);
}
