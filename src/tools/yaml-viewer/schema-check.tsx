import { useState } from 'react';
import type { CheckFault } from '../../lib/json-schema/check-text';
import { shorten } from '../../lib/shorten';
import { isEmptySource, type TextSource } from '../../lib/text-source';
import { useOperation, type Run } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { Alert } from '../../ui/alert/alert';
import { Badge } from '../../ui/badge/badge';
import { Button } from '../../ui/button/button';
import { FileButton } from '../../ui/file-button/file-button';
import { Notes, type NoteItem } from '../../ui/notes/notes';
import { Option } from '../../ui/option-row/option-row';
import { Unfinished } from '../../ui/unfinished/unfinished';
import type { YamlSchemaReport } from './check-yaml-schema';
import { check, formatOptions } from './operations';
import { useWords } from './use-words';

export interface SchemaCheck {
  /** The schema; it is kept nowhere but here. */
  readonly file: File | undefined;
  readonly setFile: (file: File | undefined) => void;
  readonly run: Run<YamlSchemaReport, CheckFault>;
}

/** The schema that was chosen, and what it says of the text. */
export function useSchemaCheck(source: TextSource): SchemaCheck {
  const [file, setFile] = useState<File>();
  const [{ version, strict }] = useOptions(formatOptions);
  const inputs = { text: source, schema: file ?? '' };
  const run = useOperation(
    check,
    inputs,
    { version, strict },
    { enabled: file !== undefined && !isEmptySource(source) },
  );
  return { file, setFile, run };
}

/** Where the schema is chosen, replaced, and taken away again, and whether the text fits it. */
export function SchemaChoice({ file, setFile, run }: SchemaCheck) {
  const words = useWords();
  const count = file && run.status === 'done' ? run.value?.count : undefined;
  return (
    <Option label={words.schema}>
      {file ? (
        <Button size="small" icon="x" aria-label={words.removeSchema} onClick={() => setFile(undefined)}>
          {shorten(file.name)}
        </Button>
      ) : null}
      <FileButton
        size="small"
        label={file ? words.replaceSchema : words.chooseSchema}
        accept=".json,.yaml,.yml,application/schema+json,application/json"
        onFile={setFile}
      />
      <span role="status">
        {count === undefined ? null : (
          <Badge kind={count === 0 ? 'ok' : 'bad'} icon={count === 0 ? 'check' : 'x'}>
            {count === 0 ? words.fits : words.misfits(count)}
          </Badge>
        )}
      </span>
    </Option>
  );
}

/** Why it is not known whether the text fits. What is wrong with the text itself is said beside it. */
export function SchemaTrouble({ run, file, isTextRead }: SchemaCheck & { isTextRead: boolean }) {
  const words = useWords();
  const { fault, failure } = run;
  if (fault && (fault.code.startsWith('schema-') || fault.code === 'faulty-schema')) {
    return <Alert kind="error">{words.schemaFault(fault)}</Alert>;
  }
  if (fault?.code === 'no-data') return <Alert kind="info">{words.schemaFault(fault)}</Alert>;
  // Where the text could be read, it is the schema that could not.
  if (run.status === 'failed' && isTextRead && (failure?.code === 'not-text' || failure?.code === 'unreadable')) {
    return <Alert kind="error">{words.schemaNoText(shorten(file?.name ?? ''))}</Alert>;
  }
  return <Unfinished run={run} />;
}

/** What the schema says of the text, where that is known. `toInput` goes to a place of it. */
export function SchemaFindings({
  run,
  file,
  toInput,
}: Pick<SchemaCheck, 'run' | 'file'> & { toInput: ((offset: number) => void) | undefined }) {
  const words = useWords();
  const { value } = run;
  if (run.status !== 'done' || !value || !file) return null;
  const { errors, count, schemaNotes } = value;
  return (
    <Notes
      title={words.schema}
      items={[
        ...errors.map((error): NoteItem => ({
          kind: 'error',
          message: words.schemaError(error),
          where: words.documents.place(error.place.line, error.place.column),
          onGo: toInput && (() => toInput(error.place.start)),
        })),
        count > errors.length && { kind: 'error', message: words.moreErrors(count - errors.length) },
        ...schemaNotes.map((note): NoteItem => {
          const { place } = note.schema;
          return {
            kind: 'info',
            message: words.ofSchema(shorten(file.name), words.jsonSchema.note(note)),
            where: place && words.documents.place(place.line, place.column),
          };
        }),
      ]}
    />
  );
}
