import { useEffect, useEffectEvent } from 'react';
import { isPlainKey } from '../../ui/plain-key';

/** What has an answer of its own to a key, Space above all. */
const TAKES_KEYS =
  'button, a, summary, input, video, audio, [role="radio"], [role="switch"], [role="tab"], [role="option"]';

/** Space and R act from anywhere on the page, except in a field and on what the keys press or play by themselves. */
export function useKeys({ onSpace, onR }: { onSpace: () => void; onR: () => void }): void {
  const act = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.repeat) return;
    if (event.target instanceof Element && event.target.closest(TAKES_KEYS)) return;
    if (isPlainKey(event, ' ')) onSpace();
    else if (isPlainKey(event, 'r')) onR();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    document.addEventListener('keydown', act);
    return () => document.removeEventListener('keydown', act);
  }, []);
}
