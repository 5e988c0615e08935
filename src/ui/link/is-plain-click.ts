import type { MouseEvent } from 'react';

/** Whether a click on a link means this tab. Another tab, another window and a download are the browser's business. */
export function isPlainClick({ button, ctrlKey, metaKey, altKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !ctrlKey && !metaKey && !altKey && !shiftKey;
}
