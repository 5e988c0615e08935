import { useState, type ClipboardEvent } from 'react';
import { readEndsOf, type Ends } from '../../lib/ipv4/read-range';
import { useHandedOver } from '../../operations/use-handed-over';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { Button } from '../../ui/button/button';
import { SideBySide, Stack } from '../../ui/layout/layout';
import { NoResult } from '../../ui/no-result/no-result';
import { useOptionField } from '../../ui/options/use-option-field';
import { ResetButton } from '../../ui/reset-button/reset-button';
import { endsIn } from './ends-in';
import { ExpansionView } from './expansion-view';
import { expand, rememberedOptions } from './operations';
import { useWords } from './use-words';
import styles from './view.module.css';

/** One range, by its start and its end. */
export function EndsTab() {
  const words = useWords();
  const [{ first, last }, change, reset] = useOptions(rememberedOptions);
  const field = useOptionField(rememberedOptions, words.options);
  const run = useOperation(expand, { first, last }, {});
  const [pasted, setPasted] = useState<Ends>();

  /** Two addresses with something between them fill both fields. What was pasted is whole: an end of it that looks unfinished is wrong. */
  function onPaste(event: ClipboardEvent) {
    const ends = readEndsOf(event.clipboardData.getData('text/plain'));
    if (!ends) return;
    event.preventDefault();
    take(ends);
  }
  function take(ends: Ends) {
    setPasted(ends);
    change({ first: ends.first, last: ends.last });
  }
  useHandedOver((given) => {
    const ends = endsIn(given);
    if (ends) take(ends);
  });
  const isAsPasted = pasted?.first === first && pasted.last === last;
  const fault = run.fault?.code === 'unfinished' && isAsPasted ? (pasted.fault ?? run.fault) : run.fault;
  const errorIn = (end: 'in-first' | 'in-last') => fault?.code === end && words.addressFault(fault.fault);
  const reversed = (
    <>
      {words.reversed}
      <span className={styles.swap}>
        <Button size="small" icon="arrow-up-down" onClick={() => change({ first: last, last: first })}>
          {words.swap}
        </Button>
      </span>
    </>
  );

  return (
    <SideBySide
      input={
        <Stack onPaste={onPaste}>
          {field('first', { clearable: true, error: errorIn('in-first') })}
          {field('last', { clearable: true, error: fault?.code === 'reversed' ? reversed : errorIn('in-last') })}
          <ResetButton onReset={reset} />
        </Stack>
      }
    >
      {run.status === 'done' && run.value ? <ExpansionView expansion={run.value} /> : null}
      {fault ? <NoResult>{fault.code === 'unfinished' ? words.unfinished : undefined}</NoResult> : null}
    </SideBySide>
  );
}
