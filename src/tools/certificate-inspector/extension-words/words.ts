import type { Locale } from '../../../i18n/locale';
import { makePart, type Part } from '../../../ui/part';
import type { ExtensionWords } from './texts';

/** In each language, fetched when the extensions of an object are shown. */
export const EXTENSION_WORDS: Readonly<Record<Locale, Part<{ readonly extensionWords: ExtensionWords }>>> = {
  'zh-cn': makePart(() => import('./zh-cn')),
  en: makePart(() => import('./en')),
  fr: makePart(() => import('./fr')),
};
