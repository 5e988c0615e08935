import { LANGUAGE_TAGS, type Locale } from './locale';

/** Excel takes the separator that goes with the decimal mark: a semicolon where numbers have a comma. */
export function excelDelimiter(locale: Locale): ',' | ';' {
  return new Intl.NumberFormat(LANGUAGE_TAGS[locale]).format(0.5).includes(',') ? ';' : ',';
}
