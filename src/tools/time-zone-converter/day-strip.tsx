import { useLocale } from '../../i18n/context';
import type { CSSProperties } from 'react';
import type { Cell, Column, PlanDay } from './planner';
import { clockOf } from './rows';
import { showOffset } from './show-offset';
import { showDate, showTime } from './show-time';
import type { Span } from './spans';
import { useWords } from './use-words';
import type { ZoneRows } from './use-zone-rows';
import styles from './planner.module.css';

export interface DayStripProps {
  day: PlanDay;
  names: readonly string[];
  /** The meeting. */
  at: Span;
  zones: ZoneRows;
}

const grow = (seconds: number): CSSProperties => ({ flexGrow: seconds });

/** A row for each zone: the hours of its clocks beneath those of the reference zone, as long as they are. */
export function DayStrip({ day, names, at, zones }: DayStripProps) {
  const words = useWords();
  const locale = useLocale();
  const style = zones.options.clock;
  // A week has seven of them.
  const title = `${words.planner}, ${showDate(day.date, locale)}`;
  const show = (minutes: number) => showTime(clockOf(minutes % 1440), style, locale);
  const label = (cell: Cell) => {
    const end = cell.minutes + Math.round((cell.to - cell.from) / 60);
    return words.cell(show(cell.minutes), show(end), words.states[cell.state]);
  };
  const isMeeting = ({ from, to }: Span) => from < at.to && to > at.from;
  return (
    // A region that scrolls must be reached by the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={title}>
      <div className={styles.strip} role="table" aria-label={title}>
        <div role="row" className={styles.row}>
          <span role="rowheader" className={styles.rowName}>
            {words.everybody}
          </span>
          <span className={styles.cells} role="presentation">
            {togetherParts(day).map(({ from, to, isTogether }) => (
              <span
                key={from}
                role="cell"
                className={styles.together}
                data-together={isTogether || undefined}
                style={grow(to - from)}
                aria-label={isTogether ? words.together : words.noTogether}
              />
            ))}
          </span>
        </div>
        {day.rows.map((cells, index) => (
          <div key={zones.rows[index]?.key ?? index} role="row" className={styles.row}>
            <span role="rowheader" className={styles.rowName}>
              {names[index]}
            </span>
            <span className={styles.cells} role="presentation">
              {cells.map((cell) => (
                <span
                  key={cell.from}
                  role="cell"
                  className={styles.cell}
                  data-state={cell.state}
                  data-meeting={isMeeting(cell) || undefined}
                  style={grow(cell.to - cell.from)}
                  aria-label={label(cell)}
                  title={label(cell)}
                >
                  {cell.isFirst && cell.to - cell.from >= LEAST_LABELLED ? (
                    <HourLabel
                      cell={cell}
                      told={toldOf(day.columns, cell, zones.rows[index]?.zone === zones.reference)}
                      is12={isTwelve(style, locale)}
                    />
                  ) : null}
                </span>
              ))}
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}

/** A cell that is shorter has no room for a number. */
const LEAST_LABELLED = 1800;

const isTwelve = (style: string, locale: string) => style === '12' || (style === 'auto' && locale === 'en');

/** The offset of an hour that the reference day has twice. */
function toldOf(columns: readonly Column[], { from }: Cell, isReference: boolean): string | undefined {
  return isReference ? columns.find((column) => column.from === from)?.told : undefined;
}

function HourLabel({ cell, told, is12 }: { cell: Cell; told: string | undefined; is12: boolean }) {
  const hour = Math.floor(cell.minutes / 60);
  const minutes = cell.minutes % 60;
  const shown = is12 ? `${hour % 12 === 0 ? 12 : hour % 12}${hour < 12 ? 'a' : 'p'}` : String(hour);
  return (
    <span aria-hidden>
      {shown}
      {minutes === 0 ? null : <small>:{String(minutes).padStart(2, '0')}</small>}
      {told === undefined ? null : <small className={styles.told}>{showOffset(told).replace('UTC', '')}</small>}
    </span>
  );
}

/** The day cut where common hours begin and end. */
function togetherParts({ span, windows }: PlanDay): readonly (Span & { readonly isTogether: boolean })[] {
  const parts: (Span & { isTogether: boolean })[] = [];
  let at = span.from;
  for (const { from, to } of windows) {
    if (from > at) parts.push({ from: at, to: from, isTogether: false });
    parts.push({ from, to, isTogether: true });
    at = to;
  }
  if (at < span.to) parts.push({ from: at, to: span.to, isTogether: false });
  return parts;
}
