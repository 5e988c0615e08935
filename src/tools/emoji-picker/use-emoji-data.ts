import { useEffect, useMemo } from 'react';
import type { Locale } from '../../i18n/locale';
import { makePart, usePart, type Part } from '../../ui/part';
import { unpackEmojis, type EmojiSet } from './emoji-set';
import { unpackNames, type EmojiNames } from './search';

const setPart = makePart(async () => unpackEmojis((await import('virtual:emojis/set')).default));

const nameParts: Record<Locale, Part<EmojiNames>> = {
  'zh-cn': makePart(async () => unpackNames((await import('virtual:emojis/zh-cn')).default)),
  en: makePart(async () => unpackNames((await import('virtual:emojis/en')).default)),
  fr: makePart(async () => unpackNames((await import('virtual:emojis/fr')).default)),
};

/** The order in which a search asks the languages: the visitor's, English, the others. */
const ORDER: Record<Locale, readonly [Locale, Locale, Locale]> = {
  'zh-cn': ['zh-cn', 'en', 'fr'],
  en: ['en', 'zh-cn', 'fr'],
  fr: ['fr', 'en', 'zh-cn'],
};

export interface EmojiData {
  readonly set: EmojiSet;
  /** Names in the visitor's language. */
  readonly own: EmojiNames;
  /** The visitor's language, English and the others, as far as they have come. */
  readonly languages: readonly EmojiNames[];
  /** How many of these are the visitor's own and English. */
  readonly preferred: number;
}

/**
 * The emojis and their names: what the page shows first, and the other languages, which only the search asks for, after
 * that. Undefined until they are here; what could not be fetched is asked for again with the next query.
 */
export function useEmojiData(locale: Locale, query: string): EmojiData | undefined {
  const [first, second, third] = ORDER[locale];
  const set = usePart(setPart, true);
  const own = usePart(nameParts[first], true);
  const isReady = set !== undefined && own !== undefined;
  const other = usePart(nameParts[second], isReady);
  const last = usePart(nameParts[third], isReady);

  useEffect(() => {
    if (query === '') return;
    for (const part of [setPart, ...Object.values(nameParts)]) part.fetch();
  }, [query]);

  return useMemo(() => {
    if (!set || !own) return undefined;
    const languages = [own, other, last].filter((names) => names !== undefined);
    const hasEnglish = locale === 'en' || other !== undefined;
    return { set, own, languages, preferred: locale === 'en' || !hasEnglish ? 1 : 2 };
  }, [set, own, other, last, locale]);
}
