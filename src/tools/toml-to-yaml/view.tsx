import { useWords } from '../../i18n/context';
import { refuseLarge } from '../../lib/document/refuse-large';
import { highlightYamlLine } from '../../lib/yaml/highlight-yaml';
import { alwaysUtf8 } from '../../lib/text-source';
import { useOptions } from '../../operations/use-options';
import { Checkbox } from '../../ui/checkbox/checkbox';
import { Converter } from '../../ui/converter/converter';
import { documentNotes, placedError } from '../../ui/document-notes/document-notes';
import { SortKeysOption } from '../../ui/document-options/json-output-options';
import { TomlVersionOption } from '../../ui/document-options/toml-input-options';
import { YamlDetailOptions, YamlLayoutOptions } from '../../ui/document-options/yaml-output-options';
import { OptionRow } from '../../ui/option-row/option-row';
import type { words as zhCn } from './locales/zh-cn';
import { convert, tomlToYamlOptions } from './operations';
import { INITIAL_TEXT, SAMPLES } from './samples';

const ACCEPT = '.toml,.lock,.txt,application/toml';

/** TOML left, YAML right. */
export default function TomlToYaml() {
  const words = useWords<typeof zhCn>();
  const [options, change, reset] = useOptions(tomlToYamlOptions);
  const outputWords = { ...words.documents, ...words.yaml };

  return (
    <Converter
      operation={convert}
      options={options}
      initial={INITIAL_TEXT}
      inputLabel={words.toml.tomlInput}
      outputLabel={words.yaml.yamlInput}
      accept={ACCEPT}
      encodingOf={options.strict ? alwaysUtf8 : undefined}
      placeholder={words.inputHint}
      leadsTo={{ tool: 'yaml-to-toml', label: words.documents.swap }}
      fileName="output.yaml"
      mimeType="application/yaml"
      highlight={highlightYamlLine}
      refuse={refuseLarge}
      fault={(fault) => placedError(words.fault(fault), fault)}
      notes={({ notes }, places) => documentNotes(notes, words.documents, places)}
      example={[
        { label: words.sampleTables, value: SAMPLES.tables },
        { label: words.sampleProject, value: SAMPLES.project },
        { label: words.sampleValues, value: SAMPLES.values(words.sampleComment) },
      ]}
      optionRow={
        <OptionRow
          onReset={reset}
          more={
            <>
              <YamlDetailOptions words={outputWords} options={options} change={change} />
              <SortKeysOption words={words.documents} options={options} change={change} />
              <Checkbox
                label={words.quoteDates}
                checked={options.dates === 'quoted'}
                onChange={(isQuoted) => change({ dates: isQuoted ? 'quoted' : 'plain' })}
              />
              <Checkbox
                label={words.toml.keepComments}
                checked={options.comments}
                onChange={(comments) => change({ comments })}
              />
            </>
          }
        >
          <TomlVersionOption words={words.toml} options={options} change={change} />
          <YamlLayoutOptions words={outputWords} options={options} change={change} />
        </OptionRow>
      }
    />
  );
}
