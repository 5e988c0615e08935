import { useState } from 'react';
import { refuseLarge } from '../../lib/document/refuse-large';
import { highlightJsonLine } from '../../lib/json/highlight-json';
import { alwaysUtf8 } from '../../lib/text-source';
import { useOptions } from '../../operations/use-options';
import { Button } from '../../ui/button/button';
import { ConverterPanes, useConversion } from '../../ui/converter/converter';
import { JSON_FORMAT, TOML_FORMAT } from '../../ui/document-converter/formats';
import { documentNotes, placedError } from '../../ui/document-notes/document-notes';
import { OptionSelect } from '../../ui/option-row/option-select';
import { Options } from '../../ui/options/options';
import type { FieldError } from '../../ui/text-input/text-input';
import type { ConvertFault } from './convert';
import { convert, tomlToJsonOptions } from './operations';
import { SAMPLES } from './samples';
import { useWords } from './use-words';

/** TOML left, JSON right; all of it or one table. */
export default function TomlToJson() {
  const words = useWords();
  const [options] = useOptions(tomlToJsonOptions);
  const [table, setTable] = useState('');
  const [tables, setTables] = useState<readonly string[]>([]);
  const holding = { initial: SAMPLES.tables, refuse: refuseLarge };
  const conversion = useConversion(convert, { ...options, table }, holding);
  const { run } = conversion;
  // While there is no answer, those of the last one stay, so that the choice does not vanish under the pointer.
  const found = tablesOf(run.value, run.fault);
  if (found && found !== tables) setTables(found);

  return (
    <ConverterPanes
      {...conversion}
      inputLabel={TOML_FORMAT.name}
      outputLabel={JSON_FORMAT.name}
      accept={TOML_FORMAT.accept}
      encodingOf={options.strict ? alwaysUtf8 : undefined}
      placeholder={words.inputHint}
      leadsTo={{ tool: 'json-to-toml', label: words.documents.swap }}
      fileName={JSON_FORMAT.fileName}
      mimeType={JSON_FORMAT.mimeType}
      highlight={highlightJsonLine}
      fault={errorOf}
      notes={({ notes }, places) => documentNotes(notes, words.documents, places)}
      example={[
        { label: words.sampleTables, value: SAMPLES.tables },
        { label: words.sampleProject, value: SAMPLES.project },
        { label: words.sampleValues, value: SAMPLES.values(words.sampleComment) },
      ]}
      optionRow={
        <Options
          schema={tomlToJsonOptions}
          words={words.options}
          open={['strict', 'indent', 'sortKeys']}
          onReset={() => setTable('')}
          after={
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
          }
        />
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
