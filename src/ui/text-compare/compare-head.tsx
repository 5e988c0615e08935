import type { ReactNode } from 'react';
import { useLocale } from '../../i18n/context';
import { formatNumber } from '../../i18n/words';
import type { TextCompareWords } from '../../i18n/text-compare/zh-cn';
import type { TextComparison } from '../../lib/diff/comparison';
import { StepButtons } from '../button/step-buttons';
import styles from './text-compare.module.css';

interface CompareHeadProps {
  comparison: TextComparison;
  words: TextCompareWords;
  /** How many changes there are. */
  total: number;
  /** The number (from 0) of the change at hand, if one was gone to. */
  index: number | undefined;
  onStep: (by: 1 | -1) => void;
  actions: ReactNode;
}

const CHANGE_KEYS = { previous: 'Shift+F7', next: 'F7' };

/** What stands above a comparison: what differs, and buttons that go from change to change. */
export function CompareHead({ comparison, words, total, index, onStep, actions }: CompareHeadProps) {
  return (
    <div className={styles.head}>
      <Summary comparison={comparison} words={words} />
      <div className={styles.steps}>
        <StepButtons words={words} shortcuts={CHANGE_KEYS} disabled={total === 0} onStep={onStep} />
        <span className="meta" role="status">
          {index === undefined ? words.changes(total) : words.changeOf(index + 1, total)}
        </span>
      </div>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  );
}

function Summary({ comparison, words }: { comparison: TextComparison; words: TextCompareWords }) {
  const locale = useLocale();
  const { added, removed, changed, alike } = comparison.counts;
  const count = (n: number) => formatNumber(locale, n);
  // Rounded down: 100 % is for texts without any difference.
  const percent = formatNumber(locale, Math.floor(alike * 1000) / 10, { maximumFractionDigits: 1 });
  return (
    <p className={styles.summary}>
      <span aria-hidden className={styles.counts}>
        <b data-kind="added">+{count(added)}</b>
        <b data-kind="removed">−{count(removed)}</b>
        <b data-kind="changed">~{count(changed)}</b>
      </span>
      <span className="sr">{words.counts(added, removed, changed)}</span>
      {comparison.patch ? null : <span className={styles.alike}>{words.alike(percent)}</span>}
    </p>
  );
}
