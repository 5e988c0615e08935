import { useMemo, useState } from 'react';
import { useLocale } from '../../i18n/context';
import { formatNumber } from '../../i18n/words';
import { writeDotted } from '../../lib/ipv4/address';
import { lastOf, sizeOf, writeBlock } from '../../lib/ipv4/block';
import { Button } from '../../ui/button/button';
import { ButtonsSelect } from '../../ui/buttons-select/buttons-select';
import { CopyButton } from '../../ui/copy/copy-button';
import { CopyRow, CopyRows } from '../../ui/copy-rows/copy-rows';
import { DownloadButton } from '../../ui/download-button/download-button';
import { Section } from '../../ui/layout/layout';
import { RowTable } from '../../ui/row-table/row-table';
import { Table } from '../../ui/table/table';
import {
  addedBy,
  addressesOf,
  FORMATS,
  MOST_ADDRESSES,
  networkAt,
  writeAddresses,
  writeNetworks,
  type Expansion,
  type Format,
} from './expand';
import { useWords } from './use-words';
import styles from './view.module.css';

export interface ExpansionViewProps {
  expansion: Expansion;
  format: Format;
  onFormat: (format: Format) => void;
}

/** What became of a range: its networks, the one block around it, how they compare, and every address. */
export function ExpansionView({ expansion, format, onFormat }: ExpansionViewProps) {
  return (
    <>
      <Networks expansion={expansion} format={format} onFormat={onFormat} />
      <Enclosing expansion={expansion} />
      <Comparison expansion={expansion} />
      <Addresses expansion={expansion} />
    </>
  );
}

function Networks({ expansion, format, onFormat }: ExpansionViewProps) {
  const words = useWords();
  const locale = useLocale();
  const number = (value: number) => formatNumber(locale, value);
  const at = (row: number) => networkAt(expansion, row);
  const count = expansion.networks.length;
  return (
    <Section title={words.networks(count)}>
      <p className={styles.muted}>{words.addressCount(expansion.addresses)}</p>
      <RowTable
        label={words.networks(count)}
        count={count}
        columns={[
          { key: 'network', label: words.network, width: 18, cell: (row) => writeBlock(at(row)) },
          { key: 'first', label: words.start, width: 15, secondary: true, cell: (row) => writeDotted(at(row).network) },
          { key: 'last', label: words.end, width: 15, secondary: true, cell: (row) => writeDotted(lastOf(at(row))) },
          {
            key: 'size',
            label: words.addresses,
            width: 13,
            align: 'end',
            cell: (row) => number(sizeOf(at(row).prefix)),
          },
        ]}
      />
      <div className={styles.buttons}>
        <ButtonsSelect
          label={words.format}
          options={FORMATS.map((value) => ({ value, label: words.formats[value] }))}
          value={format}
          onChange={onFormat}
        />
        <div className={styles.acts}>
          <DownloadButton fileName="networks.txt" content={() => writeNetworks(expansion, format)} />
          <CopyButton variant="primary" value={() => writeNetworks(expansion, format)} />
        </div>
      </div>
    </Section>
  );
}

function Enclosing({ expansion: { enclosing } }: { expansion: Expansion }) {
  const words = useWords();
  const locale = useLocale();
  const size = sizeOf(enclosing.prefix);
  return (
    <Section title={words.enclosing}>
      <CopyRows label={words.enclosing}>
        <CopyRow label={words.cidr} value={writeBlock(enclosing)} />
        <CopyRow label={words.start} value={writeDotted(enclosing.network)} />
        <CopyRow label={words.end} value={writeDotted(lastOf(enclosing))} />
        <CopyRow label={words.addresses} value={String(size)} shown={formatNumber(locale, size)} />
      </CopyRows>
    </Section>
  );
}

/** The range as it was beside the block that encloses it. */
function Comparison({ expansion }: { expansion: Expansion }) {
  const words = useWords();
  const locale = useLocale();
  const number = (value: number) => formatNumber(locale, value);
  const { enclosing, merged, addresses } = expansion;
  const [first, last] = [merged[0]?.first ?? 0, merged.at(-1)?.last ?? 0];
  const more = (value: number) => (value === 0 ? '0' : `+${number(value)}`);
  const rows = [
    {
      name: words.start,
      range: writeDotted(first),
      block: writeDotted(enclosing.network),
      added: more(first - enclosing.network),
    },
    {
      name: words.end,
      range: writeDotted(last),
      block: writeDotted(lastOf(enclosing)),
      added: more(lastOf(enclosing) - last),
    },
    {
      name: words.addresses,
      range: number(addresses),
      block: number(sizeOf(enclosing.prefix)),
      added: more(addedBy(expansion)),
    },
  ];
  return (
    <Section title={words.comparison}>
      <Table
        // The section around it has the other name.
        label={`${words.range} – ${words.enclosing}`}
        className={styles.figures}
        rows={rows}
        headers={[
          { key: 'name', label: words.figure },
          { key: 'range', label: words.range, mono: true },
          { key: 'block', label: words.enclosing, mono: true },
          { key: 'added', label: words.added, align: 'end' },
        ]}
      />
    </Section>
  );
}

/** Every single address, when it is asked for and there are not too many. */
function Addresses({ expansion: { merged, addresses } }: { expansion: Expansion }) {
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const isListed = isOpen && addresses <= MOST_ADDRESSES;
  const all = useMemo(() => (isListed ? addressesOf(merged) : undefined), [isListed, merged]);
  return (
    <Section title={words.single}>
      {addresses > MOST_ADDRESSES ? (
        <p className={styles.muted}>{words.tooMany(MOST_ADDRESSES)}</p>
      ) : (
        <div className={styles.acts}>
          <Button
            icon={isOpen ? 'chevron-down' : 'chevron-right'}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {words.listAll(addresses)}
          </Button>
          <DownloadButton fileName="addresses.txt" content={() => writeAddresses(addressesOf(merged))} />
          <CopyButton value={() => writeAddresses(addressesOf(merged))} label={words.copyAddresses} />
        </div>
      )}
      {all ? (
        <RowTable
          label={words.single}
          count={all.length}
          columns={[{ key: 'address', label: words.address, width: 15, cell: (row) => writeDotted(all[row] ?? 0) }]}
        />
      ) : null}
    </Section>
  );
}
