import { useState } from 'react';
import { useLocale } from '../../i18n/context';
import { formatBytes, formatNumber } from '../../i18n/words';
import { writeDotted } from '../../lib/ipv4/address';
import { hostsOf, writeBlock, type Block } from '../../lib/ipv4/block';
import { useOperation } from '../../operations/use-operation';
import { Button } from '../../ui/button/button';
import { ButtonsSelect } from '../../ui/buttons-select/buttons-select';
import { CopyButton } from '../../ui/copy/copy-button';
import { DownloadButton } from '../../ui/download-button/download-button';
import { Columns, Section } from '../../ui/layout/layout';
import { Modal } from '../../ui/modal/modal';
import { NumberField } from '../../ui/number-field/number-field';
import { makePart, usePart } from '../../ui/part';
import { RowTable, type RowTableColumn } from '../../ui/row-table/row-table';
import { Select } from '../../ui/select/select';
import type { WantedList } from './large-list';
import { split } from './operations';
import {
  isSplitFault,
  MOST_SUBNETS,
  ROW_BYTES,
  SPLIT_BY,
  subnetAt,
  subnetLines,
  type ListFormat,
  type Split,
  type SplitWish,
} from './split';
import { useWords } from './use-words';
import styles from './view.module.css';

/** Longer lists are written in the worker, and copying them is asked about. */
const LONG_LIST = 65_536;
/** Longer ones take a while to write, which is asked about before it begins. */
const SLOW_LIST = 2 ** 20;
/** Of so many rows each cell is measured. */
const MEASURED_ROWS = 1024;

const largeList = makePart(() => import('./large-list'));

export interface SplitSectionProps {
  block: Block;
  wish: SplitWish;
  onChange: (changes: Partial<SplitWish>) => void;
  /** An address in the block, whose subnet is shown. */
  marked: number | undefined;
}

/** The block in equal parts: into which, and all of them. */
export function SplitSection({ block, wish: remembered, onChange, marked }: SplitSectionProps) {
  const words = useWords();
  // A prefix that was chosen for a larger block would not split this one.
  const prefix = Math.min(Math.max(remembered.prefix, block.prefix + 1), block.prefix + Math.log2(MOST_SUBNETS), 32);
  const wish = { ...remembered, prefix };
  const run = useOperation(split, { text: writeBlock(block) }, wish, { enabled: block.prefix < 32 });
  const error = run.fault && isSplitFault(run.fault) ? words.splitFault(run.fault) : undefined;
  const plan = run.status === 'done' ? run.value : undefined;

  if (block.prefix === 32) {
    return (
      <Section title={words.split}>
        <p className={styles.muted}>{words.cannotSplit}</p>
      </Section>
    );
  }
  const prefixes = Array.from({ length: Math.min(32 - block.prefix, 24) }, (_, index) => block.prefix + 1 + index);
  return (
    <Section title={words.split}>
      <Columns minWidth={200}>
        <ButtonsSelect
          label={words.splitBy}
          options={SPLIT_BY.map((value) => ({ value, label: words.splitModes[value] }))}
          value={wish.by}
          onChange={(by) => onChange({ by })}
        />
        {wish.by === 'prefix' ? (
          <Select
            label={words.splitPrefix}
            options={prefixes.map((value) => ({
              value,
              label: words.splitPrefixOption(value, 2 ** (value - block.prefix)),
            }))}
            value={prefix}
            onChange={(next) => onChange({ prefix: next })}
            error={error}
          />
        ) : null}
        {wish.by === 'subnets' ? (
          <NumberField
            label={words.subnets}
            min={1}
            max={2 ** 32}
            option="subnets"
            value={wish.subnets}
            onChange={(subnets) => onChange({ subnets })}
            error={error}
          />
        ) : null}
        {wish.by === 'hosts' ? (
          <NumberField
            label={words.hosts}
            min={1}
            max={2 ** 32}
            option="hosts"
            value={wish.hosts}
            onChange={(hosts) => onChange({ hosts })}
            hint={words.hostsHint}
            error={error}
          />
        ) : null}
      </Columns>
      {plan ? <Subnets plan={plan} block={block} wish={wish} marked={marked} /> : null}
    </Section>
  );
}

