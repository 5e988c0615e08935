import { useLocale } from '../../i18n/context';
import { formatNumber } from '../../i18n/words';
import { spaced } from '../../lib/spaced';
import { Button } from '../../ui/button/button';
import { useWords } from './use-words';
import styles from './view.module.css';

const HOUR = 3600;
const DAY = 24 * HOUR;
/** What people give cookies, the last as long as browsers let them live. */
const PRESETS = [
  { seconds: HOUR, amount: 1, unit: 'hour' },
  { seconds: DAY, amount: 1, unit: 'day' },
  { seconds: 7 * DAY, amount: 7, unit: 'day' },
  { seconds: 30 * DAY, amount: 30, unit: 'day' },
  { seconds: 365 * DAY, amount: 1, unit: 'year' },
  { seconds: 400 * DAY, amount: 400, unit: 'day' },
] as const;

/** Lifetimes to choose from, in seconds. */
export function Presets({ onPick }: { onPick: (seconds: number) => void }) {
  const words = useWords();
  const locale = useLocale();
  return (
    <div role="group" aria-label={words.presets} className={styles.presets}>
      {PRESETS.map(({ seconds, amount, unit }) => (
        <Button key={seconds} size="small" onClick={() => onPick(seconds)}>
          {spaced(formatNumber(locale, amount, { style: 'unit', unit, unitDisplay: 'long' }))}
        </Button>
      ))}
    </div>
  );
}
