import { isEmptySource, type TextSource } from '../../lib/text-source';
import { useDraft } from '../../operations/use-draft';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { Alert } from '../../ui/alert/alert';
import { Section, SideBySide } from '../../ui/layout/layout';
import { NoResult } from '../../ui/no-result/no-result';
import { useOptionField } from '../../ui/options/use-option-field';
import { Outcome } from '../../ui/outcome/outcome';
import { ResetButton } from '../../ui/reset-button/reset-button';
import { Table } from '../../ui/table/table';
import { Verdict } from '../../ui/verdict/verdict';
import { BlockListView } from './block-list';
import type { Comparison, Pair, SecondList } from './compare';
import { firstFault, ListInput } from './list-input';
import type { SetKind } from './lists';
import { compare, listOptions } from './operations';
import { Remarks } from './remarks';
import { useWords, type ToolWords } from './use-words';
import styles from './view.module.css';

export const FIRST = [
  '10.0.0.0/8',
  '10.1.0.0/16',
  '10.1.2.0/24 # office',
  '192.168.0.0/16',
  '10.1.0.0/16',
  '2001:db8::/32',
  '2001:db8:1::/48',
].join('\n');

/** The overlaps within a list, and how it stands to a second one. */
export function CompareTab() {
  const words = useWords();
  const [text, setText] = useDraft<TextSource>('first', FIRST);
  const [second, setSecond] = useDraft<TextSource>('second', '');
  const [{ hostBits }, , reset] = useOptions(listOptions);
  const field = useOptionField(listOptions, words.options);
  const run = useOperation(compare, { text, second }, { hostBits }, { enabled: !isEmptySource(text) });
  const { fault } = run;
  const value = run.stale ? undefined : run.value;
  const isSecond = fault?.code === 'in-second';
  return (
    <SideBySide
      input={
        <>
          <ListInput
            label={words.first}
            value={text}
            onChange={setText}
            example={FIRST}
            fault={isSecond ? undefined : firstFault(fault, value?.faults)}
          />
          <ListInput
            label={words.second}
            value={second}
            onChange={setSecond}
            hint={words.listHint}
            rows={5}
            fault={isSecond ? fault.fault : value?.second?.faults[0]}
          />
        </>
      }
      options={
        <>
          {field('format')}
          {field('ipv6', { as: 'buttons' })}
          {field('hostBits', { as: 'buttons' })}
          <ResetButton onReset={reset} />
        </>
      }
    >
      <Outcome run={run} unit="items">
        {(comparison) => <ComparisonView comparison={comparison} text={text} second={second} />}
      </Outcome>
      {fault || run.status === 'idle' ? <NoResult>{fault ? undefined : words.empty}</NoResult> : null}
    </SideBySide>
  );
}

interface ComparisonViewProps {
  comparison: Comparison;
  text: TextSource;
  second: TextSource;
}

function ComparisonView({ comparison, text, second }: ComparisonViewProps) {
  const words = useWords();
  const { faults, notes, second: beside } = comparison;
  const wrong = faults.length + (beside?.faults.length ?? 0);
  return (
    <>
      {wrong > 0 ? <Alert kind="warning" title={words.leftOut(wrong)} /> : null}
      {beside ? <Sides beside={beside} text={text} second={second} /> : null}
      <Overlaps comparison={comparison} />
      <Remarks faults={faults} notes={notes} />
      {beside && beside.faults.length + beside.notes.length > 0 ? (
        <Remarks title={words.second} faults={beside.faults} notes={beside.notes} />
      ) : null}
    </>
  );
}

const SIDES = [
  { name: 'common', kind: 'common', fileName: 'a-and-b.txt' },
  { name: 'onlyFirst', kind: 'without', fileName: 'only-a.txt' },
  { name: 'onlySecond', kind: 'reverse', fileName: 'only-b.txt' },
] as const satisfies readonly { readonly name: string; readonly kind: SetKind; readonly fileName: string }[];

/** What both lists have in common, and what each has for itself. */
function Sides({ beside, text, second }: { beside: SecondList; text: TextSource; second: TextSource }) {
  const words = useWords();
  return (
    <>
      <Verdict isGood={beside.isCovered} title={verdict(beside, words)} />
      {beside.isCovered !== beside.covers || !beside.isCovered ? (
        <p className={styles.muted}>{beside.covers ? words.covers : words.notCovers}</p>
      ) : null}
      {SIDES.map(({ name, kind, fileName }) => {
        const list = beside[name];
        const title = `${words.sides[name]}: ${list.amount.count === 0 ? words.none : words.blocks(list.amount.count)}`;
        return list.amount.count === 0 ? (
          <Section key={name} title={title}>
            {null}
          </Section>
        ) : (
          <BlockListView
            key={name}
            title={title}
            list={list}
            made={{ kind, text, other: second }}
            fileName={fileName}
          />
        );
      })}
    </>
  );
}

function verdict({ isCovered, covers, common }: SecondList, words: ToolWords): string {
  if (isCovered && covers) return words.equal;
  if (common.amount.count === 0) return words.disjoint;
  return isCovered ? words.covered : words.notCovered;
}

/** The pairs of entries that have addresses in common. */
function Overlaps({ comparison: { entries, overlaps } }: { comparison: Comparison }) {
  const words = useWords();
  const { count, pairs } = overlaps;
  const told = (number: number) => {
    const entry = entries[number - 1];
    const text = entry?.label === undefined ? entry?.text : `${entry.text} (${entry.label})`;
    return words.numbered(number, text ?? '');
  };
  const rows = pairs.map(({ one, other, relation }: Pair) => {
    return { one: told(one), relation: words.relations[relation], other: told(other) };
  });
  return (
    <Section title={count === 0 ? words.noOverlaps : words.overlaps(count)}>
      {pairs.length < count ? <p className={styles.muted}>{words.firstPairs(pairs.length, count)}</p> : null}
      {count > 0 ? (
        <Table
          // The section around it has the other name.
          label={words.pairHeads.relation}
          className={styles.figures}
          rows={rows}
          csvName="overlaps.csv"
          headers={[
            { key: 'one', label: words.pairHeads.one, mono: true },
            { key: 'relation', label: words.pairHeads.relation },
            { key: 'other', label: words.pairHeads.other, mono: true },
          ]}
        />
      ) : null}
    </Section>
  );
}
