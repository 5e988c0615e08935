import type { ReactNode } from 'react';
import { writeDottedBinary } from '../../lib/ipv4/address';
import { maskOf, writeBlock } from '../../lib/ipv4/block';
import { Badge } from '../../ui/badge/badge';
import { FactRows } from '../../ui/copy-rows/fact-rows';
import { ResultHead } from '../../ui/layout/layout';
import { Notes } from '../../ui/notes/notes';
import { factRows, notes, type FactRow } from './fact-rows';
import type { SubnetFacts } from './subnet';
import { useWords } from './use-words';
import styles from './view.module.css';

/** The block in all its figures, each to be copied. */
export function Facts({ facts }: { facts: SubnetFacts }) {
  const words = useWords();
  const drawn = ({ name, value, shown }: FactRow): ReactNode => {
    if (name === 'maskBinary') return <MaskBits prefix={facts.block.prefix} />;
    if (name !== 'type' || facts.isOneType) return shown;
    return (
      <>
        {value} <Badge kind="warn">{words.severalTypes}</Badge>
      </>
    );
  };
  const rows = factRows(facts, words).map((row) => {
    return { label: words.facts[row.name], value: row.value, shown: drawn(row) };
  });
  return (
    <>
      <ResultHead title={words.result} meta={writeBlock(facts.block)} />
      <FactRows title={words.result} hideTitle nameWidth={170} rows={rows} />
      <Notes items={notes(facts, words)} />
    </>
  );
}

/** The bits of a mask: those of the network stand out, and a line marks where those of the hosts begin. */
function MaskBits({ prefix }: { prefix: number }) {
  const words = useWords();
  const text = writeDottedBinary(maskOf(prefix));
  // A dot after every eight bits; one that stands at the boundary belongs to the network.
  const cut = prefix === 32 ? text.length : prefix + Math.floor(prefix / 8);
  return (
    <>
      <span className={styles.bits}>{text.slice(0, cut)}</span>
      <span className={styles.boundary} role="img" aria-label={words.boundary(prefix)} title={words.boundary(prefix)} />
      <span className={styles.hostBits}>{text.slice(cut)}</span>
    </>
  );
}
