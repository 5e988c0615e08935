import type { KeyboardEvent, MouseEvent } from 'react';
import type { CheckReport } from '../../lib/json-schema/check-text';
import type { PlacedError } from '../../lib/json-schema/placed';
import { DownloadButton } from '../../ui/download-button/download-button';
import { Stack } from '../../ui/layout/layout';
import { later } from '../../ui/later';
import { Notes, type NoteItem } from '../../ui/notes/notes';
import { Table } from '../../ui/table/table';
import { Verdict } from '../../ui/verdict/verdict';
import { basicOutput } from './basic-output';
import { errorColumns } from './error-columns';
import { furtherSchemas } from './further-schemas';
import { PartChoice } from './part-choice';
import { schemaNotes } from './schema-notes';
import type { SchemaText } from './use-schema-text';
import { useShownError, type Fields } from './use-shown-error';
import { useWords } from './use-words';
import styles from './view.module.css';

const FurtherText = later(async () => (await import('./further-text')).FurtherText);

export interface FindingsProps extends Fields, Pick<SchemaText, 'part' | 'setPart'> {
  report: CheckReport;
  /** The further schemas, as the operation gets them. */
  further: string | undefined;
  onSwap: () => void;
}

/** What was found: the verdict, a table of what does not fit, and what else there is to say. */
export function Findings({ report, further, part, setPart, onSwap, ...fields }: FindingsProps) {
  const words = useWords();
  const { isValid, errors, count, isSwapped } = report;
  const { shown, open, close } = useShownError(report, fields);
  const { schema, data } = fields;
  return (
    <Stack>
      {shown && shown.schema.file > 0 ? <FurtherPlace error={shown} further={further} onClose={close} /> : null}
      <PartChoice api={report.api} part={part} setPart={setPart} />
      <Verdict
        isGood={isValid}
        title={isValid ? words.valid : words.invalid(count)}
        badge={words.draftName(report.draft)}
      />
      {isSwapped ? (
        <Notes items={[{ kind: 'warning', message: words.swapped, act: { label: words.swap, onAct: onSwap } }]} />
      ) : null}
      {errors.length > 0 ? (
        <Table
          label={words.errors}
          rows={errors}
          headers={errorColumns(words, { onOpen: open, shown, hasDocuments: report.documents > 1 })}
          className={styles.errors}
          onClick={pressRow}
          onKeyDown={walkRows}
          sortable
          csvName="errors.csv"
          copyKeys={['path']}
          actions={
            <DownloadButton
              size="small"
              label="JSON"
              fileName="errors.json"
              mimeType="application/json"
              content={() => basicOutput(report, words.jsonSchema.problem)}
              sends
            />
          }
        />
      ) : null}
      <Notes
        items={[
          count > errors.length && { kind: 'info', message: words.moreErrors(count - errors.length) },
          ...report.notes.map((note): NoteItem => {
            const { place } = note;
            const message = words.dataNote(note);
            if (!place || typeof data.text !== 'string') return { kind: 'info', message };
            const where = words.place(place.line, place.column);
            return { kind: 'info', message, where, onGo: () => data.field.current?.goTo(place.at) };
          }),
          ...schemaNotes(report.schemaNotes, report.unused, words, (start, end) =>
            typeof schema.text === 'string' ? () => schema.field.current?.goTo(start, end) : undefined,
          ),
        ]}
      />
    </Stack>
  );
}

/** The button of a row, which shows its places. */
const ROW_BUTTON = 'button[data-row]';

/** All of a row acts as its button does, but for what acts by itself and for words that are being selected. */
function pressRow({ target }: MouseEvent): void {
  const isSelecting = getSelection()?.isCollapsed === false;
  if (isSelecting || !(target instanceof Element) || target.closest('button, a')) return;
  target.closest('tr')?.querySelector<HTMLElement>(ROW_BUTTON)?.click();
}

/** From the button of a row to that of the next or the one before. */
function walkRows(event: KeyboardEvent): void {
  const { key, target } = event;
  if ((key !== 'ArrowDown' && key !== 'ArrowUp') || !(target instanceof Element) || !target.matches(ROW_BUTTON)) return;
  const row = target.closest('tr');
  const next = key === 'ArrowDown' ? row?.nextElementSibling : row?.previousElementSibling;
  const button = next?.querySelector<HTMLElement>(ROW_BUTTON);
  if (!button) return;
  event.preventDefault();
  button.focus();
}

function FurtherPlace({
  error: { schema },
  further,
  onClose,
}: {
  error: PlacedError;
  further: string | undefined;
  onClose: () => void;
}) {
  const { name, place } = schema;
  const text = furtherSchemas(further).find((one) => one.name === name)?.text;
  if (text === undefined || !place) return null;
  const last = place.line + text.slice(place.start, place.end).split('\n').length - 1;
  return <FurtherText name={name} text={text} first={place.line} last={last} onClose={onClose} />;
}
