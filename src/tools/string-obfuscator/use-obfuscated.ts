import type { TextSource } from '../../lib/text-source';
import { type Run, useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import type { MaskFault, MaskReport } from './masking';
import { mask } from './operations';
import { obfuscatorOptions } from './options';
import { ruleMessages } from './rule-messages';
import { useCleaning } from './use-cleaning';
import { useWords } from './use-words';
import { warningsOf } from './warnings';

/** A text with its secrets hidden, and what there is to say of that: masked as a whole or by line, or searched for secrets. */
export function useObfuscated(text: TextSource, rules: string, spared: readonly string[]) {
  const words = useWords();
  const [{ mode, kinds, ipScope, action, ...masking }] = useOptions(obfuscatorOptions);
  const isFinding = mode === 'find';
  const perLine = mode === 'lines';
  const masked = useOperation(mask, { text }, { ...masking, perLine }, { enabled: !isFinding });
  const cleaning = useCleaning(text, rules, { ...masking, kinds, ipScope, action, spared: [...spared] }, isFinding);
  const run: Run<Pick<MaskReport, 'text'>, MaskFault> = isFinding ? cleaning.run : masked;
  const report = cleaning.run.status === 'done' ? cleaning.run.value : undefined;
  return {
    run,
    isFinding,
    report,
    messages: ruleMessages(rules, report?.problems ?? [], cleaning.slow, words),
    warnings: warningsOf(masked.status === 'done' ? masked.value : undefined, perLine, masking.revealAll, words),
  };
}
