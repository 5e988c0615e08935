import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { Button } from '../../ui/button/button';
import { CopyButton } from '../../ui/copy/copy-button';
import { DownloadButton } from '../../ui/download-button/download-button';
import { Section } from '../../ui/layout/layout';
import { makePart, usePart } from '../../ui/part';
import { RowTable, type RowTableColumn } from '../../ui/row-table/row-table';
import { Select } from '../../ui/select/select';
import { readOneBlock } from './facts';
import { rangeOf } from './ip-set';
import { list, split, splitOptions } from './operations';
import type { AnyBlock } from './read-entry';
import { subnetAt, writeSubnets, type ListFormat, type Split } from './split';
import { useWords, type ToolWords } from './use-words';
import styles from './view.module.css';
import { LONG_LIST, useWantedFile, type WantedFile } from './wanted-file';
import { writeAddress, writeBlock } from './write-address';

/** So many bits more make 2²⁴ subnets. */
const MOST_BITS = 24;

// It stays where it is once it was wanted: what it wrote is kept as long.
const largeFile = makePart(() => import('./large-file'));

interface SplitSectionProps {
  block: string;
  version: 4 | 6;
  prefix: number;
}

/** The block in equal subnets: into which, and all of them. */
export function SplitSection({ block, version, prefix: own }: SplitSectionProps) {
  const words = useWords();
  const [{ prefix: chosen }, change] = useOptions(splitOptions);
  const bits = version === 4 ? 32 : 128;
  const longest = Math.min(bits, own + MOST_BITS);
  // A prefix that was chosen for another block may not split this one: then into sixteen.
  const prefix = chosen > own && chosen <= longest ? chosen : Math.min(bits, own + 4);
  const run = useOperation(split, { text: block }, { prefix }, { enabled: own < bits });
  if (own === bits) {
    return (
      <Section title={words.split}>
        <p className={styles.muted}>{words.cannotSplit}</p>
      </Section>
    );
  }
  const options = Array.from({ length: longest - own }, (_, index) => own + 1 + index).map((value) => {
    return { value, label: words.subnetOption(value, 2 ** (value - own)) };
  });
  return (
    <Section title={words.split}>
      <Select
        label={words.subnetPrefix}
        options={options}
        value={prefix}
        onChange={(next) => change({ prefix: next })}
      />
      {run.status === 'done' && run.value ? <Subnets plan={run.value} /> : null}
    </Section>
  );
}

interface WantedSubnets extends WantedFile {
  readonly as: ListFormat;
}

const ROW_BYTES: Readonly<Record<ListFormat, number>> = { text: 44, csv: 122 };

/** All subnets, to be seen, copied and saved. */
function Subnets({ plan }: { plan: Split }) {
  const words = useWords();
  const { count, prefix } = plan;
  const read = readOneBlock(plan.block);
  const large = useWantedFile<WantedSubnets>();
  const run = useOperation(
    list,
    { text: plan.block },
    { prefix, as: large.wanted?.as ?? 'text' },
    { enabled: large.isWriting },
  );
  const part = usePart(largeFile, large.wanted !== undefined);
  if (!read.ok) return null;
  const { block } = read.value;
  const at = (row: number) => subnetAt(block, prefix, row);
  const title = words.subnets(count, prefix);
  const want = (to: WantedFile['to'], as: ListFormat) =>
    large.want({ rows: count, rowBytes: ROW_BYTES[as], fileName: 'subnets.csv', to, as });
  const written = (as: ListFormat) => [...writeSubnets(block, prefix, as, 'short')].join('').trimEnd();
  const copies = [
    { as: 'text', label: words.copyText },
    { as: 'csv', label: words.copyCsv },
  ] as const;
  return (
    <>
      <p className={styles.muted}>{title}</p>
      <RowTable label={title} count={count} columns={columnsOf(at, count, words)} />
      <div className={styles.buttons}>
        {count > LONG_LIST ? (
          <>
            <Button icon="download" onClick={() => want('file', 'csv')}>
              subnets.csv
            </Button>
            {copies.map(({ as, label }) => (
              <Button key={as} icon="copy" onClick={() => want('clipboard', as)}>
                {label}
              </Button>
            ))}
          </>
        ) : (
          <>
            <DownloadButton
              sends
              fileName="subnets.csv"
              label="subnets.csv"
              mimeType="text/csv;charset=utf-8"
              content={() => `${written('csv')}\r\n`}
            />
            {copies.map(({ as, label }) => (
              <CopyButton key={as} label={label} value={() => written(as)} />
            ))}
          </>
        )}
      </div>
      {part ? <part.LargeFile run={run} {...large} /> : null}
    </>
  );
}

/** The columns of the list of subnets, each as wide as its first and last rows want. */
function columnsOf(at: (row: number) => AnyBlock, count: number, words: ToolWords): readonly RowTableColumn[] {
  const block = (row: number) => writeBlock<number | bigint>(at(row));
  const last = (row: number) => writeAddress(rangeOf<number | bigint>(at(row)).last);
  const width = (cell: (row: number) => string) =>
    Math.max(cell(0).length, cell(count - 1).length, cell(count >> 1).length);
  return [
    {
      key: 'row',
      label: words.row,
      width: Math.max(4, words.count(count).length),
      align: 'end',
      secondary: true,
      cell: (row) => words.count(row + 1),
    },
    { key: 'block', label: words.network, width: width(block), cell: block },
    { key: 'last', label: words.end, width: width(last), secondary: true, cell: last },
  ];
}
