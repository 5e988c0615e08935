import type { Locale } from '../../i18n/locale';
import { formatNumber } from '../../i18n/words';
import type { ListRow } from './color-list';
import type { ToolWords } from './use-words';
import type { Converted, Notation } from './write-color';

/** What the text of a colour in a notation does not say. */
export function remarkOn(
  notation: Notation,
  { name }: Pick<Converted, 'name'>,
  words: ToolWords,
  locale: Locale,
): string | undefined {
  if (notation === 'cmyk') return words.cmykNote;
  if (notation !== 'name') return undefined;
  if (name.others.length > 0) return words.otherNames(name.others);
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return name.distance === 0 ? undefined : words.distance(formatNumber(locale, name.distance, digits));
}

/** What there is to say of a line of a list; nothing of most. */
export function remarkOfRow(row: ListRow, words: ToolWords): string {
  if (!row.texts) return words.fault(row.fault);
  return [...(row.isMapped ? [words.outside] : []), ...row.notices.map(words.notice)].join(' ');
}
