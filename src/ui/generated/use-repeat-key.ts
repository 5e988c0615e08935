import { useEffect } from 'react';
import { isPlainKey } from '../plain-key';

/** Whether Enter was pressed in a field of a number that is right: there it means nothing else. */
function isEnterInNumber({ key, target, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  if (key !== 'Enter' || ctrlKey || metaKey || altKey || shiftKey || !(target instanceof Element)) return false;
  return target.matches('[role="spinbutton"]:not([aria-invalid="true"])');
}

/**
 * Ctrl or Cmd with Enter acts from anywhere on the page, since nothing else on it takes these keys; so does Enter in a number's field, and so
 * may a letter.
 */
export function useRepeatKey(onRefresh: (() => void) | undefined, letter?: string) {
  useEffect(() => {
    if (!onRefresh) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      const isEnter = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
      if (!isEnter && !isEnterInNumber(event) && !(letter !== undefined && isPlainKey(event, letter))) return;
      event.preventDefault();
      onRefresh();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onRefresh, letter]);
}
