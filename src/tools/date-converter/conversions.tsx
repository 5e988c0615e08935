import { useLocale } from '../../i18n/context';
import { LANGUAGE_TAGS } from '../../i18n/locale';
import { useOperation } from '../../operations/use-operation';
import { Badge } from '../../ui/badge/badge';
import { Button } from '../../ui/button/button';
import { CopyRow, CopyRows } from '../../ui/copy-rows/copy-rows';
import { ResultHead } from '../../ui/layout/layout';
import { type NoteItem, Notes } from '../../ui/notes/notes';
import type { Conversion, Report } from './convert';
import { relate } from './operations';
import { type OutputName, OUTPUTS } from './outputs';
import type { Reading } from './readings';
import { useNow } from '../../ui/use-now';
import { type ToolWords, useWords } from './use-words';
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
        </section>
      ))}
    </>
  );
}

/** The notices of all readings, each once. */
function notesOf(conversions: readonly Conversion[], words: ToolWords): NoteItem[] {
  const notes = new Map<string, NoteItem>();
  for (const notice of conversions.flatMap(({ notices }) => notices)) {
    const message = words.notice(notice);
    const isDoubt = notice.code === 'skipped' || notice.code === 'repeated';
    notes.set(message, { kind: isDoubt ? 'warning' : 'info', message });
  }
  return [...notes.values()];
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

/** The relative time moves on, all the others stand. */
function useRelative({ outputs }: Conversion, zone: string): string {
  const language = LANGUAGE_TAGS[useLocale()];
  const now = useNow(true);
  const ns = outputs.nanoseconds.ok ? outputs.nanoseconds.value : '0';
  const run = useOperation(relate, { text: ns }, { zone, language, now });
  return run.value ?? (outputs.relative.ok ? outputs.relative.value : '');
}

function Notations({ conversion, zone }: { conversion: Conversion; zone: string }) {
  const words = useWords();
  const relative = useRelative(conversion, zone);
  const valueOf = (name: OutputName) => {
    const output = conversion.outputs[name];
    if (!output.ok) return '';
    return name === 'relative' ? relative : output.value;
  };
  return (
    <>
      <CopyRows label={words.result} nameWidth={190}>
        {OUTPUTS.map((name) => {
          const output = conversion.outputs[name];
          return (
            <CopyRow
              key={name}
              label={words.outputs[name]}
              value={valueOf(name)}
              mark={output.ok ? undefined : <Badge>{words.years(output.fault.first, output.fault.last)}</Badge>}
            />
          );
        })}
      </CopyRows>
      {conversion.zones.length > 0 ? (
        <>
          <ResultHead title={words.otherZones} />
          <CopyRows label={words.otherZones} nameWidth={190}>
            {conversion.zones.map(({ zone: name, iso }) => (
              <CopyRow key={name} label={name} value={iso} />
            ))}
          </CopyRows>
        </>
      ) : null}
    </>
  );
}
