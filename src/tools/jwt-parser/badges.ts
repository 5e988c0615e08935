import { relativeTime } from '../../lib/relative-time';
import type { Run } from '../../operations/use-operation';
import type { BadgeProps } from '../../ui/badge/badge';
import { type DateStyle, instantText } from '../../i18n/instant-text';
import type { ToolWords } from './use-words';
import type { Validity } from './validity';
import type { Verified, VerifyFault } from './verify';

const GOOD = { kind: 'ok', icon: 'check' } as const;
const BAD = { kind: 'bad', icon: 'x' } as const;

/** Whether the token may be used now. */
export function validityBadge(validity: Validity, words: ToolWords, style: DateStyle): BadgeProps {
  const relative = (ms: number) => relativeTime(ms, style.now, style.language);
  switch (validity.state) {
    case 'active':
      return { ...GOOD, children: words.active(relative(validity.until)) };
    case 'expired':
      return { ...BAD, children: words.expired(relative(validity.since)) };
    case 'not-yet':
      return { kind: 'warn', children: words.notYet(instantText(validity.from, style)) };
    case 'no-expiry':
      return { children: words.noExpiry };
    case 'unreadable':
      return { kind: 'warn', children: words.unreadable };
  }
}

/** How the check of the signature stands. */
export function signatureBadge({ status, fault }: Run<Verified, VerifyFault>, words: ToolWords): BadgeProps {
  if (status === 'done') return { ...GOOD, children: words.verified };
  if (status === 'busy') return { children: words.checking };
  return fault?.code === 'wrong-signature' ? { ...BAD, children: words.wrong } : { children: words.notChecked };
}
