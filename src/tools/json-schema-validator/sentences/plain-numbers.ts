import { LANGUAGE_TAGS, type Locale } from '../../../i18n/locale';
import type { Numbers } from '../../../i18n/words';
import { spaced } from '../../../lib/spaced';

/** Numbers and plurals of a language, where those of the page, which stand in its first script, are not at hand: in the worker. */
export function plainNumbers(locale: Locale): Numbers {
  const tag = LANGUAGE_TAGS[locale];
  const rules = new Intl.PluralRules(tag);
  return {
    count: (value, options) => spaced(new Intl.NumberFormat(tag, options).format(value)),
    plural: (value, forms) => forms[rules.select(value)] ?? forms.other,
  };
}
