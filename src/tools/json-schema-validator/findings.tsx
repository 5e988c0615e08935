import { useState, type RefObject } from 'react';
import type { CheckReport } from '../../lib/json-schema/check-text';
import type { PlacedError, PlacedSchema } from '../../lib/json-schema/placed';
import { Button } from '../../ui/button/button';
import { CopyButton } from '../../ui/copy/copy-button';
import { DownloadButton } from '../../ui/download-button/download-button';
import { Stack } from '../../ui/layout/layout';
import { Notes, type NoteItem } from '../../ui/notes/notes';
import { Table } from '../../ui/table/table';
import type { TableColumn } from '../../ui/table/columns';
import type { TextInputHandle } from '../../ui/text-input/text-input';
import { Verdict } from '../../ui/verdict/verdict';
import { basicOutput } from './basic-output';
import { ErrorBranches } from './error-branches';
import { wayInto } from './schema-notes';
import { useWords, type ToolWords } from './use-words';
import styles from './view.module.css';

type Field = RefObject<TextInputHandle | null> | undefined;

/** A path of so many characters is not broken into lines, a longer one may be. */
const SHORT_PATH = 32;

export interface FindingsProps {
  report: CheckReport;
  /** The fields, where the texts stand in them; files show only their beginnings. */
  schemaField: Field;
  dataField: Field;
  onSwap: () => void;
}

/** What was found: the verdict, a table of what does not fit, and what else there is to say. */
export function Findings({ report, schemaField, dataField, onSwap }: FindingsProps) {
  const words = useWords();
  const { isValid, errors, count, isSwapped, schemaNotes } = report;
  const [shown, setShown] = useState<PlacedError>();
  const open = (error: PlacedError) => {
    setShown(error);
    const { place } = error.schema;
    // The schema first: the focus stays with the data.
    if (place && error.schema.file === 0) schemaField?.current?.goTo(place.start, place.end);
    dataField?.current?.goTo(error.place.start, error.place.end);
  };
  const selected = shown && errors.includes(shown) ? shown : undefined;
  return (
    <Stack>
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
          headers={columnsOf(words, open, report.documents > 1)}
          sortable
          csvName="errors.csv"
          copyKeys={['path']}
          actions={
            <DownloadButton
              size="small"
              label="JSON"
              fileName="errors.json"
              mimeType="application/json"
              content={() => basicOutput(report)}
              sends
            />
          }
        />
      ) : null}
      {selected?.branches ? <ErrorBranches error={selected} onOpen={open} /> : null}
      <Notes
        items={[
          count > errors.length && { kind: 'info', message: words.moreErrors(count - errors.length) },
          ...report.notes.map((note): NoteItem => {
            const { place } = note;
            const message = words.dataNote(note);
            if (!place || !dataField) return { kind: 'info', message };
            const where = words.place(place.line, place.column);
            return { kind: 'info', message, where, onGo: () => dataField.current?.goTo(place.at) };
          }),
          ...schemaNotes.map((note): NoteItem => ({
            kind: 'warning',
            message: words.jsonSchema.note(note),
            ...wayInto(note.schema, words, schemaField),
          })),
        ]}
      />
    </Stack>
  );
}

function schemaText({ name, pointer }: PlacedSchema): string {
  return `${name}#${pointer}`;
}

function columnsOf(
  words: ToolWords,
  open: (error: PlacedError) => void,
  hasDocuments: boolean,
): readonly TableColumn<PlacedError>[] {
  const document: TableColumn<PlacedError> = {
    key: 'document',
    label: words.column.document,
    text: ({ document: index }) => index + 1,
    align: 'end',
    secondary: true,
  };
  return [
    ...(hasDocuments ? [document] : []),
    {
      key: 'line',
      label: words.column.line,
      text: ({ place }) => place.line,
      align: 'end',
      render: (error) => (
        <Button size="small" aria-label={words.place(error.place.line, error.place.column)} onClick={() => open(error)}>
          {String(error.place.line)}
        </Button>
      ),
    },
    { key: 'column', label: words.column.column, text: ({ place }) => place.column, align: 'end', secondary: true },
    {
      key: 'path',
      label: words.column.path,
      text: ({ pointer }) => pointer,
      mono: true,
      render: ({ pointer }) =>
        pointer === '' ? null : (
          <span className={styles.path}>
            <code data-whole={pointer.length <= SHORT_PATH ? '' : undefined}>{pointer}</code>
            <CopyButton size="small" variant="quiet" iconOnly label={words.copyPath(pointer)} value={pointer} />
          </span>
        ),
    },
    { key: 'message', label: words.column.message, text: ({ problem }) => words.jsonSchema.problem(problem) },
    { key: 'keyword', label: words.column.keyword, mono: true, secondary: true },
    {
      key: 'schema',
      label: words.column.schema,
      text: ({ schema }) => schemaText(schema),
      mono: true,
      secondary: true,
    },
  ];
}
