import { useRef } from 'react';
import { useLocale } from '../../i18n/context';
import { isEmptySource, type TextSource } from '../../lib/text-source';
import { useDraft } from '../../operations/use-draft';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { Panes, Stack } from '../../ui/layout/layout';
import { later } from '../../ui/later';
import { NoResult } from '../../ui/no-result/no-result';
import { Options } from '../../ui/options/options';
import { Outcome } from '../../ui/outcome/outcome';
import { TextInput, type TextInputHandle } from '../../ui/text-input/text-input';
import { errorAt } from './error-at';
import { dataGiven } from './handed-over';
import { FurtherFiles } from './further-files';
import { validate, validateOptions } from './operations';
import { DATA, SCHEMA } from './samples';
import { FlawNotes } from './schema-notes';
import { useFurther } from './use-further';
import { useSchemaText } from './use-schema-text';
import { useWords } from './use-words';
import styles from './view.module.css';

const ACCEPT = '.json,.yaml,.yml,.jsonl,.ndjson,.txt,application/json,application/yaml';
const Findings = later(async () => (await import('./findings')).Findings);

/** A schema and data above, what does not fit below. */
export function ValidateTab() {
  const words = useWords();
  const [options] = useOptions(validateOptions);
  const language = useLocale();
  const { schema, setSchema, part, setPart } = useSchemaText();
  const [data, setData] = useDraft<TextSource>('data', DATA, { takes: dataGiven });
  const further = useFurther();
  const inputs = {
    schema,
    data,
    ...(further.text !== undefined && { further: further.text }),
    ...(part !== '' && { part }),
  };
  const run = useOperation(
    validate,
    inputs,
    { ...options, language },
    { enabled: !isEmptySource(schema) && !isEmptySource(data) },
  );
  const fields = useRef<HTMLDivElement>(null);
  const schemaField = useRef<TextInputHandle>(null);
  const dataField = useRef<TextInputHandle>(null);
  const { fault } = run;
  const error = fault && errorAt(fault, words, setPart);
  const swap = () => {
    setSchema(data);
    setData(schema);
  };
  return (
    <Stack>
      <Options schema={validateOptions} words={words.validateOptions} open={['draft', 'formats']} />
      <Panes ref={fields} className={styles.inputs}>
        <TextInput
          ref={schemaField}
          variant="pane"
          label={words.schema}
          value={schema}
          onChange={setSchema}
          accept={ACCEPT}
          placeholder={words.schemaHint}
          example={SCHEMA}
          error={error?.side === 'schema' ? error.error : undefined}
        />
        <TextInput
          ref={dataField}
          variant="pane"
          label={words.data}
          value={data}
          onChange={setData}
          accept={ACCEPT}
          placeholder={words.dataHint}
          example={DATA}
          error={error?.side === 'data' ? error.error : undefined}
          onSubmit={run.retry}
        />
      </Panes>
      <FurtherFiles {...further} />
      {fault ? (
        <FlawNotes
          fault={fault}
          toSchema={(start, end) =>
            typeof schema === 'string' ? () => schemaField.current?.goTo(start, end) : undefined
          }
        />
      ) : null}
      {run.status === 'idle' ? <NoResult>{words.empty}</NoResult> : null}
      {run.value === undefined && run.status === 'busy' ? <i hidden data-awaited /> : null}
      <Outcome run={run}>
        {(report) => (
          <Findings
            report={report}
            schema={{ text: schema, field: schemaField }}
            data={{ text: data, field: dataField }}
            fields={fields}
            further={further.text}
            part={part}
            setPart={setPart}
            onSwap={swap}
          />
        )}
      </Outcome>
    </Stack>
  );
}
