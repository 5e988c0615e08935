import { useState, type ClipboardEvent } from 'react';
import { readEndsOf, type Ends } from '../../lib/ipv4/read-range';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { Button } from '../../ui/button/button';
import { InputText } from '../../ui/input-text/input-text';
import { SideBySide } from '../../ui/layout/layout';
import { NoResult } from '../../ui/no-result/no-result';
import { ExpansionView } from './expansion-view';
import { expand, rememberedOptions } from './operations';
import { useWords } from './use-words';
import styles from './view.module.css';

const NO_OPTIONS = {};

/** One range, by its start and its end. */
export function EndsTab() {
  const words = useWords();
  const [{ first, last, format }, change, reset] = useOptions(rememberedOptions);
  const run = useOperation(expand, { first, last }, NO_OPTIONS);
  const [pasted, setPasted] = useState<Ends>();

  /** Two addresses with something between them fill both fields. What was pasted is whole: an end of it that looks unfinished is wrong. */
  function onPaste(event: ClipboardEvent) {
    const ends = readEndsOf(event.clipboardData.getData('text/plain'));
    if (!ends) return;
    event.preventDefault();
    setPasted(ends);
    change({ first: ends.first, last: ends.last });
  }
  const isAsPasted = pasted?.first === first && pasted.last === last;
  const fault = run.fault?.code === 'unfinished' && isAsPasted ? (pasted.fault ?? run.fault) : run.fault;

  return (
    <SideBySide
      options={
        <>
          <InputText
            label={words.first}
            mono
            clearable
            autoComplete="off"
            placeholder="192.168.1.1"
            value={first}
            onChange={(typed) => change({ first: typed })}
            onPaste={onPaste}
            error={fault?.code === 'in-first' ? words.addressFault(fault.fault) : undefined}
          />
          <InputText
            label={words.last}
            mono
            clearable
            autoComplete="off"
            placeholder="192.168.6.255"
            hint={words.endsHint}
            value={last}
            onChange={(typed) => change({ last: typed })}
            onPaste={onPaste}
            error={
              fault?.code === 'in-last' ? (
                words.addressFault(fault.fault)
              ) : fault?.code === 'reversed' ? (
                <>
                  {words.reversed}
                  <span className={styles.swap}>
                    <Button size="small" icon="arrow-up-down" onClick={() => change({ first: last, last: first })}>
                      {words.swap}
                    </Button>
                  </span>
                </>
              ) : undefined
            }
          />
          <div>
            <Button variant="quiet" size="small" icon="rotate-ccw" className={styles.reset} onClick={reset}>
              {words.reset}
            </Button>
          </div>
        </>
      }
    >
      {run.status === 'done' && run.value ? (
        <ExpansionView expansion={run.value} format={format} onFormat={(next) => change({ format: next })} />
      ) : null}
      {fault ? <NoResult>{fault.code === 'unfinished' ? words.unfinished : undefined}</NoResult> : null}
    </SideBySide>
  );
}
