import type { Chain } from './step';

/** Where `kept-chain.ts` stores the way for the next page of the tab. */
export const CHAIN_KEY = 'chain';

let chain: Chain | undefined;
const listeners = new Set<() => void>();

/** The way so far; undefined where no result was handed on. */
export function currentChain(): Chain | undefined {
  return chain;
}

/** Puts another way in its place, or forgets it. */
export function setChain(next: Chain | undefined): void {
  chain = next;
  for (const listener of [...listeners]) listener();
}

/** Calls the listener after every change; returns what ends that. */
export function followChain(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Whether a tool is on a way that the page before stored, and that is not taken from there yet. */
export function isStoredOnWay(toolId: string): boolean {
  try {
    return !chain && sessionStorage.getItem(CHAIN_KEY)?.includes(`"toolId":"${toolId}"`) === true;
  } catch {
    return false;
  }
}
