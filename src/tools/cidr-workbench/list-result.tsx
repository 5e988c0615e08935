import { Alert } from '../../ui/alert/alert';
import { FactRows } from '../../ui/copy-rows/fact-rows';
import { Section } from '../../ui/layout/layout';
import { Table } from '../../ui/table/table';
import { BlockListView } from './block-list';
import { digits } from './digits';
import type { Amount, ListReport, SetKind } from './lists';
import { Remarks } from './remarks';
import type { TextSource } from '../../lib/text-source';
import { useWords, type ToolWords } from './use-words';
import styles from './view.module.css';

interface ListResultProps {
  report: ListReport;
  made: { readonly kind: SetKind; readonly text: TextSource; readonly other: TextSource };
}

/** What became of a list: its blocks, how much there was before and is after, and the one block around all. */
export function ListResult({ report, made }: ListResultProps) {
  const words = useWords();
  const { faults, otherFaults, enclosing, labels, amount, before } = report;
  return (
    <>
      {faults.length > 0 ? <Alert kind="warning" title={words.leftOut(faults.length)} /> : null}
      {otherFaults.length > 0 ? <Alert kind="warning" title={words.notExcluded(otherFaults.length)} /> : null}
      <BlockListView title={words.blocks(amount.count)} list={report} labels={labels} made={made} />
      <Section title={words.totals}>
        <Table
          // The section around it has the other name.
          label={`${words.totalsHeads.before} – ${words.totalsHeads.after}`}
          className={styles.amounts}
          rows={amountRows(before, amount, words)}
          headers={[
            { key: 'what', label: words.totalsHeads.what },
            { key: 'before', label: words.totalsHeads.before, align: 'end' },
            { key: 'after', label: words.totalsHeads.after, align: 'end' },
          ]}
        />
      </Section>
      <FactRows
        title={words.enclosing}
        nameWidth={60}
        rows={enclosing.map((block) => ({ label: block.includes(':') ? 'IPv6' : 'IPv4', value: block }))}
      />
      <Remarks faults={faults} notes={report.notes} />
      {otherFaults.length + report.otherNotes.length > 0 ? (
        <Remarks title={words.excluded} faults={otherFaults} notes={report.otherNotes} />
      ) : null}
    </>
  );
}

/** How much there was and is, without a family of which there is nothing. */
function amountRows(before: Amount, after: Amount, words: ToolWords) {
  const row = (family: 'ipv4' | 'ipv6', what: string) =>
    before[family] === '0'
      ? []
      : [{ what, before: digits(before[family], words), after: digits(after[family], words) }];
  return [
    { what: words.entries, before: words.count(before.count), after: words.count(after.count) },
    ...row('ipv4', words.ipv4Addresses),
    ...row('ipv6', words.ipv6Addresses),
  ];
}
