import { Badge } from '../../ui/badge/badge';
import { Button } from '../../ui/button/button';
import { CopyRow, CopyRows } from '../../ui/copy-rows/copy-rows';
import { ResultHead } from '../../ui/layout/layout';
import { Notes } from '../../ui/notes/notes';
import { OpenIn } from '../../ui/open-in/open-in';
import type { Conversion, Report } from './convert';
import { notesOf } from './notes';
import { OUTPUTS } from './outputs';
import type { Reading } from '../../lib/dates/readings';
import { useRelative } from './use-relative';
import { useWords } from './use-words';
import styles from './view.module.css';

interface ConversionsProps {
  report: Report;
  /** The field is empty: what is shown is the clock. */
  isNow: boolean;
  zone: string;
  onReadAs: (reading: Reading) => void;
}

/** What the text was read as, what else it could be, and every notation of it. */
export function Conversions({ report, isNow, zone, onReadAs }: ConversionsProps) {
  const words = useWords();
  const { conversions, others } = report;
  return (
    <>
      {conversions.length > 1 ? <p className={styles.both}>{words.bothOrders}</p> : null}
      <Notes items={notesOf(conversions, words)} />
      {conversions.map((conversion) => (
        <section key={conversion.reading} className={styles.conversion}>
          <ResultHead title={isNow ? words.now : words.readings[conversion.reading]} />
          {others.length > 0 ? <Others others={others} onReadAs={onReadAs} /> : null}
          <Notations conversion={conversion} zone={zone} />
          <p className={styles.more}>
            <OpenIn tool="time-zone-converter" text={isNow ? '' : isoOf(conversion)}>
              {words.manyZones}
            </OpenIn>
          </p>
        </section>
      ))}
    </>
  );
}

/** The moment as ISO 8601; empty outside the years that it has. */
function isoOf({ outputs: { iso8601 } }: Conversion): string {
  return iso8601.ok ? iso8601.value : '';
}

function Others({ others, onReadAs }: { others: readonly Reading[]; onReadAs: (reading: Reading) => void }) {
  const words = useWords();
  return (
    <div className={styles.others} role="group" aria-label={words.couldBe}>
      <span aria-hidden>{words.couldBe}</span>
      {others.map((reading) => (
        <Button key={reading} size="small" onClick={() => onReadAs(reading)}>
          {words.readings[reading]}
        </Button>
      ))}
    </div>
  );
}

function Notations({ conversion, zone: own }: { conversion: Conversion; zone: string }) {
  const words = useWords();
  const relative = useRelative(conversion, own);
  const { outputs, zones } = conversion;
  return (
    <>
      <CopyRows label={words.result} nameWidth={190}>
        {OUTPUTS.map((name) => {
          const output = outputs[name];
          const label = words.options.output.values[name];
          if (output.ok)
            return <CopyRow key={name} label={label} value={name === 'relative' ? relative : output.value} />;
          const { first, last } = output.fault;
          return <CopyRow key={name} label={label} value="" mark={<Badge>{words.years(first, last)}</Badge>} />;
        })}
      </CopyRows>
      {zones.length > 0 ? (
        <>
          <ResultHead title={words.otherZones} />
          <CopyRows label={words.otherZones} nameWidth={190}>
            {zones.map(({ zone, iso }) => (
              <CopyRow key={zone} label={zone} value={iso} />
            ))}
          </CopyRows>
        </>
      ) : null}
    </>
  );
}
