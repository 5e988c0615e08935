import { useLocale } from '../../i18n/context';
import { LANGUAGE_TAGS } from '../../i18n/locale';
import { CopyButton } from '../../ui/copy/copy-button';
import { CopyRow, CopyRows } from '../../ui/copy-rows/copy-rows';
import { ResultHead } from '../../ui/layout/layout';
import { type NoteItem, Notes } from '../../ui/notes/notes';
import { Table } from '../../ui/table/table';
import type { Schedule } from './expression';
import type { Explanation } from './operations';
import { fieldRow } from './table-rows';
import { useWords } from './use-words';
import styles from './view.module.css';

/** The schedule in words, how its day fields work together, and what other crons may make of it. */
export function Description({ explanation }: { explanation: Explanation }) {
  const words = useWords();
  const { schedule, description, zone } = explanation;
  const notes: NoteItem[] = schedule.warnings.map((warning) => ({ kind: 'warning', message: words.warning(warning) }));
  if (schedule.zone !== undefined) notes.push({ kind: 'info', message: words.zoneOfText(zone) });
  else if (schedule.dialect === 'aws') notes.push({ kind: 'info', message: words.awsZone });
  return (
    <section className={styles.section} aria-live="polite">
      <ResultHead title={words.meaningTitle} actions={<CopyButton sends={words.meaningTitle} value={description} />} />
      <p className={styles.description}>{description}</p>
      {schedule.dayRule ? <p className={styles.remark}>{words.dayRule(schedule.dayRule)}</p> : null}
      {schedule.command === undefined ? null : (
        <CopyRows label={words.command}>
          <CopyRow label={words.command} value={schedule.command} />
        </CopyRows>
      )}
      <Notes items={notes} />
    </section>
  );
}

/** Each field with its meaning and the values it comes to. */
export function FieldTable({ schedule: { fields } }: { schedule: Schedule }) {
  const words = useWords();
  const language = LANGUAGE_TAGS[useLocale()];
  if (fields.length === 0) return null;
  return (
    <section className={styles.section}>
      <ResultHead title={words.breakdown} />
      <Table
        label={words.breakdown}
        rows={fields.map((field) => fieldRow(field, words, language))}
        headers={[
          { key: 'field', label: words.field },
          { key: 'text', label: words.text, mono: true },
          { key: 'meaning', label: words.meaning },
          { key: 'values', label: words.expanded },
        ]}
      />
    </section>
  );
}

/** The schedule for other programs, or why it cannot be said there. */
export function SnippetRows({ snippets, zone }: Explanation) {
  const words = useWords();
  const { aws } = snippets;
  return (
    <section className={styles.section}>
      <ResultHead title={words.use} />
      <CopyRows label={words.use} nameWidth={150}>
        {(['crontab', 'kubernetes', 'aws'] as const).map((name) => {
          const snippet = snippets[name];
          if (snippet.ok) return <CopyRow key={name} label={words[name]} value={[snippet.value].flat().join('\n')} />;
          const reason = <span className={styles.remark}>{words.snippetFault(snippet.fault)}</span>;
          return <CopyRow key={name} label={words[name]} value="" shown={reason} />;
        })}
      </CopyRows>
      {aws.ok && zone !== 'UTC' ? <p className={styles.remark}>{words.awsInUtc(zone)}</p> : null}
      {aws.ok && aws.value.length > 1 ? <p className={styles.remark}>{words.awsTwo}</p> : null}
    </section>
  );
}
