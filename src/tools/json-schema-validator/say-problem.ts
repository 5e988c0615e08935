import type { Locale } from '../../i18n/locale';
import type { SchemaProblem } from '../../lib/json-schema/schema-error';

/** What is wrong with a value in a language, for what is handed on. */
export const SENTENCES: Readonly<
  Record<Locale, () => Promise<{ readonly sayProblem: (problem: SchemaProblem) => string }>>
> = {
  'zh-cn': () => import('./sentences/zh-cn'),
  en: () => import('./sentences/en'),
  fr: () => import('./sentences/fr'),
};
