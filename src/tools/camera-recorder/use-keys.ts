import { useEffect, useEffectEvent } from 'react';
import { isPlainKey } from '../../ui/plain-key';

/** What Space presses or plays. */
const TAKES_SPACE =
  'button, a, summary, input, video, audio, [role="radio"], [role="switch"], [role="tab"], [role="option"]';
/** A closed list would take a letter for the beginning of an option. Here the letter is the button's. */
const CLOSED_SELECT = '[role="combobox"][aria-expanded="false"]';

/** R acts from anywhere on the page but fields and open lists, and Space wherever it does not press or play something. */
export function useKeys({ onSpace, onR }: { onSpace: () => void; onR: () => void }): void {
  const act = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.repeat) return;
    if (isLetterR(event)) onR();
    else if (isPlainKey(event, ' ') && !isOn(event, TAKES_SPACE)) onSpace();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    // Before the select that has the focus hears of it.
    document.addEventListener('keydown', act, true);
    return () => document.removeEventListener('keydown', act, true);
  }, []);
}

function isLetterR(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  return isPlainKey({ key, ctrlKey, metaKey, altKey, target: isOn(event, CLOSED_SELECT) ? null : target }, 'r');
}

function isOn({ target }: KeyboardEvent, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}
