import { useCallback, useState } from 'react';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { Generated } from '../../ui/generated/generated';
import { SideBySide } from '../../ui/layout/layout';
import { MoreOptions } from '../../ui/more-options/more-options';
import { useOptionField } from '../../ui/options/use-option-field';
import type { PortFault } from './draw-ports';
import { generate, portOptions } from './operations';
import { classOf, serviceOf } from './port-numbers';
import { useWords } from './use-words';
import styles from './view.module.css';

/** Of the digits of a port. */
const LONGEST_PORT = 5;

export default function RandomPortGenerator() {
  const words = useWords();
  const [options, , reset] = useOptions(portOptions);
  const [round, setRound] = useState(0);
  const refresh = useCallback(() => setRound((count) => count + 1), []);
  const run = useOperation(generate, {}, options, { resultKey: round });
  const isRows = options.list === 'lines';
  const ports = isRows && run.value !== undefined ? run.value.split('\n').map(Number) : [];
  const isJson = options.list === 'json';

  return (
    <SideBySide isGenerator options={<Fields fault={run.fault} onReset={reset} />}>
      <Generated
        title={words.title(run.status === 'fault' ? 0 : options.quantity)}
        run={run}
        hasRows={isRows}
        captions={ports.map((port) => words.caption(words.kinds[classOf(port)], serviceOf(port)))}
        copyLabel={words.copyAll}
        fileName={isJson ? 'ports.json' : 'ports.txt'}
        mimeType={isJson ? 'application/json' : 'text/plain'}
        onRefresh={refresh}
        refreshLabel={words.refresh}
        awaited={options.quantity === 1 ? LONGEST_PORT : undefined}
        refreshKey="r"
      />
      <p className={styles.hint}>{words.notes}</p>
      <p className={styles.hint}>{words.fixedNote}</p>
    </SideBySide>
  );
}

/** The options, each with what is wrong with it. */
function Fields({ fault, onReset }: { fault: PortFault | undefined; onReset: () => void }) {
  const words = useWords();
  const [{ range, skipCommon }] = useOptions(portOptions);
  const field = useOptionField(portOptions, words.options);
  // A fault of no field is about how many ports there are.
  const about = fault && ('field' in fault ? fault.field : 'quantity');
  const errorOf = (name: string) => fault && about === name && words.fault(fault);
  return (
    <>
      {field('range')}
      {range === 'custom' ? (
        <div className={styles.limits}>
          {field('from', { inputMode: 'numeric', error: errorOf('from') })}
          {field('to', { inputMode: 'numeric', error: errorOf('to') })}
        </div>
      ) : null}
      {field('quantity', { error: errorOf('quantity') })}
      <div className={styles.switches}>
        {field('block')}
        {field('skipBlocked')}
      </div>
      <MoreOptions hasError={about === 'common' || about === 'exclusions'} onReset={onReset}>
        {field('skipCommon')}
        {skipCommon ? field('common', { rows: 5, placeholder: '', error: errorOf('common') }) : null}
        {field('exclusions', { clearable: true, error: errorOf('exclusions') })}
        {field('list')}
      </MoreOptions>
    </>
  );
}
