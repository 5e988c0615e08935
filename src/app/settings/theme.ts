import { useSyncExternalStore } from 'react';
import { storedTheme, type Theme } from './stored-settings';

const DARK = '(prefers-color-scheme: dark)';

function currentTheme(): Theme {
  return storedTheme.get() ?? (matchMedia(DARK).matches ? 'dark' : 'light');
}

function subscribe(listener: () => void): () => void {
  const system = matchMedia(DARK);
  const unsubscribe = storedTheme.subscribe(listener);
  system.addEventListener('change', listener);
  return () => {
    unsubscribe();
    system.removeEventListener('change', listener);
  };
}

/** The theme in force: the chosen one, else the system's. Prerender: light. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme, () => 'light' as const);
}

/** Chooses the other theme. */
export function toggleTheme(): void {
  storedTheme.set(currentTheme() === 'dark' ? 'light' : 'dark');
}

/** Keeps `<html data-theme>` in step with the choice, made here or in another tab. */
export function followTheme(): void {
  const apply = () => {
    const theme = storedTheme.get();
    if (theme) document.documentElement.dataset.theme = theme;
    else delete document.documentElement.dataset.theme;
  };
  apply();
  storedTheme.subscribe(apply);
}
