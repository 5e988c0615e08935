import { isLocale, LANGUAGE_TAGS, type Locale } from '../../i18n/locale';
import { readAddress } from '../../i18n/page-address';
import { browserLanguages } from '../../lib/own-settings';
import { siteConfig } from '../config/site-config';
import { storedLocale } from '../settings/stored-settings';

let fromLink: Locale | undefined;
const listeners = new Set<() => void>();

/** Takes the language that a shared link asks for (`?lang=en`). A visitor's own choice is not overwritten by it. */
export function readLocaleFromLink(): void {
  const asked = new URLSearchParams(location.search).get('lang');
  if (isLocale(asked)) fromLink = asked;
}

/** The language in force: the link's, else that of the address (`/fr/hash-text`), else the chosen one, else the site's own. */
export function currentLocale(): Locale {
  return fromLink ?? readAddress(location.pathname).locale ?? storedLocale.get() ?? siteConfig()['app.defaultLocale'];
}

/** Puts a language in force for good, whatever a link has asked for. */
export function putLocaleInForce(locale: Locale): void {
  fromLink = undefined;
  storedLocale.set(locale);
  for (const listener of listeners) listener();
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
