import type { ClipboardEvent } from 'react';
import { useWords } from '../../i18n/context';
import { writeDotted } from '../../lib/ipv4/address';
import { readPair } from '../../lib/ipv4/read-range';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { Button } from '../../ui/button/button';
import { InputText } from '../../ui/input-text/input-text';
import { SideBySide } from '../../ui/layout/layout';
import { ExpansionView } from './expansion-view';
import type { words as zhCn } from './locales/zh-cn';
import { expand, rememberedOptions } from './operations';
import styles from './view.module.css';

const NO_OPTIONS = {};

/** One range, by its start and its end. */
export function EndsTab() {
  const words = useWords<typeof zhCn>();
  const [{ first, last, format }, change, reset] = useOptions(rememberedOptions);
  const run = useOperation(expand, { first, last }, NO_OPTIONS);
  const { fault } = run;

  /** Two addresses with something between them fill both fields. */
  function onPaste(event: ClipboardEvent) {
    const pair = readPair(event.clipboardData.getData('text/plain'));
    const ends = pair?.ok ? pair.value : pair?.fault.code === 'reversed' ? pair.fault : undefined;
    if (!ends) return;
    event.preventDefault();
    change({ first: writeDotted(ends.first), last: writeDotted(ends.last) });
  }

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
      {fault?.code === 'unfinished' ? <p className={styles.muted}>{words.unfinished}</p> : null}
    </SideBySide>
  );
}
