import { CopyRow, CopyRows } from '../../ui/copy-rows/copy-rows';
import { ResultHead } from '../../ui/layout/layout';
import type { RateReport, TimeReport } from './reports';
import { Headline, UnitGroups } from './unit-groups';
import { useWords } from './use-words';
import styles from './view.module.css';

interface RateResultProps {
  report: RateReport;
  /** The exact rate, where its decimals go on for ever. */
  fraction?: string | undefined;
}

/** A rate in all units, and what it makes in longer times. */
export function RateResult({ report: { heads, groups, spans }, fraction }: RateResultProps) {
  const words = useWords();
  const [first, second] = groups;
  return (
    <>
      <Headline heads={heads} />
      {fraction === undefined ? null : (
        <CopyRows label={words.fraction} nameWidth={130}>
          <CopyRow label={words.fraction} value={fraction} />
        </CopyRows>
      )}
      {first ? <UnitGroups groups={[first]} /> : null}
      {second ? <UnitGroups groups={[second]} /> : null}
      <section className={styles.section} aria-label={words.spansTitle}>
        <ResultHead title={words.spansTitle} />
        <CopyRows label={words.spansTitle} nameWidth={130}>
          {spans.map(({ span, text }) => (
            <CopyRow key={span} label={words.spans[span]} value={text} />
          ))}
        </CopyRows>
      </section>
    </>
  );
}

/** How long a transfer takes, and how long over usual links. */
export function TimeResult({ report: { text, seconds, iso, net, ladder } }: { report: TimeReport }) {
  const words = useWords();
  return (
    <>
      <p className={styles.headline}>{text}</p>
      <CopyRows label={words.result} nameWidth={260}>
        <CopyRow label={words.duration} value={text} />
        <CopyRow label={words.seconds} value={seconds} />
        <CopyRow label={words.iso} value={iso} />
        {net === undefined ? null : <CopyRow label={words.net} value={net} />}
      </CopyRows>
      <section className={styles.section} aria-label={words.ladder}>
        <ResultHead title={words.ladder} />
        <CopyRows label={words.ladder} nameWidth={260}>
          {ladder.map(({ link, rate, time }) => (
            <CopyRow key={link} label={`${rate} · ${words.links[link]}`} value={time} />
          ))}
        </CopyRows>
      </section>
    </>
  );
}
