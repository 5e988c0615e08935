import { createStored } from '../../lib/stored';
import { LONGEST_NAME } from '../../operations/chain/limits';
import type { SavedChain } from './chain-file';

/** What is drawn of a chain; all else is checked where it is run. */
function isChain(raw: unknown): raw is SavedChain {
  if (typeof raw !== 'object' || raw === null || !('name' in raw) || !('steps' in raw)) return false;
  const { name, steps } = raw;
  return typeof name === 'string' && Array.isArray(steps) && steps.length > 0 && steps.every(isStep);
}

function isStep(raw: unknown): boolean {
  if (typeof raw !== 'object' || raw === null || !('toolId' in raw) || !('secrets' in raw) || !('others' in raw))
    return false;
  const { toolId, secrets, others } = raw;
  return typeof toolId === 'string' && Array.isArray(secrets) && typeof others === 'object' && others !== null;
}

/** The chains of this browser, in the order in which they were saved. */
export const savedChains = createStored<readonly SavedChain[]>({
  key: 'chains',
  fallback: [],
  parse: (raw) => (Array.isArray(raw) && raw.every(isChain) ? raw : undefined),
});

/** Keeps chains; one of the same name is replaced where it stands. */
export function saveChains(added: readonly SavedChain[]): void {
  const chains = new Map(savedChains.get().map((chain) => [chain.name, chain]));
  for (const chain of added) chains.set(chain.name, chain);
  savedChains.set([...chains.values()]);
}

/** Adds chains from elsewhere: one whose name another chain has gets a name of its own, and nothing is replaced. One that is here already stays as it is. */
export function addChains(added: readonly SavedChain[]): {
  readonly names: readonly string[];
  readonly renamed: number;
} {
  const chains = new Map(savedChains.get().map((chain) => [chain.name, chain]));
  let renamed = 0;
  const names = added.map((chain) => {
    const present = chains.get(chain.name);
    if (present && isSame(present, chain)) return chain.name;
    const name = present ? freeName(chain.name, chains) : chain.name;
    if (present) renamed += 1;
    chains.set(name, { ...chain, name });
    return name;
  });
  savedChains.set([...chains.values()]);
  return { names, renamed };
}

/** Both are JSON, and were read by the same rules. */
function isSame(one: SavedChain, other: SavedChain): boolean {
  return JSON.stringify(one.steps) === JSON.stringify(other.steps);
}

function freeName(name: string, taken: ReadonlyMap<string, unknown>): string {
  for (let count = 2; ; count += 1) {
    const end = ` (${count})`;
    const free = name.slice(0, LONGEST_NAME - end.length) + end;
    if (!taken.has(free)) return free;
  }
}

const CHOSEN_KEY = 'chosenChain';
let chosen: { readonly name: string | undefined } | undefined;
const listeners = new Set<() => void>();

/** The name of the chain that the page of chains shows; it lasts as long as the tab. */
export function chosenChain(): string | undefined {
  chosen ??= { name: readChosen() };
  return chosen.name;
}

function readChosen(): string | undefined {
  try {
    return sessionStorage.getItem(CHOSEN_KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Has the page of chains show one. */
export function chooseChain(name: string | undefined): void {
  chosen = { name };
  try {
    if (name === undefined) sessionStorage.removeItem(CHOSEN_KEY);
    else sessionStorage.setItem(CHOSEN_KEY, name);
  } catch {
    // Full or forbidden: it lasts as long as the page.
  }
  for (const listener of [...listeners]) listener();
}

/** Calls the listener when another chain is chosen; returns what ends that. */
export function followChosen(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
