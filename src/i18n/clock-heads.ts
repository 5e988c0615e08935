import type { Locale } from './locale';

/** The columns of a table of clocks, which an operation writes in the language that it is asked in. */
export const CLOCK_HEADS: Readonly<Record<Locale, readonly string[]>> = {
  'zh-cn': ['名称', '时区', '日期', '时间', '时差'],
  en: ['Name', 'Zone', 'Date', 'Time', 'Offset'],
  fr: ['Nom', 'Fuseau', 'Date', 'Heure', 'Décalage'],
};
