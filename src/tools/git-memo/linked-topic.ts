import { useEffect, useState } from 'react';
import { useAddressParameter } from '../../operations/use-address-parameter';
import { isTopic } from './commands';

/** Brings a topic into sight, as soon as it is there: a filter that hides it may just be on its way out. */
export function goToTopic(topic: string): void {
  requestAnimationFrame(() => document.getElementById(topic)?.scrollIntoView());
}

/** Goes to the topic that the address names: `#undo`, or `?section=undo` from the palette. */
export function useLinkedTopic(onLinked: () => void): void {
  const section = useAddressParameter('section', 'stays') ?? '';
  const [linked] = useState(() => (isTopic(section) ? section : location.hash.slice(1)));
  useEffect(() => {
    if (!isTopic(linked)) return;
    // A filter from before may hide the section.
    onLinked();
    goToTopic(linked);
    // Only where the visitor came in by that address.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [linked]);
}
