import { useId, useMemo, useState } from 'react';
import { writeDotted } from '../../lib/ipv4/address';
import { lastOf, sizeOf, writeBlock } from '../../lib/ipv4/block';
import { useOptions } from '../../operations/use-options';
import { FoldButton } from '../../ui/button/fold-button';
import { CopyButton } from '../../ui/copy/copy-button';
import { FactRows } from '../../ui/copy-rows/fact-rows';
import { DownloadButton } from '../../ui/download-button/download-button';
import { Section } from '../../ui/layout/layout';
import { useOptionField } from '../../ui/options/use-option-field';
import { RowTable } from '../../ui/row-table/row-table';
import { Table } from '../../ui/table/table';
import { comparisonRows } from './comparison';
import { addressesOf, MOST_ADDRESSES, networkAt, writeAddresses, writeNetworks, type Expansion } from './expand';
import { rememberedOptions } from './operations';
import { useWords } from './use-words';
import styles from './view.module.css';

interface PartProps {
  expansion: Expansion;
}

/** What became of a range: its networks, the one block around it, how they compare, and every address. */
export function ExpansionView({ expansion }: PartProps) {
  return (
    <>
      <Networks expansion={expansion} />
      <Enclosing expansion={expansion} />
      <Addresses expansion={expansion} />
    </>
  );
}

function Networks({ expansion }: PartProps) {
  const words = useWords();
  const [{ format }] = useOptions(rememberedOptions);
  const field = useOptionField(rememberedOptions, words.options);
  const at = (row: number) => networkAt(expansion, row);
  const count = expansion.networks.length;
  const title = words.networks(count);
  const written = () => writeNetworks(expansion, format);
  const end = { width: 15, secondary: true };
  return (
    <Section title={title}>
      <p className={styles.muted}>{words.addressCount(expansion.addresses)}</p>
      <RowTable
        label={title}
        count={count}
        columns={[
          { key: 'network', label: words.network, width: 18, cell: (row) => writeBlock(at(row)) },
          { key: 'first', label: words.start, ...end, cell: (row) => writeDotted(at(row).network) },
          { key: 'last', label: words.end, ...end, cell: (row) => writeDotted(lastOf(at(row))) },
          {
            ...{ key: 'size', label: words.addresses, width: 13, align: 'end' },
            cell: (row) => words.count(sizeOf(at(row).prefix)),
          },
        ]}
      />
      <div className={styles.buttons}>
        {field('format', { as: 'buttons' })}
        <div className={styles.acts}>
          <DownloadButton sends={title} fileName="networks.txt" content={written} />
          <CopyButton variant="primary" value={written} />
        </div>
      </div>
    </Section>
  );
}

/** The one block around the range, and how they compare. */
function Enclosing({ expansion }: PartProps) {
  const words = useWords();
  const { enclosing } = expansion;
  const size = sizeOf(enclosing.prefix);
  return (
    <>
      <Section title={words.enclosing}>
        <FactRows
          title={words.enclosing}
          hideTitle
          rows={[
            { label: words.cidr, value: writeBlock(enclosing) },
            { label: words.start, value: writeDotted(enclosing.network) },
            { label: words.end, value: writeDotted(lastOf(enclosing)) },
            { label: words.addresses, value: String(size), shown: words.count(size) },
          ]}
        />
      </Section>
      <Section title={words.comparison}>
        <Table
          // The section around it has the other name.
          label={`${words.range} – ${words.enclosing}`}
          className={styles.figures}
          rows={comparisonRows(expansion, words)}
          headers={[
            { key: 'name', label: words.figure },
            { key: 'range', label: words.range, mono: true },
            { key: 'block', label: words.enclosing, mono: true },
            { key: 'added', label: words.added, align: 'end' },
          ]}
        />
      </Section>
    </>
  );
}

/** Every single address, when it is asked for and there are not too many. */
function Addresses({ expansion: { merged, addresses } }: PartProps) {
  const words = useWords();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const isShort = addresses <= MOST_ADDRESSES;
  const all = useMemo(() => (isOpen && isShort ? addressesOf(merged) : undefined), [isOpen, isShort, merged]);
  const written = () => writeAddresses(addressesOf(merged));
  return (
    <Section title={words.single}>
      {isShort ? (
        <div className={styles.acts}>
          <FoldButton label={words.listAll(addresses)} isOpen={isOpen} onChange={setOpen} controls={id} />
          <DownloadButton sends={words.single} size="small" fileName="addresses.txt" content={written} />
          <CopyButton size="small" value={written} label={words.copyAddresses} />
        </div>
      ) : (
        <p className={styles.muted}>{words.tooMany(MOST_ADDRESSES)}</p>
      )}
      <div id={id} hidden={!all}>
        {all ? (
          <RowTable
            label={words.single}
            count={all.length}
            columns={[{ key: 'address', label: words.address, width: 15, cell: (row) => writeDotted(all[row] ?? 0) }]}
          />
        ) : null}
      </div>
    </Section>
  );
}
