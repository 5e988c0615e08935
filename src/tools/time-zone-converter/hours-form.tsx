import { InputText } from '../../ui/input-text/input-text';
import { clockOf } from './rows';
import { useWords } from './use-words';
import type { ShownRow, ZoneRows } from './use-zone-rows';
import styles from './planner.module.css';

const DAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** When the people of each zone work. */
export function HoursForm({ zones, names }: { zones: ZoneRows; names: readonly string[] }) {
  return (
    <ul className={styles.hours}>
      {zones.rows.map((row, index) => (
        <HoursRow key={row.key} row={row} name={names[index] ?? row.zone} zones={zones} />
      ))}
    </ul>
  );
}

function minutesOf(time: string): number | undefined {
  const [, hour, minute] = /^(\d\d):(\d\d)/.exec(time) ?? [];
  return hour === undefined ? undefined : Number(hour) * 60 + Number(minute);
}

function HoursRow({ row, name, zones }: { row: ShownRow; name: string; zones: ZoneRows }) {
  const words = useWords();
  const change = (which: 'start' | 'end') => (time: string) => {
    const minutes = minutesOf(time);
    if (minutes !== undefined) zones.edit(row, { [which]: minutes });
  };
  const toggle = (day: number) => {
    const days = DAYS.filter((one) => (one === day ? !row.days.includes(one) : row.days.includes(one)));
    zones.edit(row, { days });
  };
  const time = { type: 'time', size: 'small', hideLabel: true } as const;
  return (
    <li className={styles.hoursRow}>
      <span className={styles.hoursName}>{name}</span>
      <span className={styles.fromTo}>
        <InputText {...time} label={words.from(name)} value={clockOf(row.start)} onChange={change('start')} />
        <span aria-hidden>–</span>
        <InputText {...time} label={words.to(name)} value={clockOf(row.end % 1440)} onChange={change('end')} />
      </span>
      <fieldset className={styles.days}>
        <legend className="sr">{words.workdays(name)}</legend>
        {DAYS.map((day) => (
          <label key={day} className={styles.day}>
            <input type="checkbox" className="sr" checked={row.days.includes(day)} onChange={() => toggle(day)} />
            <span aria-hidden>{words.weekdays[day - 1]}</span>
            <span className="sr">{words.weekdayNames[day - 1]}</span>
          </label>
        ))}
      </fieldset>
    </li>
  );
}
