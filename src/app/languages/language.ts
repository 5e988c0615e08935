import { createContext, useContext } from 'react';
import type { KitWords } from '../../i18n/context';
import type { Locale } from '../../i18n/locale';
import type { words as shellZhCn } from '../../i18n/shell/zh-cn';
import type { Words } from '../../i18n/words';
import { language as zhCn } from './zh-cn';
import type { CatalogueEntry } from '../catalogue/types';

export type ShellWords = Words<typeof shellZhCn>;

/** All that a language brings to every page: the words of shell and widgets, and the tools' cards in order. */
export interface Language {
  readonly locale: Locale;
  readonly shell: ShellWords;
  readonly kit: KitWords;
  readonly tools: readonly CatalogueEntry[];
}

const loaders: Record<Locale, () => Promise<{ language: Language }>> = {
  // The pages are written in it, so it belongs to the first load: one request less, and nothing to wait for.
  'zh-cn': () => Promise.resolve({ language: zhCn }),
  en: () => import('./en'),
  fr: () => import('./fr'),
};

/** Loads a language's words and cards; the same promise again once they are loaded. */
export async function loadLanguage(locale: Locale): Promise<Language> {
  return (await loaders[locale]()).language;
}

export const LanguageContext = createContext<Language | undefined>(undefined);

/** The language in force, with the words of the shell and the cards of the tools. */
export function useLanguage(): Language {
  const language = useContext(LanguageContext);
  if (!language) throw new Error('LanguageContext has no language: render inside the app');
  return language;
}
