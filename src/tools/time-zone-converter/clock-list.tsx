import { useState } from 'react';
import { useLocale } from '../../i18n/context';
import { CopyButton } from '../../ui/copy/copy-button';
import { ResultHead } from '../../ui/layout/layout';
import { MenuButton } from '../../ui/menu-button/menu-button';
import { OpenIn } from '../../ui/open-in/open-in';
import { useReorder } from '../../ui/reorder/use-reorder';
import { ClockCard } from './clock-card';
import { nameOf, writeClocks } from './copies';
import { FORMS } from './options';
import type { ClockReport } from './report';
import { SaveMeeting } from './save-meeting';
import type { MomentState } from './use-moment';
import { useWords } from './use-words';
import type { ShownRow, ZoneRows } from './use-zone-rows';
import styles from './view.module.css';

export interface ClockListProps {
  report: ClockReport;
  moment: MomentState;
  zones: ZoneRows;
}

/** The moment on the clocks of each zone, in the visitor's order. */
export function ClockList({ report, moment, zones }: ClockListProps) {
  const words = useWords();
  const language = useLocale();
  const [said, setSaid] = useState('');
  const { rows, options } = zones;
  const labels = rows.map(({ label }) => label);
  const clockOf = ({ zone }: ShownRow) => report.clocks.find((clock) => clock.zone === zone);
  const move = (row: ShownRow, place: number) => {
    if (!rows[place] || rows[place] === row) return;
    zones.move(row, place);
    const clock = clockOf(row);
    setSaid(words.moved(clock ? nameOf(clock, row.label) : row.zone, place + 1, rows.length));
  };
  const { list, dragged, gripOf } = useReorder<HTMLUListElement>((key, place) => {
    const row = rows.find((one) => one.key === key);
    if (row) move(row, place);
  });
  const copy = (form: (typeof FORMS)[number]) => writeClocks(report, form, { labels, clock: options.clock, language });
  return (
    <section className={styles.list} aria-label={words.tabs.clocks}>
      <ResultHead
        title={words.zones}
        meta={words.zoneCount(rows.length)}
        actions={
          <>
            <SaveMeeting moment={moment} zones={zones} />
            <MenuButton label={words.copyAs} icon="copy" size="small">
              {FORMS.map((form) => (
                <CopyButton key={form} value={() => copy(form)} label={words.forms[form]} variant="quiet" />
              ))}
            </MenuButton>
          </>
        }
      />
      <ul ref={list} className={styles.cards}>
        {rows.map((row, place) => {
          // The report is that of the rows before, for a moment. A card that went away for it would take the focus along.
          const clock = clockOf(row);
          if (!clock) return null;
          return (
            <ClockCard
              key={row.key}
              row={row}
              clock={clock}
              moment={moment}
              zones={zones}
              grip={gripOf(row.key, place)}
              isDragged={dragged === row.key}
            />
          );
        })}
      </ul>
      <p className="sr" role="status">
        {said}
      </p>
      <div className={styles.more}>
        <OpenIn tool="date-converter" text={report.utc}>
          {words.many}
        </OpenIn>
      </div>
    </section>
  );
}
