import { isHistoryOn } from '../history/setting';
import { kindOf } from './inventory';
import {
  collapsedCategories,
  favouriteTools,
  isMenuCollapsed,
  recentTools,
  storedLocale,
  storedTheme,
} from './stored-settings';

/** What this page itself may change while the entries are shown. */
const LIVELY = [
  isHistoryOn,
  favouriteTools,
  recentTools,
  collapsedCategories,
  isMenuCollapsed,
  storedLocale,
  storedTheme,
];

/** The browser's storage; undefined where it is forbidden, which reading it may say by throwing. */
export function ownStorage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}

/** Puts values in the place of others, by key; undefined takes one away. Either all of it or, where storage is full, nothing. */
export function changeStored(changes: ReadonlyMap<string, string | undefined>): boolean {
  const storage = ownStorage();
  if (!storage) return false;
  const before = new Map([...changes.keys()].map((key) => [key, storage.getItem(key) ?? undefined]));
  const write = (values: ReadonlyMap<string, string | undefined>) => {
    for (const [key, text] of values) {
      if (text === undefined) storage.removeItem(key);
      else storage.setItem(key, text);
    }
  };
  try {
    write(changes);
    return true;
  } catch {
    write(before);
    return false;
  } finally {
    // As another tab would tell it: all that is remembered on this page is read anew.
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
  }
}

/** Calls the listener when something of ours changes in the storage, here or in another tab; returns what ends that. */
export function followStored(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || kindOf(key)) listener();
  };
  window.addEventListener('storage', onStorage);
  const ends = LIVELY.map((stored) => stored.subscribe(listener));
  return () => {
    window.removeEventListener('storage', onStorage);
    for (const end of ends) end();
  };
}
