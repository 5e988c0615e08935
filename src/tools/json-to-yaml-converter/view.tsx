import { useWords } from '../../i18n/context';
import { refuseLarge } from '../../lib/document/refuse-large';
import { highlightYamlLine } from '../../lib/yaml/highlight-yaml';
import { useOptions } from '../../operations/use-options';
import { Converter } from '../../ui/converter/converter';
import { documentNotes, placedError } from '../../ui/document-notes/document-notes';
import { SortKeysOption } from '../../ui/document-options/json-output-options';
import { YamlDetailOptions, YamlLayoutOptions, YamlNullOption } from '../../ui/document-options/yaml-output-options';
import { OptionRow } from '../../ui/option-row/option-row';
import { OptionSelect } from '../../ui/option-row/option-select';
import { Switch } from '../../ui/switch/switch';
import type { ConvertedJson } from './convert';
import type { words as zhCn } from './locales/zh-cn';
import { convert, jsonToYamlOptions } from './operations';
import { INITIAL_TEXT, SAMPLES } from './samples';

const ACCEPT = '.json,.jsonc,.json5,.jsonl,.ndjson,.geojson,.har,.webmanifest,.map,.ipynb,.txt,application/json';

/** JSON left, YAML right. */
export default function JsonToYaml() {
  const words = useWords<typeof zhCn>();
  const [options, change, reset] = useOptions(jsonToYamlOptions);
  const outputWords = { ...words.documents, ...words.yaml };

  return (
    <Converter
      operation={convert}
      options={options}
      initial={INITIAL_TEXT}
      inputLabel="JSON"
      outputLabel={words.yaml.yamlInput}
      accept={ACCEPT}
      placeholder={words.inputHint}
      leadsTo={{ tool: 'yaml-to-json-converter', label: words.documents.swap }}
      fileName="output.yaml"
      mimeType="application/yaml"
      highlight={highlightYamlLine}
      refuse={refuseLarge}
      readAs={nameOf}
      fault={(fault) => placedError(words.fault(fault), fault)}
      notes={({ notes }, places) => documentNotes(notes, words.documents, places)}
      example={[
        { label: words.sampleJson, value: SAMPLES.json },
        { label: words.sampleJson5, value: SAMPLES.json5(words.sampleComment) },
        { label: words.sampleLines, value: SAMPLES.lines },
      ]}
      optionRow={
        <OptionRow
          onReset={reset}
          more={
            <>
              <YamlDetailOptions words={outputWords} options={options} change={change} />
              <OptionSelect
                label={words.lines}
                options={[
                  { label: words.linesDocuments, value: 'documents' as const },
                  { label: words.linesList, value: 'list' as const },
                ]}
                value={options.lines}
                onChange={(lines) => change({ lines })}
              />
              <Switch
                label={words.documents.strict}
                checked={options.strict}
                onChange={(strict) => change({ strict })}
              />
            </>
          }
        >
          <YamlLayoutOptions words={outputWords} options={options} change={change} />
          <YamlNullOption words={outputWords} options={options} change={change} />
          <SortKeysOption words={words.documents} options={options} change={change} />
        </OptionRow>
      }
    />
  );
}

function nameOf({ reading, count }: ConvertedJson): string | undefined {
  if (count === 0) return undefined;
  return reading === 'json' ? 'JSON' : reading === 'json5' ? 'JSON5' : 'JSON Lines';
}
