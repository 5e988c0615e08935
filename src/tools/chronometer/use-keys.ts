import { useEffect, useEffectEvent } from 'react';
import { isPlainKey } from '../../ui/plain-key';

/** What Space presses or opens by itself. */
const TAKES_SPACE = 'button, a, summary, input, [role="radio"], [role="switch"], [role="tab"], [role="option"]';

export interface KeyActions {
  readonly onToggle: () => void;
  readonly onLap: () => void;
  readonly onReset: () => void;
}

/** Space, L and R act from anywhere on the page, except where something takes these keys itself. Without actions nothing is heard. */
export function useKeys(actions: KeyActions | undefined): void {
  const act = useEffectEvent((event: KeyboardEvent) => {
    if (!actions || event.defaultPrevented || event.isComposing || event.repeat) return;
    const isTaken = event.target instanceof Element && event.target.closest(TAKES_SPACE) !== null;
    const { onToggle, onLap, onReset } = actions;
    if (isPlainKey(event, ' ') && !isTaken) onToggle();
    else if (isPlainKey(event, 'l')) onLap();
    else if (isPlainKey(event, 'r')) onReset();
    else return;
    event.preventDefault();
  });
  const isHeard = actions !== undefined;
  useEffect(() => {
    if (!isHeard) return undefined;
    document.addEventListener('keydown', act);
    return () => document.removeEventListener('keydown', act);
  }, [isHeard]);
}
