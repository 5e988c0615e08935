import { useLocale } from '../../i18n/context';
import { useOperation } from '../../operations/use-operation';
import { Unfinished } from '../../ui/unfinished/unfinished';
import { nameOf } from './copies';
import { repeat } from './operations';
import { showDate, showTime } from './show-time';
import type { MomentState } from './use-moment';
import { useWords } from './use-words';
import type { ZoneRows } from './use-zone-rows';
import styles from './planner.module.css';

/** When a meeting every week moves in somebody's local time. */
export function WeeklyMoves({ moment, zones }: { moment: MomentState; zones: ZoneRows }) {
  const words = useWords();
  const locale = useLocale();
  const { asked } = moment;
  const minute = asked.now === undefined ? {} : { now: asked.now - (asked.now % 60_000) };
  const run = useOperation(repeat, { text: moment.source }, { ...asked, ...minute });
  const show = (time: string) => showTime(time, zones.options.clock, locale);
  const { value } = run;
  return (
    <>
      <Unfinished run={run} />
      {value && !run.fault ? (
        <div className={styles.weekly}>
          <p>
            {value.moves.length === 0
              ? words.weeklyNone
              : words.weeklyIntro(show(value.first.slice(-5)), value.reference)}
          </p>
          <ul>
            {value.moves.map(({ date, changes }) => (
              <li key={date} className={styles.move}>
                <span className={styles.moveDate}>{showDate(date, locale)}</span>
                <span>
                  {changes
                    .map(({ index, from, to, days }) => {
                      const zone = value.zones[index];
                      const name = zone ? nameOf(zone, zones.rows[index]?.label) : '';
                      return words.moves(name, show(from), `${show(to)}${days === 0 ? '' : ` (${words.days(days)})`}`);
                    })
                    .join(' · ')}
                </span>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </>
  );
}
