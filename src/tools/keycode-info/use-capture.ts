import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useOptions } from '../../operations/use-options';
import { type KeyPress, readPress } from './key-press';
import { keyOptions } from './operations';

/**
 * What makes a text field take every key while it has the focus. Escape twice gives the keyboard back: the focus goes to the button that
 * `toggle` is the ref of.
 */
export function useCapture(onPress: (press: KeyPress) => void) {
  const [{ events, prevent }] = useOptions(keyOptions);
  const field = useRef<HTMLInputElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const wasEscape = useRef(false);
  const [isActive, setActive] = useState(false);

  useEffect(() => {
    // Where a finger points, a keyboard would cover half of the page.
    if (matchMedia('(pointer: fine)').matches) field.current?.focus({ preventScroll: true });
  }, []);

  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const press = readPress(event.nativeEvent);
    if (events === 'both' || events === press.type) onPress(press);
    if (!prevent) return;
    // No shortcut of the page is meant either.
    event.preventDefault();
    event.stopPropagation();
    if (press.type === 'keyup' || press.repeat) return;
    const isEscape = press.key === 'Escape';
    if (isEscape && wasEscape.current) toggle.current?.focus();
    wasEscape.current = isEscape && !wasEscape.current;
  };
  return {
    isActive,
    toggle,
    onToggle: () => (isActive ? field.current?.blur() : field.current?.focus()),
    /** The props of the field. */
    field: {
      ref: field,
      onKeyDown: onKey,
      onKeyUp: onKey,
      onFocus: () => {
        wasEscape.current = false;
        setActive(true);
      },
      onBlur: () => setActive(false),
      onInput: ({ currentTarget }: FormEvent<HTMLInputElement>) => {
        // What a phone or an input method typed all the same.
        currentTarget.value = '';
      },
    },
  };
}
