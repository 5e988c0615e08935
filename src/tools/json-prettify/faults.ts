import type { PrettifyFault } from './prettify';
import type { Asked } from './use-asked';
import type { ToolWords } from './use-words';

/** Something to ask for. */
export interface Offer {
  readonly label: string;
  readonly icon?: string;
  readonly asks: Partial<Asked>;
}

/** What can be done about a fault besides going there; nothing about one that has no place. */
export function offersFor(
  fault: PrettifyFault,
  { strict, unwrap }: { readonly strict: boolean; readonly unwrap: number },
  words: ToolWords,
): readonly Offer[] {
  if (!('line' in fault)) return [];
  const offers: Offer[] = [];
  if (fault.canUnescape) offers.push({ label: words.unescape, asks: { unwrap: unwrap + 1 } });
  if (fault.code === 'several-values' && !strict) {
    offers.push({ label: words.formatAsLines, asks: { jsonLines: true } });
  }
  return [...offers, { label: words.repair, icon: 'wrench', asks: { repair: true } }];
}
