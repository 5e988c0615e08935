import { useEffect, useEffectEvent } from 'react';
import { isPlainKey } from '../../ui/plain-key';

/** What Space presses or opens by itself. */
const TAKES_SPACE = 'button, a, summary, input, [role="radio"], [role="switch"], [role="tab"], [role="option"]';

export interface KeyActions {
  readonly onToggle: () => void;
  readonly onLap: () => void;
  readonly onReset: () => void;
}

/** Space, L and R act from anywhere on the page, except where something takes these keys itself. */
export function useKeys({ onToggle, onLap, onReset }: KeyActions): void {
  const act = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.repeat) return;
    const isTaken = event.target instanceof Element && event.target.closest(TAKES_SPACE) !== null;
    if (isPlainKey(event, ' ') && !isTaken) onToggle();
    else if (isPlainKey(event, 'l')) onLap();
    else if (isPlainKey(event, 'r')) onReset();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    document.addEventListener('keydown', act);
    return () => document.removeEventListener('keydown', act);
  }, []);
}
