import { useEffect, useEffectEvent } from 'react';
import { isPlainKey } from '../plain-key';

/**
 * F7 goes from change to change wherever the focus is, also while a text is edited; `n` and `p` do where nobody is typing.
 * Both are on the buttons, so both must act without a click into the view.
 */
export function useChangeKeys(step: (by: 1 | -1) => void) {
  const act = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return;
    const isF7 = event.key === 'F7' && !event.ctrlKey && !event.metaKey && !event.altKey;
    const isForth = isF7 ? !event.shiftKey : isPlainKey(event, 'n');
    if (!isF7 && !isForth && !isPlainKey(event, 'p')) return;
    event.preventDefault();
    step(isForth ? 1 : -1);
  });
  useEffect(() => {
    document.addEventListener('keydown', act);
    return () => document.removeEventListener('keydown', act);
  }, []);
}
