import type { PrettifyFault } from './prettify';
import type { Act } from '../../ui/button/act-buttons';
import type { Ask } from './use-asked';
import type { ToolWords } from './use-words';

/** What can be done about a fault besides going there; nothing about one that has no place. */
export function actsFor(
  fault: PrettifyFault,
  { strict, unwrap }: { readonly strict: boolean; readonly unwrap: number },
  ask: Ask,
  words: ToolWords,
): readonly Act[] {
  if (!('line' in fault)) return [];
  const acts: Act[] = [];
  if (fault.canUnescape) acts.push({ label: words.unescape, onAct: () => ask({ unwrap: unwrap + 1 }) });
  if (fault.code === 'several-values' && !strict) {
    acts.push({ label: words.formatAsLines, onAct: () => ask({ jsonLines: true }) });
  }
  return [...acts, { label: words.repair, icon: 'wrench', onAct: () => ask({ repair: true }) }];
}
