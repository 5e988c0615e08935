import type { Locale } from '../../i18n/locale';
import { formatNumber } from '../../i18n/words';
import { CopyButton } from '../../ui/copy/copy-button';
import { CopyRow, CopyRows } from '../../ui/copy-rows/copy-rows';
import { DownloadButton } from '../../ui/download-button/download-button';
import { ResultHead, Section } from '../../ui/layout/layout';
import { NoResult } from '../../ui/no-result/no-result';
import { RowTable } from '../../ui/row-table/row-table';
import type { Derived } from './derive';
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
  /** Its id is wrong. */
  isWrong: boolean;
  /** What the prefix was made of, where it was made of a moment and a MAC address. */
  derived: Derived | undefined;
  /** How the prefix came about, in words. */
  origin: string;
  locale: Locale;
}

/** A prefix with its subnets, and what to write into the settings of a router. */
export function Facts({ facts, chosen, isWrong, derived, origin, locale }: FactsProps) {
  const words = useWords();
  const { groups } = facts;
  const names = words.facts;
  const rows: readonly (readonly [string, string])[] = [
    [names.globalId, facts.globalId],
    [names.prefix, facts.prefix],
    [names.first, facts.first],
    [names.last, facts.last],
  ];
  const chosenRows: readonly (readonly [string, string])[] = chosen
    ? [
        [names.subnet, chosen.subnet],
        [names.address, chosen.address],
        [names.subnetZone, chosen.zones.subnet],
      ]
    : [];
  const sources: readonly (readonly [string, string])[] = derived
    ? [
        [names.ntp, derived.ntp],
        [names.eui64, derived.eui64],
        [names.key, derived.key],
        [names.sha1, derived.sha1],
      ]
    : [];
  return (
    <>
      <ResultHead title={facts.prefix} meta={origin} />
      <CopyRows label={words.result} nameWidth={190}>
        {rows.map(([label, value]) => (
          <CopyRow key={label} label={label} value={value} />
        ))}
        <CopyRow label={names.count} value={String(SUBNETS)} shown={formatNumber(locale, SUBNETS)} />
        <CopyRow label={names.zone} value={facts.zones.prefix} />
        {[...chosenRows, ...sources].map(([label, value]) => (
          <CopyRow key={label} label={label} value={value} />
        ))}
      </CopyRows>
      <Section title={words.settings}>
        {chosen ? (
          <CopyRows label={words.settings}>
            {SNIPPETS.map((name) => (
              <CopyRow key={name} label={words.snippets[name]} value={writeSnippet(name, groups, chosen.subnetId)} />
            ))}
          </CopyRows>
        ) : isWrong ? (
          <NoResult />
        ) : null}
      </Section>
      <Section title={words.subnets}>
        <RowTable
          label={words.subnets}
          count={SUBNETS}
          marked={chosen?.subnetId}
          columns={[
            { key: 'id', label: words.hexId, width: 5, cell: (row) => row.toString(16) },
            {
              key: 'decimal',
              label: words.decimalId,
              width: 7,
              align: 'end',
              secondary: true,
              cell: (row) => formatNumber(locale, row),
            },
            { key: 'subnet', label: words.network, width: 25, cell: (row) => writeSubnet(groups, row) },
            {
              key: 'address',
              label: names.address,
              width: 24,
              secondary: true,
              cell: (row) => writeFirstAddress(groups, row),
            },
          ]}
        />
        <div className={styles.acts}>
          <DownloadButton fileName="subnets.txt" content={() => listSubnets(groups)} />
          <CopyButton value={() => listSubnets(groups)} label={words.copyAll} />
        </div>
      </Section>
    </>
  );
}
