import { formatDay } from '../../i18n/day';
import type { Locale } from '../../i18n/locale';
import { meaningOf } from '../../lib/mac-address';
import type { AddressesFault } from './find-addresses';
import type { words as zhCn } from './locales/zh-cn';
import type { LookedUp } from './look-up';
import { REGISTRY_DATE } from './registry-version';

type ToolWords = typeof zhCn;

/** The day of the registry in the words of a language. */
export function registryDate(locale: Locale): string {
  return formatDay(locale, REGISTRY_DATE);
}

/** Who holds the address, or why the registry names nobody. */
export function holderText(words: ToolWords, { holder, digits }: LookedUp, date: string): string {
  switch (holder.kind) {
    case 'listed':
      return holder.organisation;
    case 'divided':
      return holder.partDigits !== undefined && digits.length < holder.partDigits
        ? words.dividedShort(holder.partDigits)
        : words.divided(date);
    case 'unlisted':
      return words.unlisted(date);
    default:
      return words[holder.kind];
  }
}

/** What an address is used for, or what its bits alone tell of one that is in no list. */
export function noteText(words: ToolWords, { holder, digits, use }: LookedUp): string | undefined {
  if (use) return words.uses[use];
  if (holder.kind !== 'unlisted') return undefined;
  const { scope, group } = meaningOf(digits);
  if (group === 'multicast') return scope === 'local' ? words.localGroup : words.groupAddress;
  return scope === 'local' ? words.localAddress : undefined;
}

/** Both in one: the holder with the use behind it, or the use alone of an address that is in no list. */
export function summaryText(words: ToolWords, found: LookedUp, date: string): string {
  const note = noteText(words, found);
  if (note === undefined) return holderText(words, found, date);
  return found.holder.kind === 'unlisted' ? note : `${holderText(words, found, date)} – ${note}`;
}

/** What is wrong with the field: what keeps it from having an answer, or a number of digits that no address has. */
export function errorText(
  words: ToolWords,
  fault: AddressesFault | undefined,
  wrongCount: number | undefined,
): string | undefined {
  if (fault && fault.code !== 'empty') return words.fault(fault);
  return wrongCount === undefined ? undefined : words.digitCount(wrongCount);
}
