import { readEndsOf, type Ends } from '../../lib/ipv4/read-range';
import type { HandedOver } from '../../operations/drafts';
import { hasSeveralLines } from '../../operations/takes';

/** The two ends of what is handed over, where it is one range; else it is a list. */
export function endsIn({ text = '' }: HandedOver): Ends | undefined {
  return typeof text !== 'string' || hasSeveralLines(text) ? undefined : readEndsOf(text);
}
