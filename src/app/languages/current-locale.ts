import { isLocale, LANGUAGE_TAGS, type Locale } from '../../i18n/locale';
import { browserLanguages } from '../../lib/own-settings';
import { storedLocale } from '../settings/stored-settings';

let fromLink: Locale | undefined;
const listeners = new Set<() => void>();

/** Takes the language that a shared link asks for (`?lang=en`). A visitor's own choice is not overwritten by it. */
export function readLocaleFromLink(): void {
  const asked = new URLSearchParams(location.search).get('lang');
  if (isLocale(asked)) fromLink = asked;
}

/** The language in force: the link's, else the chosen one, else Chinese. */
export function currentLocale(): Locale {
  return fromLink ?? storedLocale.get();
}

/** Puts a language in force for good, and takes the link's wish out of the address. */
export function chooseLocale(locale: Locale): void {
  dropLinkLocale();
  storedLocale.set(locale);
  for (const listener of listeners) listener();
}

function dropLinkLocale(): void {
  fromLink = undefined;
  const address = new URL(location.href);
  if (!address.searchParams.has('lang')) return;
  address.searchParams.delete('lang');
  history.replaceState(history.state, '', address);
}

/** Calls the listener when another language is in force, here or by another tab's choice. */
export function subscribeToLocale(listener: () => void): () => void {
  listeners.add(listener);
  const unsubscribe = storedLocale.subscribe(listener);
  return () => {
    listeners.delete(listener);
    unsubscribe();
  };
}

/** The first language the browser prefers that we have; undefined when it knows none of ours. */
export function preferredLocale(): Locale | undefined {
  for (const tag of browserLanguages()) {
    for (const [locale, own] of Object.entries(LANGUAGE_TAGS)) {
      const isSame = tag.split('-')[0] === own.split('-')[0];
      if (isSame && isLocale(locale)) return locale;
    }
  }
  return undefined;
}
