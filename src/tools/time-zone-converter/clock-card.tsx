import type { ComponentProps } from 'react';
import { useLocale } from '../../i18n/context';
import { Badge } from '../../ui/badge/badge';
import { Button } from '../../ui/button/button';
import { Icon } from '../../ui/icon/icon';
import { InputText } from '../../ui/input-text/input-text';
import { keepFocus } from '../../ui/reorder/keep-focus';
import type { Clock, ZoneClock } from './clocks';
import { nameOf, offsetAndName } from './copies';
import { showDate, showTime } from './show-time';
import { TimeField } from './time-field';
import type { MomentState } from './use-moment';
import { useWords } from './use-words';
import type { ShownRow, ZoneRows } from './use-zone-rows';
import styles from './view.module.css';

export interface ClockCardProps {
  row: ShownRow;
  clock: Clock;
  moment: MomentState;
  zones: ZoneRows;
  grip: ComponentProps<'button'>;
  isDragged: boolean;
}

/** The moment in one zone; its time can be typed. */
export function ClockCard({ row, clock, moment, zones, grip, isDragged }: ClockCardProps) {
  const words = useWords();
  const name = nameOf(clock, row.label);
  const isReference = zones.reference === row.zone;
  const quiet = { size: 'small', variant: 'quiet', iconOnly: true } as const;
  return (
    <li className={styles.card} data-dragged={isDragged || undefined} data-reference={isReference || undefined}>
      <button type="button" className={styles.grip} aria-label={words.move(name)} {...grip}>
        <Icon name="grip-vertical" />
      </button>
      <div className={styles.who}>
        <strong className={styles.name}>{name}</strong>
        <span className={styles.zone}>{row.zone}</span>
        {isReference ? <Badge>{words.reference}</Badge> : null}
      </div>
      <div className={styles.acts}>
        <div className={styles.label}>
          <InputText
            label={words.label(name)}
            hideLabel
            size="small"
            maxLength={60}
            placeholder={words.labelPlaceholder}
            value={row.label}
            onChange={(label) => zones.edit(row, { label })}
          />
        </div>
        {isReference ? null : (
          <Button
            {...quiet}
            icon="map-pin"
            aria-label={words.makeReference(name)}
            onClick={({ currentTarget }) => keepFocus(currentTarget, 'li', () => zones.setReference(row.zone))}
          />
        )}
        {zones.rows.length > 1 ? (
          <Button
            {...quiet}
            icon="x"
            data-act="remove"
            aria-label={words.remove(name)}
            onClick={({ currentTarget }) => keepFocus(currentTarget, 'li', () => zones.remove(row))}
          />
        ) : null}
      </div>
      {clock.isKnown ? (
        <KnownClock name={name} clock={clock} moment={moment} zones={zones} isReference={isReference} />
      ) : (
        <p className={styles.facts}>{words.unknownZone(clock.zone)}</p>
      )}
    </li>
  );
}

interface KnownClockProps extends Pick<ClockCardProps, 'moment' | 'zones'> {
  name: string;
  clock: ZoneClock;
  isReference: boolean;
}

function KnownClock({ name, clock, moment, zones, isReference }: KnownClockProps) {
  const words = useWords();
  const locale = useLocale();
  const style = zones.options.clock;
  const { change } = clock;
  const show = (time: string) => showTime(time, style, locale);
  const [day = '', before = ''] = change?.before.split('T') ?? [];
  const [dayAfter = '', after = ''] = change?.after.split('T') ?? [];
  const offset = offsetAndName(clock);
  return (
    <>
      <div className={styles.when}>
        <TimeField
          label={words.timeIn(name)}
          value={show(clock.time)}
          zone={clock.zone}
          write={(typed) => `${clock.date} ${typed}${isReference ? '' : ` ${clock.zone}`}`}
          onRead={moment.setText}
        />
        <span className={styles.date}>{showDate(clock.date, locale)}</span>
        {clock.days === 0 ? null : <Badge kind="warn">{words.days(clock.days)}</Badge>}
      </div>
      <ul className={styles.facts}>
        <li>{offset}</li>
        {clock.name === undefined ? null : <li>{clock.name}</li>}
        {clock.isSummer ? <li>{words.summer}</li> : null}
        {isReference ? null : <li>{clock.difference === 0 ? words.same : words.difference(clock.difference)}</li>}
        {change ? (
          <li>
            {words.change(
              showDate(day, locale),
              show(before),
              day === dayAfter ? show(after) : `${showDate(dayAfter, locale)} ${show(after)}`,
            )}
          </li>
        ) : null}
      </ul>
    </>
  );
}
