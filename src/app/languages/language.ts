import { createContext, useContext } from 'react';
import type { KitWords } from '../../i18n/context';
import { LOCALES, type Locale } from '../../i18n/locale';
import { words as zhCnShell } from '../../i18n/shell/zh-cn';
import type { Words } from '../../i18n/words';
import type { CatalogueEntry } from '../catalogue/types';

export type ShellWords = Words<typeof zhCnShell>;

/** All that a language brings to every page: the words of the shell, and the tools' cards in order. */
export interface Language {
  readonly locale: Locale;
  readonly shell: ShellWords;
  readonly tools: readonly CatalogueEntry[];
  /** The words of the widgets; home starts without them. */
  readonly kit?: KitWords;
  /** Loads the words of a tool's page. Here and not with the tools, since nobody needs to know the files of other languages. */
  readonly loadToolWords?: (id: string) => Promise<unknown>;
}

/** A language with all its words, as its file has it. */
export type WholeLanguage = Required<Language>;

const loaders: Record<Locale, () => Promise<{ language: WholeLanguage }>> = {
  'zh-cn': () => import('./zh-cn'),
  en: () => import('./en'),
  fr: () => import('./fr'),
};

/** Loads a language's words and cards; the same promise again once they are loaded. */
export async function loadLanguage(locale: Locale): Promise<WholeLanguage> {
  return (await loaders[locale]()).language;
}

/** Loads a language to begin with: the one in force or, where its file cannot be had, one that can, so that the page starts. */
export async function loadFirstLanguage(wanted: Locale): Promise<WholeLanguage> {
  for (const locale of [wanted, ...LOCALES]) {
    try {
      return await loadLanguage(locale);
    } catch {
      // The watch for missing files tells the visitor once the page is there.
    }
  }
  return loadLanguage(wanted);
}

/** Chooses a language for good, as soon as it is here; `choose-language.ts` says more. */
export async function chooseLanguage(locale: Locale): Promise<void> {
  // The watch for missing files says so where it cannot be had.
  await import('./choose-language').then((part) => part.chooseLanguage(locale)).catch(() => undefined);
}

/** The language whose words of the shell every page has. */
export const HOME_LOCALE: Locale = 'zh-cn';

/** What home in that language starts with: its words, with the cards that stand in the page. */
export function languageOfHome(cards: readonly CatalogueEntry[]): Language {
  return { locale: HOME_LOCALE, shell: zhCnShell, tools: cards };
}

export const LanguageContext = createContext<Language | undefined>(undefined);

/** The language in force, with the words of the shell and the cards of the tools. */
export function useLanguage(): Language {
  const language = useContext(LanguageContext);
  if (!language) throw new Error('LanguageContext has no language: render inside the app');
  return language;
}
