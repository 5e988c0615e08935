import { useLocale } from '../../i18n/context';
import { Button } from '../../ui/button/button';
import type { LocalSpan, OutsideSlot, PlanDay, Window } from './planner';
import type { Outside } from './slots';
import { showTime } from './show-time';
import { useWords } from './use-words';
import type { ZoneRows } from './use-zone-rows';
import styles from './planner.module.css';

export interface SlotListProps {
  title: string;
  slots: readonly (Window | OutsideSlot)[];
  names: readonly string[];
  zones: ZoneRows;
  day: PlanDay;
  /** Takes the beginning of one as the moment. */
  onChoose?: (text: string) => void;
}

/** Spans of time on the clocks of every zone. */
export function SlotList({ title, slots, names, zones, onChoose }: SlotListProps) {
  const words = useWords();
  const locale = useLocale();
  const show = (time: string) => showTime(time, zones.options.clock, locale);
  const span = ({ from, to, days, toDays }: LocalSpan) => {
    const begin = `${show(from)}${days === 0 ? '' : ` (${words.days(days)})`}`;
    return `${begin}–${show(to)}${toDays === days ? '' : ` (${words.days(toDays)})`}`;
  };
  const whom = ({ index, seconds, side, isDayOff }: Outside) => {
    const off = isDayOff ? [words.dayOff] : [];
    const late = side === 'before' ? words.early(seconds) : words.late(seconds);
    return words.outside(names[index] ?? '', [...off, ...(seconds === 0 ? [] : [late])]);
  };
  return (
    <div className={styles.slots}>
      <h4>{title}</h4>
      <ul>
        {slots.map((slot) => {
          const own = slot.local[zones.rows.findIndex(({ zone }) => zone === zones.reference)];
          const when = own ? span(own) : '';
          return (
            <li key={slot.from} className={styles.slot}>
              <ul className={styles.locals}>
                {slot.local.map((local, index) =>
                  local ? (
                    <li key={zones.rows[index]?.key ?? index}>
                      <span className={styles.who}>{names[index]}</span>{' '}
                      <span className={styles.when}>{span(local)}</span>
                    </li>
                  ) : null,
                )}
              </ul>
              {'outside' in slot ? <p className={styles.outside}>{slot.outside.map(whom).join(' · ')}</p> : null}
              {onChoose ? (
                <Button
                  size="small"
                  aria-label={words.choose(when)}
                  onClick={() => onChoose(new Date(slot.from * 1000).toISOString().replace('.000', ''))}
                >
                  {words.choose(when)}
                </Button>
              ) : null}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
