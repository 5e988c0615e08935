import { useState } from 'react';
import type { CheckFault } from '../../lib/json-schema/check-text';
import { isEmptySource, type TextSource } from '../../lib/text-source';
import { useOperation, type Run } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { Alert } from '../../ui/alert/alert';
import { Button } from '../../ui/button/button';
import type { Places } from '../../ui/converter/converter';
import { wayTo } from '../../ui/document-notes/document-notes';
import { FileButton } from '../../ui/file-button/file-button';
import type { NoteItem } from '../../ui/notes/notes';
import { Option } from '../../ui/option-row/option-row';
import { Unfinished } from '../../ui/unfinished/unfinished';
import type { YamlSchemaReport } from './check-yaml-schema';
import { check, formatOptions } from './operations';
import { useWords, type ToolWords } from './use-words';

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

/** Where the schema is chosen, and taken away again. */
export function SchemaChoice({ file, setFile }: SchemaCheck) {
  const words = useWords();
  return (
    <Option label={words.schema}>
      {file ? (
        <Button size="small" icon="x" aria-label={words.removeSchema} onClick={() => setFile(undefined)}>
          {file.name}
        </Button>
      ) : (
        <FileButton
          size="small"
          label={words.chooseSchema}
          accept=".json,.yaml,.yml,application/schema+json,application/json"
          onFile={setFile}
        />
      )}
    </Option>
  );
}

/** Why there is no check: the schema is at fault, or it is not done yet. What is wrong with the text is said beside it. */
export function SchemaTrouble({ run }: SchemaCheck) {
  const words = useWords();
  const { fault } = run;
  const isOfSchema = fault && (fault.code.startsWith('schema-') || fault.code === 'faulty-schema');
  return isOfSchema ? <Alert kind="error">{words.schemaFault(fault)}</Alert> : <Unfinished run={run} />;
}

/** What the schema says of the text, where that is known. */
export function schemaCheckNotes({ run, file }: SchemaCheck, words: ToolWords, places: Places): NoteItem[] {
  const { value } = run;
  if (run.status !== 'done' || !value || !file) return [];
  const { errors, count, schemaNotes } = value;
  return [
    ...errors.map((error): NoteItem => ({
      kind: 'error',
      message: words.schemaError(error),
      ...wayTo({ ...error.place, at: error.place.start }, words.documents, places),
    })),
    ...(count > errors.length ? [{ kind: 'error' as const, message: words.moreErrors(count - errors.length) }] : []),
    ...(count === 0 ? [{ kind: 'info' as const, message: words.fits, where: file.name }] : []),
    ...schemaNotes.map((note): NoteItem => {
      const { place } = note.schema;
      const where = place ? `${file.name}, ${words.documents.place(place.line, place.column)}` : file.name;
      return { kind: 'info', message: words.jsonSchema.note(note), where };
    }),
  ];
}
