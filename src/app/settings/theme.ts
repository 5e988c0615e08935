import { useSyncExternalStore } from 'react';
import { storedTheme, type Theme } from './stored-settings';

const DARK = '(prefers-color-scheme: dark)';

function systemTheme(): Theme {
  return matchMedia(DARK).matches ? 'dark' : 'light';
}

function opposite(theme: Theme): Theme {
  return theme === 'dark' ? 'light' : 'dark';
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

function nextChoice(): Theme | 'system' {
  const system = systemTheme();
  const chosen = storedTheme.get() ?? system;
  if (chosen !== system) return system;
  return storedTheme.get() ? 'system' : opposite(system);
}

/** What is chosen next: the theme that the system does not have, the system's own, then to follow the system. Prerender: dark. */
export function useNextTheme(): Theme | 'system' {
  return useSyncExternalStore(subscribe, nextChoice, () => 'dark' as const);
}

/** Chooses a theme, or to follow the system. */
export function chooseTheme(theme: Theme | 'system'): void {
  if (theme === 'system') storedTheme.remove();
  else storedTheme.set(theme);
}

/** Chooses the theme that is not in force. */
export function toggleTheme(): void {
  storedTheme.set(opposite(storedTheme.get() ?? systemTheme()));
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
