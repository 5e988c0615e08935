import type { Locale } from '../../../../i18n/locale';
import { makePart, type Part } from '../../../../ui/part';
import type { CardWords } from './texts';

/** In each language, fetched when the first card is shown. */
export const CARD_WORDS: Readonly<Record<Locale, Part<{ readonly cardWords: CardWords }>>> = {
  'zh-cn': makePart(() => import('./en')),
  en: makePart(() => import('./en')),
  fr: makePart(() => import('./en')),
};
