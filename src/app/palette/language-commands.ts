import { LOCALES, type Locale } from '../../i18n/locale';
import { chooseLanguage } from '../languages/language';

/** What each command is called, in the language of the page. The name of a language in itself is for whoever does not read the page. */
const SWITCH_TO: Readonly<Record<Locale, Readonly<Record<Locale, string>>>> = {
  'zh-cn': { 'zh-cn': '切换到中文', en: '切换到英语（English）', fr: '切换到法语（Français）' },
  en: { 'zh-cn': 'Switch to Chinese (中文)', en: 'Switch to English', fr: 'Switch to French (Français)' },
  fr: { 'zh-cn': 'Passer en chinois (中文)', en: 'Passer en anglais (English)', fr: 'Passer en français' },
};

const HINTS: Readonly<Record<Locale, string>> = {
  'zh-cn': '更换界面语言',
  en: 'Change the language of all pages',
  fr: 'Changer la langue de toutes les pages',
};

/** What whoever wants any other language types. */
const ANY = [
  ...['language', 'languages', 'change language', 'switch language', 'display language', 'locale', 'translation'],
  ...['语言', '切换语言', '更换语言', '界面语言', '翻译'],
  ...['langue', 'langues', 'changer de langue', 'langue d’affichage', 'traduction'],
];

/** What the languages are called in all of them. */
const NAMES: Readonly<Record<Locale, readonly string[]>> = {
  'zh-cn': ['中文', '汉语', '简体中文', '中文版', 'Chinese', 'Simplified Chinese', 'Mandarin', 'chinois', 'en chinois'],
  en: ['English', '英语', '英文', '英文版', 'in English', 'anglais', 'en anglais', 'yingwen', 'yingyu'],
  fr: ['Français', '法语', '法文', '法语版', 'French', 'in French', 'en français'],
};

/** The commands that change the language of the page, one for each other that there is. */
export function languageCommands(present: Locale) {
  return LOCALES.filter((locale) => locale !== present).map((locale) => ({
    key: `language-${locale}`,
    group: 'Actions' as const,
    name: SWITCH_TO[present][locale],
    description: HINTS[present],
    icon: 'languages',
    target: { action: () => void chooseLanguage(locale) },
    names: [...NAMES[locale], ...ANY],
  }));
}
