import { useOptions } from '../../operations/use-options';
import { CopyButton } from '../../ui/copy/copy-button';
import { CopyRow, CopyRows } from '../../ui/copy-rows/copy-rows';
import { ResultHead } from '../../ui/layout/layout';
import { joinHeads } from './join-heads';
import { rememberedOptions } from './options';
import type { UnitGroup, UnitRow } from './rows';
import { useWords } from './use-words';
import styles from './view.module.css';

/** What there is first: the amount in the units that fit. */
export function Headline({ heads }: { heads: readonly string[] }) {
  return <p className={styles.headline}>{joinHeads(heads)}</p>;
}

/** An amount in all units, those of 1000 beside those of 1024. */
export function UnitGroups({ groups }: { groups: readonly UnitGroup[] }) {
  const words = useWords();
  const [{ digits }] = useOptions(rememberedOptions);
  return groups.map(({ base, decimal, binary }) => {
    const title = base === 'B' ? words.bytes : words.bits;
    const isRounded = [...decimal, ...binary].some(({ kind }) => kind === 'rounded');
    const lines = [...decimal, ...binary].map(({ text }) => text).join('\n');
    return (
      <section key={base} className={styles.section} aria-label={title}>
        <ResultHead
          title={title}
          meta={isRounded && digits !== 'exact' ? words.rounded(digits) : undefined}
          actions={<CopyButton value={lines} label={words.copyAll} sends={title} size="small" variant="quiet" />}
        />
        <div className={styles.families}>
          <Family title={words.decimal} of={title} rows={decimal} />
          <Family title={words.binary} of={title} rows={binary} />
        </div>
      </section>
    );
  });
}

function Family({ title, of, rows }: { title: string; of: string; rows: readonly UnitRow[] }) {
  return (
    <div>
      <h3 className={styles.family}>{title}</h3>
      <CopyRows label={`${of}, ${title}`} nameWidth={72}>
        {rows.map(({ unit, symbol, number, text }) => (
          <CopyRow key={unit} label={symbol} value={text} shown={number} />
        ))}
      </CopyRows>
    </div>
  );
}
