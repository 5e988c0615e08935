import { useState } from 'react';
import { useLocale } from '../../i18n/context';
import { useOperation } from '../../operations/use-operation';
import { Button } from '../../ui/button/button';
import { CopyRow, CopyRows } from '../../ui/copy-rows/copy-rows';
import { ResultHead } from '../../ui/layout/layout';
import { Unfinished } from '../../ui/unfinished/unfinished';
import { bitRows, registrationRows, type FactRow } from './fact-rows';
import { registryDate } from './holder-text';
import type { LookedUp } from './look-up';
import { registeredAddress } from './operations';
import { useWords } from './use-words';
import styles from './view.module.css';

/** Everything about one address or prefix. */
export function Details({ found }: { found: LookedUp }) {
  const words = useWords();
  return (
    <>
      <Registration found={found} />
      <ResultHead title={words.bits} />
      <CopyRows label={words.bits} nameWidth={132}>
        <Rows rows={bitRows(found.digits, words)} />
      </CopyRows>
    </>
  );
}

function Rows({ rows }: { rows: readonly FactRow[] }) {
  return rows.map(({ label, value, isProse, remark }) => {
    const range = (
      <>
        {value} <span className={styles.size}>{remark}</span>
      </>
    );
    const shown = isProse ? <span className={styles.words}>{value}</span> : remark && range;
    return <CopyRow key={label} label={label} value={value} shown={shown} />;
  });
}

function Registration({ found }: { found: LookedUp }) {
  const words = useWords();
  const date = registryDate(useLocale());
  const [isOpen, setOpen] = useState(false);
  const { holder } = found;
  const named = holder.kind === 'listed' ? holder.prefix : undefined;
  return (
    <>
      <ResultHead title={words.details} />
      <CopyRows label={words.details} nameWidth={132}>
        <Rows rows={registrationRows(found, words, date)} />
        {named !== undefined && isOpen ? <RegisteredAddress prefix={named} /> : null}
      </CopyRows>
      {named !== undefined && !isOpen ? (
        <div>
          <Button size="small" icon="map-pin" onClick={() => setOpen(true)}>
            {words.showRegistered}
          </Button>
        </div>
      ) : null}
    </>
  );
}

/** The addresses are a file of their own, fetched when one of them is asked for. */
function RegisteredAddress({ prefix }: { prefix: string }) {
  const words = useWords();
  const run = useOperation(registeredAddress, { prefix }, {});
  if (run.status !== 'done') {
    return (
      <li className={styles.pending} aria-busy={run.status === 'busy'}>
        <Unfinished run={run} />
      </li>
    );
  }
  const address = run.value ?? '';
  const shown = <span className={styles.words}>{address || words.noRegistered}</span>;
  return <CopyRow label={words.registered} value={address} shown={shown} />;
}