interface SubnetsProps {
  plan: Split;
  block: Block;
  wish: SplitWish;
  marked: number | undefined;
}

/** All subnets, to be seen, copied and saved. */
function Subnets({ plan, block, wish, marked }: SubnetsProps) {
  const words = useWords();
  const locale = useLocale();
  const [wanted, setWanted] = useState<WantedList>();
  const large = usePart(largeList, wanted !== undefined);
  const isLong = plan.count > LONG_LIST;
  const [asked, setAsked] = useState<WantedList>();
  const ask = (format: ListFormat, to: WantedList['to']) => {
    const list = { text: writeBlock(block), wish: { ...wish, format }, to };
    if (plan.count > SLOW_LIST) setAsked(list);
    else setWanted(list);
  };
  const copies = [
    { format: 'text', label: words.copyText },
    { format: 'csv', label: words.copyCsv },
  ] as const;
  // The heading wants room as well.
  const digits = Math.max(4, formatNumber(locale, plan.count).length);
  // As wide as what it holds where that is quickly known, else as the longest address could be.
  const fitted = (key: string, label: string, longest: number, cell: (row: number) => string): RowTableColumn => {
    const rows = plan.count > MEASURED_ROWS ? [] : Array.from({ length: plan.count }, (_, row) => cell(row).length);
    return { key, label, cell, width: rows.length === 0 ? longest : Math.max(...rows) };
  };
  const columns: readonly RowTableColumn[] = [
    {
      key: 'row',
      label: words.row,
      width: digits,
      align: 'end',
      secondary: true,
      cell: (row) => formatNumber(locale, row + 1),
    },
    fitted('network', words.columnNetwork, 18, (row) => writeBlock(subnetAt(plan, row))),
    fitted('hosts', words.columnHosts, 31, (row) => hostsText(plan, row)),
    { ...fitted('broadcast', words.columnBroadcast, 15, (row) => broadcastText(plan, row)), secondary: true },
  ];
  const size = 2 ** (32 - plan.prefix);
  return (
    <>
      <p className={styles.muted}>{words.splitResult(plan.count, plan.prefix, hostsOf(subnetAt(plan, 0)).usable)}</p>
      <RowTable
        label={words.list}
        count={plan.count}
        columns={columns}
        marked={marked === undefined ? undefined : Math.floor((marked - plan.network) / size)}
      />
      <div className={styles.buttons}>
        {copies.map(({ format, label }) =>
          isLong ? (
            <Button key={format} icon="copy" onClick={() => ask(format, 'clipboard')}>
              {label}
            </Button>
          ) : (
            <CopyButton key={format} label={label} value={() => subnetLines(plan, format).trimEnd()} />
          ),
        )}
        {isLong ? (
          <Button icon="download" onClick={() => ask('csv', 'file')}>
            {words.downloadCsv}
          </Button>
        ) : (
          <DownloadButton
            fileName="subnets.csv"
            label={words.downloadCsv}
            mimeType="text/csv;charset=utf-8"
            content={() => subnetLines(plan, 'csv')}
          />
        )}
      </div>
      {asked ? (
        <Modal
          open
          onClose={() => setAsked(undefined)}
          title={words.askLarge(plan.count, formatBytes(locale, plan.count * ROW_BYTES[asked.wish.format]))}
          footer={
            <>
              <Button onClick={() => setAsked(undefined)}>{words.cancel}</Button>
              <Button
                variant="primary"
                onClick={() => {
                  setWanted(asked);
                  setAsked(undefined);
                }}
              >
                {words.writeLarge}
              </Button>
            </>
          }
        >
          {words.askLargeHint}
        </Modal>
      ) : null}
      {large ? <large.LargeList wanted={wanted} onEnd={() => setWanted(undefined)} /> : null}
    </>
  );
}

function hostsText(plan: Split, row: number): string {
  const { first, last } = hostsOf(subnetAt(plan, row));
  return first === last ? writeDotted(first) : `${writeDotted(first)}–${writeDotted(last)}`;
}

function broadcastText(plan: Split, row: number): string {
  const { broadcast } = hostsOf(subnetAt(plan, row));
  return broadcast === undefined ? '' : writeDotted(broadcast);
}
