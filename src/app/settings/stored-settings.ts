import { createStored } from '../../lib/stored';
import { isLocale, type Locale } from '../../i18n/locale';

export type Theme = 'light' | 'dark';

const asStrings = (raw: unknown) =>
  Array.isArray(raw) && raw.every((item) => typeof item === 'string') ? [...new Set(raw)] : undefined;
const asBoolean = (raw: unknown) => (typeof raw === 'boolean' ? raw : undefined);

/** The version of what is stored; a later one brings the migrations from this one. */
export const storageVersion = createStored<number>({
  key: 'storageVersion',
  fallback: 1,
  parse: (raw) => (Number.isInteger(raw) ? Number(raw) : undefined),
});

/** Ids of the favourite tools in the visitor's order. Unknown ones are kept: the tool may come back. */
export const favouriteTools = createStored<readonly string[]>({
  key: 'favouriteTools',
  fallback: [],
  parse: asStrings,
});

/** Which categories of the menu are collapsed. */
export const collapsedCategories = createStored<Readonly<Record<string, boolean>>>({
  key: 'collapsedCategories',
  fallback: {},
  parse: (raw) => {
    if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return undefined;
    const entries = Object.entries(raw);
    return entries.every(([, value]) => typeof value === 'boolean') ? Object.fromEntries(entries) : undefined;
  },
});

/** The visitor's language; absent where none of ours was chosen. */
export const storedLocale = createStored<Locale | undefined>({
  key: 'locale',
  fallback: undefined,
  parse: (raw) => (isLocale(raw) ? raw : undefined),
  plain: true,
});

/** Whether the menu is hidden on wide screens. */
export const isMenuCollapsed = createStored<boolean>({ key: 'isMenuCollapsed', fallback: false, parse: asBoolean });

/** The chosen theme; absent while the system's is followed. */
export const storedTheme = createStored<Theme | undefined>({
  key: 'theme',
  fallback: undefined,
  parse: (raw) => (raw === 'light' || raw === 'dark' ? raw : undefined),
  plain: true,
});

/** Ids of the tools opened last, the latest first; the palette shows them while its field is empty. */
export const recentTools = createStored<readonly string[]>({ key: 'recentTools', fallback: [], parse: asStrings });

/** Whether the visitor was once asked if another language would be better. */
export const isLanguageOffered = createStored<boolean>({ key: 'isLanguageOffered', fallback: false, parse: asBoolean });

const RECENT_LIMIT = 5;

/** Notes that a tool was opened. */
export function noteRecentTool(id: string): void {
  const others = recentTools.get().filter((other) => other !== id);
  recentTools.set([id, ...others].slice(0, RECENT_LIMIT));
}

/** Adds a tool to the favourites, at their end, or takes it out. */
export function toggleFavourite(id: string): void {
  const favourites = favouriteTools.get();
  favouriteTools.set(favourites.includes(id) ? favourites.filter((other) => other !== id) : [...favourites, id]);
}
