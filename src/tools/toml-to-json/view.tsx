import { useState } from 'react';
import { refuseLarge } from '../../lib/document/refuse-large';
import { highlightJsonLine } from '../../lib/json/highlight-json';
import { alwaysUtf8 } from '../../lib/text-source';
import { useOptions } from '../../operations/use-options';
import { ConverterPanes, useConversion } from '../../ui/converter/converter';
import { JSON_FORMAT, TOML_FORMAT } from '../../ui/document-converter/formats';
import { documentNotes, placedError } from '../../ui/document-notes/document-notes';
import { OptionSelect } from '../../ui/option-row/option-select';
import { Options } from '../../ui/options/options';
import { examplesOf } from '../../ui/text-input/examples-of';
import { useLast } from '../../ui/use-last';
import { convert, tomlToJsonOptions } from './operations';
import { INITIAL_TEXT, samples } from './samples';
import { tableChoices, tablesOf } from './tables';
import { useWords } from './use-words';

/** TOML left, JSON right; all of it or one table. */
export default function TomlToJson() {
  const words = useWords();
  const [options] = useOptions(tomlToJsonOptions);
  const [table, setTable] = useState('');
  const conversion = useConversion(convert, { ...options, table }, { initial: INITIAL_TEXT, refuse: refuseLarge });
  // While there is no answer, those of the last one stay, so that the choice does not vanish under the pointer.
  const tables = useLast(tablesOf(conversion.run)) ?? [];
  const showAll = () => setTable('');
  const acts = [{ label: words.showWhole, onAct: showAll }];
  const choices = tableChoices(tables, table, words.wholeDocument);
  const choice = <OptionSelect label={words.table} options={choices} value={table} onChange={setTable} />;
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
      fault={(fault) => ({
        ...placedError(words.fault(fault), fault),
        ...(fault.code === 'no-such-table' && { acts }),
      })}
      notes={({ notes }, places) => documentNotes(notes, words.documents, places)}
      example={examplesOf(samples(words.sampleComment), words.samples)}
      optionRow={
        <Options
          schema={tomlToJsonOptions}
          words={words.options}
          open={['strict', 'indent', 'sortKeys']}
          onReset={showAll}
          after={choice}
        />
      }
    />
  );
}
