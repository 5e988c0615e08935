import { useState } from 'react';
import { useWords } from '../../i18n/context';
import { refuseLarge } from '../../lib/document/refuse-large';
import { highlightJsonLine } from '../../lib/json/highlight-json';
import { alwaysUtf8, isEmptySource, type TextSource } from '../../lib/text-source';
import { useDraft } from '../../operations/use-draft';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { Button } from '../../ui/button/button';
import { ConverterPanes } from '../../ui/converter/converter';
import { documentNotes, placedError } from '../../ui/document-notes/document-notes';
import { JsonLayoutOptions, JsonValueOptions, NotFiniteOption } from '../../ui/document-options/json-output-options';
import { TomlVersionOption } from '../../ui/document-options/toml-input-options';
import { OptionRow } from '../../ui/option-row/option-row';
import { OptionSelect } from '../../ui/option-row/option-select';
import type { FieldError } from '../../ui/text-input/text-input';
import type { ConvertFault } from './convert';
import type { words as zhCn } from './locales/zh-cn';
import { convert, tomlToJsonOptions } from './operations';
import { INITIAL_TEXT, SAMPLES } from './samples';

const ACCEPT = '.toml,.lock,.txt,application/toml';

/** TOML left, JSON right; all of it or one table. */
export default function TomlToJson() {
  const words = useWords<typeof zhCn>();
  const [source, setSource] = useDraft<TextSource>('text', INITIAL_TEXT, { takes: 'text' });
  const [options, change, reset] = useOptions(tomlToJsonOptions);
  const [table, setTable] = useState('');
  const [tables, setTables] = useState<readonly string[]>([]);

  const refusal: ConvertFault | undefined = refuseLarge(source);
  const isEnabled = refusal === undefined && !isEmptySource(source);
  const ran = useOperation(convert, { text: source }, { ...options, table }, { enabled: isEnabled });
  const run = refusal ? { ...ran, status: 'fault' as const, value: undefined, fault: refusal } : ran;
  // While there is no answer, those of the last one stay, so that the choice does not vanish under the pointer.
  const found = tablesOf(run.value, run.fault);
  if (found && found !== tables) setTables(found);

  return (
    <ConverterPanes
      source={source}
      onSource={setSource}
      run={run}
      inputLabel={words.toml.tomlInput}
      outputLabel="JSON"
      accept={ACCEPT}
      encodingOf={options.strict ? alwaysUtf8 : undefined}
      placeholder={words.inputHint}
      leadsTo={{ tool: 'json-to-toml', label: words.documents.swap }}
      fileName="output.json"
      mimeType="application/json"
      highlight={highlightJsonLine}
      fault={errorOf}
      notes={({ notes }, places) => documentNotes(notes, words.documents, places)}
      example={[
        { label: words.sampleTables, value: SAMPLES.tables },
        { label: words.sampleProject, value: SAMPLES.project },
        { label: words.sampleValues, value: SAMPLES.values(words.sampleComment) },
      ]}
      optionRow={
        <OptionRow
          onReset={() => {
            reset();
            setTable('');
          }}
          more={
            <>
              <JsonValueOptions words={words.documents} options={options} change={change} />
              <NotFiniteOption words={words.documents} options={options} change={change} />
            </>
          }
        >
          <TomlVersionOption words={words.toml} options={options} change={change} />
          <JsonLayoutOptions words={words.documents} options={options} change={change} />
          <OptionSelect
            label={words.table}
            options={[
              { label: words.wholeDocument, value: '' },
              ...(table === '' || tables.includes(table) ? tables : [table, ...tables]).map((path) => ({
                label: path,
                value: path,
              })),
            ]}
            value={table}
            onChange={setTable}
          />
        </OptionRow>
      }
    />
  );

  function errorOf(fault: ConvertFault): FieldError {
    const error = placedError(words.fault(fault), fault);
    if (fault.code !== 'no-such-table') return error;
    const showAll = (
      <Button size="small" onClick={() => setTable('')}>
        {words.showWhole}
      </Button>
    );
    return { ...error, actions: showAll };
  }
}

function tablesOf(
  value: { readonly tables: readonly string[] } | undefined,
  fault: ConvertFault | undefined,
): readonly string[] | undefined {
  if (value) return value.tables;
  return fault?.code === 'no-such-table' ? fault.tables : undefined;
}
