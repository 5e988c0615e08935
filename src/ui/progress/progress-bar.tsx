import { useEffect, useState, type CSSProperties } from 'react';
import { useKitWords, useLocale } from '../../i18n/context';
import { formatBytes, formatNumber } from '../../i18n/words';
import { Button } from '../button/button';
import { formatDuration, formatShare, rateOf } from './pace';
import type { ProgressProps } from './progress';
import styles from './progress.module.css';

/** Share, amount, speed and time left. */
export function ProgressBar({ label, title, done, total, startedAt, unit, onCancel }: ProgressProps) {
  const words = useKitWords();
  const locale = useLocale();
  const counted = (n: number) => (unit === 'bytes' ? formatBytes(locale, n) : words.itemAmount(Math.round(n)));
  const share = total ? Math.min(1, done / total) : undefined;
  const pace = rateOf(done, total, useNow() - startedAt);
  const percent = share === undefined ? undefined : Math.floor(share * 100);
  // React's type of `style` knows no custom properties.
  const at = (percent === undefined ? undefined : { '--at': `${percent}%` }) as CSSProperties | undefined;

  return (
    <div className={styles.progress}>
      {title ? <strong className={styles.title}>{title}</strong> : null}
      <div
        className={styles.track}
        role="progressbar"
        aria-label={label ?? words.working}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        data-unknown={percent === undefined ? '' : undefined}
      >
        <i style={at} />
      </div>
      <div className={styles.row}>
        {percent === undefined ? null : <span>{formatNumber(locale, percent / 100, { style: 'percent' })}</span>}
        {total ? (
          <span>{words.amountOf(formatShare(locale, Math.min(done, total), total, unit), counted(total))}</span>
        ) : done > 0 ? (
          <span>{counted(done)}</span>
        ) : null}
        {pace ? <span>{words.perSecond(counted(pace.perSecond))}</span> : null}
        {pace?.secondsLeft === undefined ? null : (
          <span>{words.timeLeft(formatDuration(locale, pace.secondsLeft))}</span>
        )}
        {onCancel ? (
          <Button size="small" onClick={onCancel} className={styles.cancel}>
            {words.cancel}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

/** The clock, in milliseconds since the Unix epoch, twice a second: time goes on even when the work does not. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, []);
  return now;
}
