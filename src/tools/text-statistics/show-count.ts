import type { Locale } from '../../i18n/locale';
import { formatNumber } from '../../i18n/words';
import { toCsv } from '../../lib/csv-writer';
import { allCounts, countOf, splitDuration, TILES, type CountName, type TileName } from './rows';
import type { Statistics } from './statistics';
import type { ToolWords } from './use-words';

/** A count as it reads best. */
export function showCount(words: ToolWords, locale: Locale, statistics: Statistics, name: CountName): string {
  const value = countOf(statistics, name);
  if (value === null) return name === 'gbkBytes' ? words.notEncodable : words.noValue;
  if (name === 'readingSeconds' || name === 'speakingSeconds')
    return words.duration(...splitDuration(statistics[name]));
  const { sms, longestLineNumber } = statistics;
  if (name === 'smsParts') return words.sms(value, sms.encoding === 'gsm-7' ? 'GSM-7' : 'UCS-2', sms.units);
  const shown = formatNumber(locale, value, { maximumFractionDigits: 2 });
  return name === 'longestLine' && value > 0 ? `${shown} · ${words.onLine(longestLineNumber)}` : shown;
}

/** What is selected, in short. */
export function selectionText(words: ToolWords, { characters, words: wordCount, lines, bytes }: Statistics): string {
  return words.selected(characters, wordCount, lines, bytes);
}

function isTile(name: TileName | CountName): name is TileName {
  return TILES.some((tile) => tile === name);
}

/** Everything that was counted, with its names, as CSV. */
export function countsCsv(words: ToolWords, statistics: Statistics): string {
  const nameOf = (name: TileName | CountName) => (isTile(name) ? words[name] : words.countName(name));
  return toCsv([
    [words.count, words.value],
    ...allCounts(statistics).map(([name, value]) => [nameOf(name), `${value ?? ''}`]),
  ]);
}
