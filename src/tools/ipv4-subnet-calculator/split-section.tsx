import { useState } from 'react';
import { hostsOf, sizeOf, writeBlock, type Block } from '../../lib/ipv4/block';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { Button } from '../../ui/button/button';
import { CopyButton } from '../../ui/copy/copy-button';
import { DownloadButton } from '../../ui/download-button/download-button';
import { Columns, Section } from '../../ui/layout/layout';
import { useOptionField } from '../../ui/options/use-option-field';
import { makePart, usePart } from '../../ui/part';
import { RowTable } from '../../ui/row-table/row-table';
import { Select } from '../../ui/select/select';
import type { WantedList } from './large-list';
import { split, subnetOptions } from './operations';
import { isSplitFault, MOST_SUBNETS, subnetAt, subnetLines, type Split, type SplitWish } from './split';
import { subnetColumns } from './subnet-columns';
import { useWords } from './use-words';
import styles from './view.module.css';

/** Longer lists are written in the worker, and copying them is asked about. */
const LONG_LIST = 65_536;

// It stays where it is once it was wanted: what it wrote is kept as long.
const largeList = makePart(() => import('./large-list'));

interface SplitSectionProps {
  block: Block;
  /** An address in the block, whose subnet is shown. */
  marked: number | undefined;
}

/** The block in equal parts: into which, and all of them. */
export function SplitSection({ block, marked }: SplitSectionProps) {
  const words = useWords();
  const [{ text: _text, ...remembered }, change] = useOptions(subnetOptions);
  const field = useOptionField(subnetOptions, words.options);
  // A prefix that was chosen for a larger block would not split this one.
  const prefix = Math.min(Math.max(remembered.prefix, block.prefix + 1), block.prefix + Math.log2(MOST_SUBNETS), 32);
  const wish = { ...remembered, prefix };
  const run = useOperation(split, { text: writeBlock(block) }, wish, { enabled: block.prefix < 32 });
  const error = run.fault && isSplitFault(run.fault) ? words.splitFault(run.fault) : undefined;

  if (block.prefix === 32) {
    return (
      <Section title={words.split}>
        <p className={styles.muted}>{words.cannotSplit}</p>
      </Section>
    );
  }
  const prefixes = Array.from({ length: Math.min(32 - block.prefix, 24) }, (_, index) => block.prefix + 1 + index);
  const nameOf = (value: number) => words.splitPrefixOption(value, 2 ** (value - block.prefix));
  return (
    <Section title={words.split}>
      <Columns minWidth={200}>
        {field('by', { as: 'buttons' })}
        {wish.by === 'prefix' ? (
          <Select
            label={words.options.prefix}
            options={prefixes.map((value) => ({ value, label: nameOf(value) }))}
            value={prefix}
            onChange={(next) => change({ prefix: next })}
            error={error}
          />
        ) : (
          field(wish.by, { error })
        )}
      </Columns>
      {run.status === 'done' && run.value ? (
        <Subnets plan={run.value} block={block} wish={wish} marked={marked} />
      ) : null}
    </Section>
  );
}

interface SubnetsProps extends SplitSectionProps {
  plan: Split;
  wish: SplitWish;
}

/** All subnets, to be seen, copied and saved. */
function Subnets({ plan, block, wish, marked }: SubnetsProps) {
  const words = useWords();
  const [wanted, setWanted] = useState<WantedList>();
  const large = usePart(largeList, wanted !== undefined);
  const want = (to: WantedList['to'], format: 'text' | 'csv') =>
    setWanted({ text: writeBlock(block), wish: { ...wish, format }, count: plan.count, to });
  const copies = [
    { format: 'text', label: words.copyText },
    { format: 'csv', label: words.copyCsv },
  ] as const;
  return (
    <>
      <p className={styles.muted}>{words.splitResult(plan.count, plan.prefix, hostsOf(subnetAt(plan, 0)).usable)}</p>
      <RowTable
        label={words.list}
        count={plan.count}
        columns={subnetColumns(plan, words)}
        marked={marked === undefined ? undefined : Math.floor((marked - plan.network) / sizeOf(plan.prefix))}
      />
      {plan.count > LONG_LIST ? (
        <div className={styles.buttons}>
          <Button icon="download" onClick={() => want('file', 'csv')}>
            {words.downloadCsv}
          </Button>
          {copies.map(({ format, label }) => (
            <Button key={format} icon="copy" onClick={() => want('clipboard', format)}>
              {label}
            </Button>
          ))}
        </div>
      ) : (
        <div className={styles.buttons}>
          <DownloadButton
            sends
            fileName="subnets.csv"
            label={words.downloadCsv}
            mimeType="text/csv;charset=utf-8"
            content={() => subnetLines(plan, 'csv')}
          />
          {copies.map(({ format, label }) => (
            <CopyButton key={format} label={label} value={() => subnetLines(plan, format).trimEnd()} />
          ))}
        </div>
      )}
      {large ? <large.LargeList wanted={wanted} onEnd={() => setWanted(undefined)} /> : null}
    </>
  );
}
