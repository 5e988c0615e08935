import type { CSSProperties } from 'react';
import { useLocale } from '../../i18n/context';
import { CopyRow, CopyRows } from '../../ui/copy-rows/copy-rows';
import { ResultHead } from '../../ui/layout/layout';
import type { Estimate } from './estimate';
import { factsOf, rateText, shareText } from './facts';
import { useWords } from './use-words';
import styles from './view.module.css';

/** Duration, rest and end of the work, with a bar for what is done. */
export function Result({ estimate }: { estimate: Estimate }) {
  const words = useWords();
  const locale = useLocale();
  const { total, percent, note } = estimate;
  const tooFar = <span className={styles.remark}>{words.tooFar}</span>;
  return (
    <>
      <section className={styles.section}>
        <ResultHead title={words.result} />
        <p className={styles.headline}>{total}</p>
        <Bar percent={percent} />
        <p className={styles.remark}>
          {words.done(shareText(percent, locale))}
          {note ? ` · ${words.note(note)}` : null}
        </p>
      </section>
      <CopyRows label={words.result} nameWidth={170}>
        {factsOf(estimate, words, locale).map(({ name, value = '' }) => (
          <CopyRow key={name} label={words.facts[name]} value={value} shown={value === '' ? tooFar : undefined} />
        ))}
      </CopyRows>
    </>
  );
}

interface RatesProps extends Pick<Estimate, 'rates'> {
  /** What the pace counts. */
  unit: 'units' | 'bytes';
}

/** The pace of the work in each span of time. */
export function Rates({ rates, unit }: RatesProps) {
  const words = useWords();
  const locale = useLocale();
  return (
    <section className={styles.section}>
      <ResultHead title={words.rates} />
      <CopyRows label={words.rates} nameWidth={170}>
        {rates.map(({ span, value }) => (
          <CopyRow key={span} label={words.rate(span)} value={rateText(value, unit, locale)} />
        ))}
      </CopyRows>
    </section>
  );
}

/** A meter: nothing is under way on this page, and screen readers sound a progress bar at each change. */
function Bar({ percent }: Pick<Estimate, 'percent'>) {
  const words = useWords();
  return (
    <div
      className={styles.bar}
      role="meter"
      aria-label={words.facts.percent}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Number(percent)}
    >
      {/* React's type of `style` knows no custom properties. */}
      <i style={{ '--at': `${percent}%` } as CSSProperties} />
    </div>
  );
}
