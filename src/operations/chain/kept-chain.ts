import { withPresent } from './chain';
import { currentChain, followChain, setChain } from './chain-state';
import { readChain, storeChain } from './chain-storage';

/** Takes the way that the page before stored, where there is none yet, and from then on stores it whenever the page may be about to go. */
export function keepChain(): void {
  if (!currentChain()) {
    const stored = readChain();
    if (stored) setChain(stored);
  }
  const store = () => {
    const chain = currentChain();
    if (chain) storeChain({ ...chain, steps: withPresent(chain) });
  };
  for (const event of ['pagehide', 'visibilitychange']) window.addEventListener(event, store);
  followChain(() => {
    if (!currentChain()) storeChain(undefined);
  });
}
