import { useEffect, useRef, useState } from 'react';
import { useAddressParameter } from '../../operations/use-address-parameter';
import { ALL_CODES } from './shown-codes';

/** The code that the address asks for: `?code=404`. A number that is no code is looked up, so that the page says what it is. */
export function useLinkedCode(setQuery: (query: string) => void): number | undefined {
  const code = useAddressParameter('code', 'stays');
  const linked = code !== null && /^\d{3}$/.test(code) ? Number(code) : undefined;
  useEffect(() => {
    if (linked !== undefined && !ALL_CODES.some((entry) => entry.code === linked)) setQuery(String(linked));
  }, [linked, setQuery]);
  return linked;
}

/** Writes the code into the address, without a new entry in the history. */
export function linkTo(code: number): void {
  const address = new URL(location.href);
  address.searchParams.set('code', String(code));
  history.replaceState(history.state, '', address);
}

/** For the card of a code: brings it into sight when the address asks for it. */
export function useInSight(isLinked: boolean) {
  const card = useRef<HTMLLIElement>(null);
  const [arrivedLinked] = useState(isLinked);
  useEffect(() => {
    if (!isLinked || !card.current) return;
    const { top, bottom } = card.current.getBoundingClientRect();
    // A card that was clicked is in sight already and stays where it is.
    if (arrivedLinked || top < 0 || bottom > innerHeight) card.current.scrollIntoView({ block: 'center' });
  }, [isLinked, arrivedLinked]);
  return card;
}
