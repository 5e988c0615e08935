import type { Locale } from '../../i18n/locale';
import { chooseLocale } from './current-locale';
import { loadLanguage } from './language';

/**
 * Chooses a language for good, once its words are here, those of the open tool too. Where they cannot be had the present one stays, and the
 * watch for missing files says so.
 */
export async function chooseLanguage(locale: Locale): Promise<void> {
  try {
    const { loadToolWords } = await loadLanguage(locale);
    await loadToolWords(location.pathname.replace(/.*\//, ''));
    chooseLocale(locale);
  } catch {
    // Said already.
  }
}
