/** The languages that have words, in the order the selector shows them. */
export const LOCALES = ['zh-cn', 'en', 'fr'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'zh-cn';

/** Names of languages in themselves. Those without words are known but not offered. */
export const LOCALE_NAMES = {
  'zh-cn': '中文',
  en: 'English',
  fr: 'Français',
  es: 'Español',
  pt: 'Português',
  ru: 'Русский',
} as const;

/** What `<html lang>` and `Intl` take (BCP 47). */
export const LANGUAGE_TAGS: Record<Locale, string> = { 'zh-cn': 'zh-CN', en: 'en', fr: 'fr' };

/** Tells whether a stored or given value is a language we have. */
export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}
