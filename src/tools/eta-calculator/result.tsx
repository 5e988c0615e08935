import type { CSSProperties } from 'react';
import { useLocale } from '../../i18n/context';
import { LANGUAGE_TAGS, type Locale } from '../../i18n/locale';
import { formatBytes, formatNumber } from '../../i18n/words';
import { CopyRow, CopyRows } from '../../ui/copy-rows/copy-rows';
import { ResultHead } from '../../ui/layout/layout';
import type { End, Estimate } from './estimate';
import { type ToolWords, useWords } from './use-words';
import styles from './view.module.css';

/** Days away for which the language has a name, such as tomorrow, or a count of days reads well. */
const NEAR_DAYS = 6;

interface ResultProps {
  estimate: Estimate;
  /** What the pace counts. */
  unit: 'units' | 'bytes';
}

/** Duration, rest, end and pace of the work, with a bar for what is done. */
export function Result({ estimate, unit }: ResultProps) {
  const words = useWords();
  const locale = useLocale();
  const { total, totalIso, totalWeeks, left, end, percent, rates, note } = estimate;
  const share = formatNumber(locale, Number(percent) / 100, { style: 'percent', maximumFractionDigits: 1 });
  // React's type of `style` knows no custom properties.
  const at = { '--at': `${percent}%` } as CSSProperties;
  return (
    <>
      <section className={styles.section}>
        <ResultHead title={words.result} />
        <p className={styles.headline}>{total}</p>
        <div
          className={styles.bar}
          role="progressbar"
          aria-label={words.percent}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Number(percent)}
        >
          <i style={at} />
        </div>
        <p className={styles.remark}>
          {words.done(share)}
          {note ? ` · ${words.note(note)}` : null}
        </p>
      </section>
      <CopyRows label={words.result} nameWidth={170}>
        <CopyRow label={words.total} value={total} />
        {totalWeeks === undefined ? null : <CopyRow label={words.weeks} value={totalWeeks} />}
        <CopyRow label={words.left} value={left} />
        <CopyRow
          label={words.end}
          value={end.ok ? `${end.value.wall.replace('T', ' ')} ${end.value.offset}` : ''}
          shown={end.ok ? undefined : <span className={styles.remark}>{words.tooFar}</span>}
        />
        {end.ok ? <CopyRow label={words.day} value={dayText(end.value, locale, words)} /> : null}
        {end.ok ? <CopyRow label={words.endIso} value={end.value.iso} /> : null}
        <CopyRow label={words.durationIso} value={totalIso} />
        <CopyRow label={words.percent} value={share} />
      </CopyRows>
      <section className={styles.section}>
        <ResultHead title={words.rates} />
        <CopyRows label={words.rates} nameWidth={170}>
          {rates.map(({ span, value }) => (
            <CopyRow
              key={span}
              label={words.rate(span)}
              value={unit === 'bytes' ? formatBytes(locale, Number(value)) : numberText(value, locale)}
            />
          ))}
        </CopyRows>
      </section>
    </>
  );
}

/** "tomorrow 03:30", or the weekday and the date where it is farther away. */
function dayText({ wall, days }: End, locale: Locale, words: ToolWords): string {
  const language = LANGUAGE_TAGS[locale];
  const [date = '', time = ''] = wall.split('T');
  const shownTime = time.slice(0, 'hh:mm'.length);
  if (Math.abs(days) <= NEAR_DAYS) {
    return words.dayText(new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(days, 'day'), shownTime);
  }
  // The day as one of UTC: its name and weekday are the same.
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(`${date}T12:00Z`),
  );
  return words.dayText(day, shownTime);
}

/** A decimal number with the marks of the language and all its digits. */
function numberText(value: string, locale: Locale): string {
  const [whole = '', fraction] = value.split('.');
  const grouped = new Intl.NumberFormat(LANGUAGE_TAGS[locale]).format(BigInt(whole));
  return fraction === undefined ? grouped : `${grouped}${locale === 'fr' ? ',' : '.'}${fraction}`;
}
