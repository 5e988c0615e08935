import { CopyButton } from '../../ui/copy/copy-button';
import { FactRows } from '../../ui/copy-rows/fact-rows';
import { DownloadButton } from '../../ui/download-button/download-button';
import { ResultHead, Section } from '../../ui/layout/layout';
import { NoResult } from '../../ui/no-result/no-result';
import { RowTable } from '../../ui/row-table/row-table';
import type { Derived } from './derive';
import { factRows } from './fact-rows';
import type { UlaFacts } from './operations';
import { SNIPPETS, writeSnippet } from './snippets';
import { listSubnets, SUBNETS, writeFirstAddress, writeSubnet } from './ula';
import { useWords } from './use-words';
import styles from './view.module.css';

interface FactsProps {
  /** Of the prefix; what is said of a subnet there is that of the first. */
  facts: UlaFacts;
  /** With the subnet that was chosen, once it is known. */
  chosen: UlaFacts | undefined;
  /** What the prefix was made of, where it was made of a moment and a MAC address. */
  derived: Derived | undefined;
  /** How the prefix came about, in words. */
  origin: string;
}

/** A prefix with the subnet that was chosen. */
export function Facts({ facts, chosen, derived, origin }: FactsProps) {
  const words = useWords();
  return (
    <>
      <ResultHead title={facts.prefix} meta={origin} />
      <FactRows title={words.options.made} hideTitle nameWidth={190} rows={factRows(facts, chosen, derived, words)} />
    </>
  );
}

interface SettingsProps extends Pick<FactsProps, 'chosen'> {
  /** The id of the subnet is wrong. */
  isWrong: boolean;
}

/** What to write into the settings of a router. */
export function Settings({ chosen, isWrong }: SettingsProps) {
  const words = useWords();
  const rows =
    chosen &&
    SNIPPETS.map((name) => {
      return { label: words.snippets[name], value: writeSnippet(name, chosen.groups, chosen.subnetId) };
    });
  return (
    <Section title={words.settings}>
      {rows ? <FactRows title={words.settings} hideTitle rows={rows} /> : null}
      {isWrong ? <NoResult /> : null}
    </Section>
  );
}

interface SubnetsProps extends Pick<UlaFacts, 'groups'> {
  /** The id of the subnet that was chosen. */
  marked: number | undefined;
}

/** All subnets of a prefix. */
export function Subnets({ groups, marked }: SubnetsProps) {
  const words = useWords();
  return (
    <Section title={words.subnets}>
      <RowTable
        label={words.subnets}
        count={SUBNETS}
        marked={marked}
        columns={[
          { key: 'id', label: words.hexId, width: 5, cell: (row) => row.toString(16) },
          { key: 'decimal', label: words.decimalId, width: 7, align: 'end', secondary: true, cell: words.count },
          { key: 'subnet', label: words.network, width: 25, cell: (row) => writeSubnet(groups, row) },
          {
            ...{ key: 'address', label: words.facts.address, width: 24, secondary: true },
            cell: (row) => writeFirstAddress(groups, row),
          },
        ]}
      />
      <div className={styles.acts}>
        <DownloadButton sends fileName="subnets.txt" content={() => listSubnets(groups)} />
        <CopyButton value={() => listSubnets(groups)} label={words.copyAll} />
      </div>
    </Section>
  );
}
