import { isLocale, type Locale } from '../src/i18n/locale';

/** The variables that tell a program's language, the strongest first (POSIX, 8.2). */
const VARIABLES = ['LC_ALL', 'LC_MESSAGES', 'LANG'] as const;

/** The language of the surroundings as far as there are words for it; English elsewhere, as with `C` and `POSIX`. */
export function localeOf(environment: Readonly<Record<string, string | undefined>>): Locale {
  const name = VARIABLES.map((variable) => environment[variable]).find((value) => value !== undefined && value !== '');
  const language = /^[a-z]+/i.exec(name ?? '')?.[0].toLowerCase();
  if (language === 'zh') return 'zh-cn';
  return isLocale(language) ? language : 'en';
}
