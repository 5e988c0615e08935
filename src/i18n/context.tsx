import { createContext, useContext } from 'react';
import type { words as kitZhCn } from './kit/zh-cn';
import { DEFAULT_LOCALE, type Locale } from './locale';
import type { Words } from './words';

export type KitWords = Words<typeof kitZhCn>;

export const LocaleContext = createContext<Locale>(DEFAULT_LOCALE);
export const WordsContext = createContext<unknown>(undefined);
export const KitWordsContext = createContext<KitWords | undefined>(undefined);

/** The visitor's language. */
export function useLocale(): Locale {
  return useContext(LocaleContext);
}

/** The words of the tool around it. The type is that of the tool's own `zh-cn.ts`. */
export function useWords<T>(): T {
  // The tool's page provides the words of the tool whose view it renders, so the type is known by construction.
  return useContext(WordsContext) as T;
}

/** The words of the widgets themselves: copy, download, clear and the like. */
export function useKitWords(): KitWords {
  const words = useContext(KitWordsContext);
  if (!words) throw new Error('KitWordsContext has no words: render inside the shell or a test frame');
  return words;
}
