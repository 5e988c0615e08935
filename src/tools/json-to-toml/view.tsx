import { useWords } from '../../i18n/context';
import { refuseLarge } from '../../lib/document/refuse-large';
import { highlightTomlLine } from '../../lib/toml/highlight-toml';
import { useOptions } from '../../operations/use-options';
import { Checkbox } from '../../ui/checkbox/checkbox';
import { Converter } from '../../ui/converter/converter';
import { documentNotes, placedError } from '../../ui/document-notes/document-notes';
import { TomlCommentsOption, TomlRootKeyOption, TomlValueOptions } from '../../ui/document-options/toml-output-options';
import { OptionRow } from '../../ui/option-row/option-row';
import { OptionSelect } from '../../ui/option-row/option-select';
import { Switch } from '../../ui/switch/switch';
import type { ConvertedJson } from './convert';
import type { words as zhCn } from './locales/zh-cn';
import { convert, jsonToTomlOptions } from './operations';
import { INITIAL_TEXT, SAMPLES } from './samples';

const ACCEPT = '.json,.jsonc,.json5,.jsonl,.ndjson,.txt,application/json';

/** JSON left, TOML right. */
export default function JsonToToml() {
  const words = useWords<typeof zhCn>();
  const [options, change, reset] = useOptions(jsonToTomlOptions);

  return (
    <Converter
      operation={convert}
      options={options}
      initial={INITIAL_TEXT}
      inputLabel="JSON"
      outputLabel={words.toml.tomlInput}
      accept={ACCEPT}
      placeholder={words.inputHint}
      leadsTo={{ tool: 'toml-to-json', label: words.documents.swap }}
      fileName="output.toml"
      mimeType="application/toml"
      highlight={highlightTomlLine}
      refuse={refuseLarge}
      readAs={nameOf}
      fault={(fault) => placedError(words.fault(fault), fault)}
      notes={({ notes }, places) => documentNotes(notes, words.documents, places)}
      example={[
        { label: 'JSON', value: SAMPLES.json },
        { label: words.sampleProject, value: SAMPLES.project(words.sampleComment) },
        { label: words.sampleList, value: SAMPLES.list },
      ]}
      optionRow={
        <OptionRow
          onReset={reset}
          more={
            <>
              <Checkbox
                label={words.toml.datesFromStrings}
                hint={words.toml.datesFromStringsHint}
                checked={options.datesFromStrings}
                onChange={(datesFromStrings) => change({ datesFromStrings })}
              />
              <TomlRootKeyOption words={words.toml} options={options} change={change} />
              <TomlCommentsOption words={words.toml} options={options} change={change} />
              <Switch
                label={words.documents.strict}
                checked={options.strict}
                onChange={(strict) => change({ strict })}
              />
            </>
          }
        >
          <TomlValueOptions words={words.toml} options={options} change={change} />
          <OptionSelect
            label={words.toml.listsOfMaps}
            options={[
              { label: words.toml.listsAsTables, value: 'tables' as const },
              { label: words.toml.listsInline, value: 'inline' as const },
            ]}
            value={options.listsOfMaps}
            onChange={(listsOfMaps) => change({ listsOfMaps })}
          />
        </OptionRow>
      }
    />
  );
}

/** The label says that it is JSON; this tells which kind of it, where that is not plain JSON. */
function nameOf({ reading }: ConvertedJson): string | undefined {
  if (reading === 'json5') return 'JSON5';
  return reading === 'lines' ? 'JSON Lines' : undefined;
}
