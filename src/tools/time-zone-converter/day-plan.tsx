import { useLocale } from '../../i18n/context';
import { Badge } from '../../ui/badge/badge';
import type { Plan } from './plan';
import type { PlanDay } from './planner';
import { DayStrip } from './day-strip';
import { showDate } from './show-time';
import { SlotList } from './slot-list';
import type { MomentState } from './use-moment';
import { useWords } from './use-words';
import type { ZoneRows } from './use-zone-rows';
import styles from './planner.module.css';

export interface DayPlanProps {
  day: PlanDay;
  names: readonly string[];
  at: Pick<Plan, 'from' | 'to'>;
  moment: MomentState;
  zones: ZoneRows;
}

/** A day of the reference zone: its hours in all zones, the common ones, and the best times. */
export function DayPlan({ day, names, at, moment, zones }: DayPlanProps) {
  const words = useWords();
  const locale = useLocale();
  const length = day.span.to - day.span.from;
  const { windows, slots, outside } = day;
  return (
    <section className={styles.dayPlan} aria-label={showDate(day.date, locale)}>
      <h3 className={styles.date}>
        {showDate(day.date, locale)}
        {length === 86_400 ? null : <Badge kind="warn">{words.hoursInDay(length)}</Badge>}
      </h3>
      <DayStrip day={day} names={names} at={at} zones={zones} />
      {windows.length > 0 ? (
        <SlotList title={words.together} slots={windows} names={names} zones={zones} day={day} />
      ) : (
        <p className={styles.none}>{words.noCommon}</p>
      )}
      {windows.length > 0 && slots.length === 0 ? (
        <p className={styles.none}>{words.tooShort(words.options.length.values(zones.options.length))}</p>
      ) : null}
      {slots.length > 0 ? (
        <SlotList title={words.best} slots={slots} names={names} zones={zones} day={day} onChoose={moment.setText} />
      ) : null}
      {outside.length > 0 ? (
        <SlotList title={words.least} slots={outside} names={names} zones={zones} day={day} onChoose={moment.setText} />
      ) : null}
    </section>
  );
}
