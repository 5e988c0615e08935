import { useLocale } from '../../i18n/context';
import { LANGUAGE_TAGS } from '../../i18n/locale';
import type { Result } from '../../lib/result';
import { CopyButton } from '../../ui/copy/copy-button';
import { CopyRow, CopyRows } from '../../ui/copy-rows/copy-rows';
import { ResultHead } from '../../ui/layout/layout';
import { type NoteItem, Notes } from '../../ui/notes/notes';
import { Table } from '../../ui/table/table';
import { type Field, isSpecial } from './field';
import type { Schedule } from './expression';
import { listOf, nameOf } from './names';
import type { Explanation } from './operations';
import type { SnippetFault, Snippets } from './snippets';
import { type ToolWords, useWords } from './use-words';
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
      <ResultHead title={words.meaningTitle} actions={<CopyButton value={description} />} />
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
export function FieldTable({ schedule }: { schedule: Schedule }) {
  const words = useWords();
  const language = LANGUAGE_TAGS[useLocale()];
  if (schedule.fields.length === 0) return null;
  const rows = schedule.fields.map((field) => ({
    field: words.fields[field.name],
    text: field.text,
    meaning: field.items.map((item) => words.meaningOf(item, field.name)).join(words.or),
    values: valuesText(field, words, language),
  }));
  return (
    <section className={styles.section}>
      <ResultHead title={words.breakdown} />
      <Table
        label={words.breakdown}
        rows={rows}
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

function valuesText({ name, items, values }: Field, words: ToolWords, language: string): string {
  if (items.some(({ kind }) => kind === 'any')) return '–';
  const listed = listOf(values, (value) => nameOf(name, value, language, 'short'));
  return items.some(isSpecial) ? [listed, words.varies].filter((part) => part !== '').join(words.or) : listed;
}

/** The schedule for other programs, or why it cannot be said there. */
export function SnippetRows({ snippets, zone }: { snippets: Snippets; zone: string }) {
  const words = useWords();
  const { crontab, kubernetes, aws } = snippets;
  const row = (label: string, snippet: Result<string, SnippetFault>) => (
    <CopyRow
      label={label}
      value={snippet.ok ? snippet.value : ''}
      shown={snippet.ok ? undefined : <span className={styles.remark}>{words.snippetFault(snippet.fault)}</span>}
    />
  );
  const hasTwo = aws.ok && aws.value.length > 1;
  return (
    <section className={styles.section}>
      <ResultHead title={words.use} />
      <CopyRows label={words.use} nameWidth={150}>
        {row(words.crontab, crontab)}
        {row(words.kubernetes, kubernetes)}
        {row(words.aws, aws.ok ? { ok: true, value: aws.value.join('\n') } : aws)}
      </CopyRows>
      {aws.ok && zone !== 'UTC' ? <p className={styles.remark}>{words.awsInUtc(zone)}</p> : null}
      {hasTwo ? <p className={styles.remark}>{words.awsTwo}</p> : null}
    </section>
  );
}
