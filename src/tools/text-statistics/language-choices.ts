import { browserLanguages, languageName } from '../../lib/own-settings';
import type { ToolWords } from './use-words';

/** Languages whose words are found by rules or dictionaries of their own. */
const OTHER_LANGUAGES = ['de', 'es', 'it', 'pt', 'nl', 'sv', 'fi', 'ru', 'el', 'he', 'ar', 'hi', 'ja', 'ko', 'th'];

/** The languages that words may be read in, with their names in that of the page; the first one is the one found out. */
export function languageChoices(words: ToolWords, pageTag: string, found: string | undefined) {
  const tags = [...new Set(['zh', 'en', 'fr', ...browserLanguages(), ...OTHER_LANGUAGES])];
  return [
    { value: 'auto', label: found ? words.autoAs(languageName(found, pageTag)) : words.auto },
    ...tags.map((value) => ({ value, label: languageName(value, pageTag) })),
  ];
}
