import type { ClaimTime } from '../../lib/jwt/claims';
import type { ToolWords } from './use-words';

/** What is odd about the time of a claim; undefined when nothing is. */
export function timeWarning(time: ClaimTime, words: ToolWords): string | undefined {
  if (time.state === 'not-number') return words.timeNotNumber;
  if (time.state === 'out-of-range') return words.timeOutOfRange;
  if (!time.isMilliseconds) return undefined;
  if (time.asSeconds === undefined) return words.looksLikeMilliseconds;
  return `${words.looksLikeMilliseconds} ${words.asSeconds(new Date(time.asSeconds).getUTCFullYear())}`;
}
