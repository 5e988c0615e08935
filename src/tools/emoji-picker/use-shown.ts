import { useRef, useState } from 'react';
import type { TonedEmoji } from './emoji-set';

/** The emoji whose details are shown. Once they close, the focus is where it was; a dialog gives it back itself. */
export function useShown(givesFocusBack: boolean) {
  const [shown, setShown] = useState<TonedEmoji>();
  const opener = useRef<Element>(null);
  const show = (toned: TonedEmoji) => {
    opener.current = document.activeElement;
    setShown(toned);
  };
  const close = () => {
    setShown(undefined);
    if (givesFocusBack && opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
  };
  return { shown, show, setShown, close };
}
