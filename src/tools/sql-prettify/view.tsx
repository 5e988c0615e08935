import { useCallback, useState } from 'react';
import { useLocale } from '../../i18n/context';
import { formatBytes } from '../../i18n/words';
import { isEmptySource, sizeOf, type TextSource } from '../../lib/text-source';
import { useDraft } from '../../operations/use-draft';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { Alert } from '../../ui/alert/alert';
import { Button } from '../../ui/button/button';
import { ConverterPanes } from '../../ui/converter/converter';
import { placedError } from '../../ui/document-notes/document-notes';
import { InputText } from '../../ui/input-text/input-text';
import { Stack } from '../../ui/layout/layout';
import { Options } from '../../ui/options/options';
import { ViewTabs } from '../../ui/tabs/view-tabs';
import { examplesOf } from '../../ui/text-input/examples-of';
import type { FieldError } from '../../ui/text-input/text-input';
import { colourLine } from './colour-line';
import { parameterNotes } from './notes';
import { prettify, sqlOptions } from './operations';
import type { PrettifyFault } from './prettify-fault';
import { INITIAL_TEXT, SAMPLES } from './samples';
import { useWords } from './use-words';
import styles from './view.module.css';

const ACCEPT = '.sql,.ddl,.dml,.pgsql,.psql,.hql,.pls,.plsql,.tsql,.txt,text/*';
/** Bytes from which on the visitor is asked first: a megabyte takes ten seconds and more. */
const ASKED_FROM = 1_000_000;
const NO_SPANS = new Uint32Array();

/** SQL left, the same formatted or on one line right, with values for its parameters below. */
export default function SqlPrettify() {
  const words = useWords();
  const [source, setSource] = useDraft<TextSource>('text', INITIAL_TEXT, { takes: 'text' });
  const [parameters, setParameters] = useDraft('parameters', '');
  const [options, change] = useOptions(sqlOptions);
  const [agreed, setAgreed] = useState<TextSource>();
  const asks = sizeOf(source) > ASKED_FROM && agreed !== source;
  const isEnabled = !asks && !isEmptySource(source);
  const run = useOperation(prettify, { text: source, parameters }, options, { enabled: isEnabled });
  const spans = run.value?.spans ?? NO_SPANS;
  const highlight = useCallback((line: string, start: number) => colourLine(line, start, spans), [spans]);
  return (
    <Stack>
      <div>
        <ConverterPanes
          optionRow={
            <Options
              schema={sqlOptions}
              words={words.options}
              open={['dialect', 'keywordCase', 'indent', 'indentStyle']}
              buttons={['logicalOperatorNewline']}
              without={['oneLine']}
            />
          }
          source={source}
          onSource={setSource}
          run={run}
          inputLabel={words.input}
          outputLabel={words.result}
          fileName="query.sql"
          mimeType="application/sql"
          accept={ACCEPT}
          placeholder={words.inputHint}
          example={examplesOf(SAMPLES, words.samples)}
          fault={errorOf}
          highlight={highlight}
          empty={asks ? <Question size={sizeOf(source)} onAgree={() => setAgreed(source)} /> : undefined}
          tabs={<Forms />}
          notes={(value) => parameterNotes(value, words)}
        />
      </div>
      <InputText
        label={words.parameters}
        hint={words.parametersHint}
        value={parameters}
        onChange={setParameters}
        multiline
        rows={3}
        mono
        placeholder={":id = 42\n$1 = 'x'"}
      />
    </Stack>
  );

  function errorOf(fault: PrettifyFault): FieldError {
    const error = placedError(words.fault(fault), fault);
    const dialect = 'readableAs' in fault ? fault.readableAs : undefined;
    if (!dialect) return error;
    const label = words.readsAs(words.options.dialect.values[dialect]);
    return { ...error, acts: [{ label, onAct: () => change({ dialect }) }] };
  }
}

/** On lines, or all on one. */
function Forms() {
  const { oneLine } = useWords().options;
  const [options, change] = useOptions(sqlOptions);
  return (
    <ViewTabs
      words={{ view: oneLine.label, ...oneLine.values }}
      views={['false', 'true']}
      value={options.oneLine ? 'true' : 'false'}
      onChange={(form) => change({ oneLine: form === 'true' })}
    />
  );
}

/** Before a text that takes long. */
function Question({ size, onAgree }: { size: number; onAgree: () => void }) {
  const words = useWords();
  const locale = useLocale();
  return (
    <Alert kind="info" title={words.largeTitle(formatBytes(locale, size))}>
      {words.largeHint}
      <div className={styles.act}>
        <Button size="small" variant="primary" onClick={onAgree}>
          {words.formatAnyway}
        </Button>
      </div>
    </Alert>
  );
}
