import type { KeyboardEvent } from 'react';

/** How many lines further a key leads in the list of what is found. */
export const STEPS: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 5, PageUp: -5 };

/** What the browser does for a modal dialog by itself: Tab leads around within it, Escape closes it. */
export function keepWithin(event: KeyboardEvent<HTMLElement>, onClose: () => void): void {
  const { key, shiftKey, currentTarget } = event;
  // Keys that an input method is composing with are its own.
  if (event.nativeEvent.isComposing || (key !== 'Tab' && key !== 'Escape')) return;
  event.preventDefault();
  if (key === 'Escape') onClose();
  else moveFocus(currentTarget, shiftKey ? -1 : 1);
}

function moveFocus(element: Element, step: number): void {
  const stops = [...element.querySelectorAll<HTMLElement>('input, button')].filter((stop) => stop.checkVisibility());
  const place = stops.findIndex((stop) => stop === document.activeElement);
  stops.at((place + step) % stops.length)?.focus();
}
