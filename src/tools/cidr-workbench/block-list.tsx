import { useMemo } from 'react';
import { countOf } from '../../lib/ip/ranges';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { Button } from '../../ui/button/button';
import { CopyButton } from '../../ui/copy/copy-button';
import { DownloadButton } from '../../ui/download-button/download-button';
import { Section } from '../../ui/layout/layout';
import { makePart, usePart } from '../../ui/part';
import { RowTable, type RowTableColumn } from '../../ui/row-table/row-table';
import { writeCsv } from './csv';
import { textOfSet, type Format } from './formats';
import { rangeOf } from './ip-set';
import type { BlockList, Labelled, SetKind } from './lists';
import { listOptions, write } from './operations';
import { ResultRows, setOfRanges } from './result-rows';
import { useWords, type ToolWords } from './use-words';
import styles from './view.module.css';
import { LONG_LIST, useWantedFile, type WantedFile } from './wanted-file';
import { writeAddress, writeBlock, type Ipv6Form } from './write-address';
import type { TextSource } from '../../lib/text-source';

const largeFile = makePart(() => import('./large-file'));

const NO_LABELS: readonly Labelled[] = [];

interface BlockListProps {
  title: string;
  list: BlockList;
  labels?: readonly Labelled[];
  /** From which the list is made once more where it is too long to be written here. */
  made: { readonly kind: SetKind; readonly text: TextSource; readonly other: TextSource };
  fileName?: string;
}

interface WantedBlocks extends WantedFile {
  readonly format: Format | 'csv';
}

/** Bytes that a row takes at most: an entry of iptables, with a full address of IPv6. */
const ROW_BYTES = 140;

/** The smallest list of blocks for some addresses: to be seen, copied in any format and saved. */
export function BlockListView({ title, list, labels = NO_LABELS, made, fileName = 'blocks.txt' }: BlockListProps) {
  const words = useWords();
  const [{ format, ipv6, hostBits }] = useOptions(listOptions);
  const rows = useMemo(() => new ResultRows(list.ranges, labels), [list, labels]);
  const large = useWantedFile<WantedBlocks>();
  const { kind, text, other } = made;
  const wish = { kind, hostBits, ipv6, format: large.wanted?.format ?? format };
  const run = useOperation(write, { text, other }, wish, { enabled: large.isWriting });
  const part = usePart(largeFile, large.wanted !== undefined);
  const written = () => textOfSet(setOfRanges(list.ranges), format, ipv6);
  const csv = () => [...writeCsv(setOfRanges(list.ranges), labels, ipv6)].join('');
  const csvName = fileName.replace('.txt', '.csv');
  const want = (to: WantedFile['to'], as: Format | 'csv', name: string) =>
    large.want({ rows: rows.count, rowBytes: ROW_BYTES, fileName: name, to, format: as });
  return (
    <Section title={title}>
      <RowTable label={title} count={rows.count} columns={columnsOf(rows, ipv6, words)} />
      <div className={styles.buttons}>
        {rows.count > LONG_LIST ? (
          <>
            <Button icon="download" onClick={() => want('file', 'csv', csvName)}>
              {csvName}
            </Button>
            <Button icon="download" onClick={() => want('file', format, fileName)}>
              {fileName}
            </Button>
            <Button icon="copy" variant="primary" onClick={() => want('clipboard', format, fileName)}>
              {words.copyText}
            </Button>
          </>
        ) : (
          <>
            <DownloadButton label={csvName} fileName={csvName} mimeType="text/csv;charset=utf-8" content={csv} />
            <DownloadButton label={fileName} sends={title} fileName={fileName} content={() => `${written()}\n`} />
            <CopyButton variant="primary" value={written} />
          </>
        )}
      </div>
      {part ? <part.LargeFile run={run} {...large} /> : null}
    </Section>
  );
}

/** As wide as so many of the first rows want. */
const MEASURED_ROWS = 256;
/** A full block of IPv6 has 43 characters; a label may be longer, and is then cut. */
const WIDEST = 44;

function columnsOf(rows: ResultRows, ipv6: Ipv6Form, words: ToolWords): readonly RowTableColumn[] {
  const fitted = (key: string, label: string, cell: (row: number) => string): RowTableColumn => {
    const lengths = Array.from({ length: Math.min(rows.count, MEASURED_ROWS) }, (_, row) => cell(row).length);
    return { key, label, cell, width: Math.min(WIDEST, Math.max(label.length, ...lengths)) };
  };
  const range = (row: number) => rangeOf<number | bigint>(rows.blockAt(row));
  return [
    fitted('block', words.network, (row) => writeBlock<number | bigint>(rows.blockAt(row), ipv6)),
    { ...fitted('last', words.end, (row) => writeAddress(range(row).last, ipv6)), secondary: true },
    {
      ...fitted('size', words.addresses, (row) => sizeText(countOf<number | bigint>(range(row)), words)),
      align: 'end',
      secondary: true,
    },
    ...(rows.hasLabels ? [fitted('label', words.label, (row) => rows.labelsOf(rows.blockAt(row)))] : []),
  ];
}

/** A number of addresses as a power of two, where its digits are very many. */
function sizeText(size: number | bigint, words: ToolWords): string {
  return size <= Number.MAX_SAFE_INTEGER ? words.count(Number(size)) : `2^${size.toString(2).length - 1}`;
}
