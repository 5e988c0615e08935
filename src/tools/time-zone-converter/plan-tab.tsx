import { useState } from 'react';
import { useLocale } from '../../i18n/context';
import { useOperation } from '../../operations/use-operation';
import { Fold } from '../../ui/fold/fold';
import { Columns, ResultHead, Stack } from '../../ui/layout/layout';
import { NoResult } from '../../ui/no-result/no-result';
import { useOptionField } from '../../ui/options/use-option-field';
import { Unfinished } from '../../ui/unfinished/unfinished';
import { nameOf } from './copies';
import { DayPlan } from './day-plan';
import { HoursForm } from './hours-form';
import { plan } from './operations';
import { remembered } from './options';
import { STATES } from './planner';
import { SaveMeeting } from './save-meeting';
import type { MomentState } from './use-moment';
import { useWords } from './use-words';
import type { ZoneRows } from './use-zone-rows';
import { WeeklyMoves } from './weekly-moves';
import styles from './planner.module.css';

export interface PlanTabProps {
  moment: MomentState;
  zones: ZoneRows;
}

/** The hours of a day, or of a week, in all zones, and when all are at work. */
export function PlanTab({ moment, zones }: PlanTabProps) {
  const words = useWords();
  const language = useLocale();
  const field = useOptionField(remembered, words.options);
  const [areHoursOpen, setHoursOpen] = useState(true);
  const [isWeeklyOpen, setWeeklyOpen] = useState(false);
  const { span, length } = zones.options;
  const { asked } = moment;
  // A plan is of a day: it need not be made anew each second.
  const minute = asked.now === undefined ? {} : { now: asked.now - (asked.now % 60_000) };
  const run = useOperation(plan, { text: moment.source }, { ...asked, ...minute, language, span, length });
  const value = run.fault ? undefined : run.value;
  const names = value?.zones.map((zone, index) => nameOf(zone, zones.rows[index]?.label)) ?? [];
  return (
    <Stack>
      <Columns minWidth={210}>
        {field('span', { as: 'buttons' })}
        {field('length')}
      </Columns>
      <Fold label={words.hours} isOpen={areHoursOpen} onOpen={setHoursOpen}>
        <HoursForm zones={zones} names={names} />
      </Fold>
      <Unfinished run={run} />
      {value && value.zones.every(({ isKnown }) => !isKnown) ? <NoResult>{words.noRows}</NoResult> : null}
      {value ? (
        <section className={styles.plan} aria-label={words.planner}>
          <ResultHead title={words.planner} actions={<SaveMeeting moment={moment} zones={zones} />} />
          <ul className={styles.legend}>
            {STATES.map((state) => (
              <li key={state}>
                <span className={styles.swatch} data-state={state} aria-hidden />
                {words.states[state]}
              </li>
            ))}
          </ul>
          {value.days.map((day) => (
            <DayPlan key={day.date} day={day} names={names} moment={moment} zones={zones} at={value} />
          ))}
        </section>
      ) : null}
      <Fold label={words.weekly} isOpen={isWeeklyOpen} onOpen={setWeeklyOpen}>
        <WeeklyMoves moment={moment} zones={zones} />
      </Fold>
    </Stack>
  );
}
