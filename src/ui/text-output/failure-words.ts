import type { KitWords } from '../../i18n/context';
import type { Locale } from '../../i18n/locale';
import { formatBytes, formatNumber } from '../../i18n/words';
import type { Failure } from '../../lib/failure';

/** What a failure is about, in a few words. */
export function failureTitle(words: KitWords, failure: Failure | undefined): string {
  switch (failure?.code) {
    case 'not-text':
    case 'unreadable':
    case 'too-large':
      return words.noResult;
    case 'unavailable':
      return words.unavailableTitle;
    case 'worker-died':
      return words.workerDiedTitle;
    case 'too-slow':
      return words.tooSlow(failure.limit / 1000);
    default:
      return words.failedTitle;
  }
}

/** What can be said about a failure beyond its title. */
export function failureHint(words: KitWords, locale: Locale, failure: Failure | undefined): string {
  switch (failure?.code) {
    case 'not-text':
      return words.notTextAt(failure.encoding.toUpperCase(), formatNumber(locale, failure.at + 1));
    case 'unreadable':
      return words.cannotRead;
    case 'too-large':
      return words.tooLarge(formatBytes(locale, failure.bytes), formatBytes(locale, failure.limit));
    case 'unavailable':
      return words.unavailableHint;
    case 'worker-died':
      return words.workerDiedHint;
    case 'too-slow':
      return words.tooSlowHint;
    default:
      return words.failedHint;
  }
}
