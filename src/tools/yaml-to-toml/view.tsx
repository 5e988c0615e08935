import { useWords } from '../../i18n/context';
import { refuseLarge } from '../../lib/document/refuse-large';
import { highlightTomlLine } from '../../lib/toml/highlight-toml';
import { useOptions } from '../../operations/use-options';
import { ButtonsSelect } from '../../ui/buttons-select/buttons-select';
import { Checkbox } from '../../ui/checkbox/checkbox';
import { Converter } from '../../ui/converter/converter';
import { placedError } from '../../ui/document-notes/document-notes';
import { yamlNotes } from '../../ui/document-notes/yaml-notes';
import { TomlCommentsOption, TomlRootKeyOption, TomlValueOptions } from '../../ui/document-options/toml-output-options';
import { YamlMeaningOptions, YamlVersionOption } from '../../ui/document-options/yaml-input-options';
import { NumberField } from '../../ui/number-field/number-field';
import { Option, OptionRow } from '../../ui/option-row/option-row';
import { Select } from '../../ui/select/select';
import { Switch } from '../../ui/switch/switch';
import type { words as zhCn } from './locales/zh-cn';
import { convert, yamlToTomlOptions } from './operations';
import { INITIAL_TEXT, SAMPLES } from './samples';
import styles from './view.module.css';

const ACCEPT = '.yaml,.yml,.txt,application/yaml';

type OptionsOf = ReturnType<typeof useOptions<typeof yamlToTomlOptions>>;

/** YAML left, TOML right. */
export default function YamlToToml() {
  const words = useWords<typeof zhCn>();
  const [options, change, reset] = useOptions(yamlToTomlOptions);

  return (
    <Converter
      operation={convert}
      options={options}
      initial={INITIAL_TEXT}
      inputLabel={words.yaml.yamlInput}
      outputLabel={words.toml.tomlInput}
      accept={ACCEPT}
      placeholder={words.inputHint}
      leadsTo={{ tool: 'toml-to-yaml', label: words.documents.swap }}
      fileName="output.toml"
      mimeType="application/toml"
      highlight={highlightTomlLine}
      refuse={refuseLarge}
      fault={(fault) => placedError(words.fault(fault), fault)}
      notes={({ notes }, places) => yamlNotes(notes, { ...words.documents, ...words.yaml }, places)}
      footer={({ count }) => (count > 1 ? <span>{words.count(count)}</span> : null)}
      example={[
        { label: words.sampleMaps, value: SAMPLES.maps },
        { label: words.sampleLists, value: SAMPLES.lists(words.sampleComment) },
        { label: words.sampleDocuments, value: SAMPLES.documents },
      ]}
      optionRow={
        <OptionRow onReset={reset} more={<MoreOptions options={options} change={change} />}>
          <YamlVersionOption words={words.yaml} options={options} change={change} />
          <TomlValueOptions words={words.toml} options={options} change={change} />
          <SeveralOption options={options} change={change} />
        </OptionRow>
      }
    />
  );
}

interface OptionsProps {
  options: OptionsOf[0];
  change: OptionsOf[1];
}

/** What becomes of several documents. */
function SeveralOption({ options, change }: OptionsProps) {
  const words = useWords<typeof zhCn>();
  return (
    <Option label={words.several}>
      <Select
        label={words.several}
        hideLabel
        size="small"
        options={[
          { label: words.severalOne, value: 'one' as const },
          { label: words.severalList, value: 'list' as const },
        ]}
        value={options.several}
        onChange={(several) => change({ several })}
      />
      {options.several === 'one' ? (
        <span className={styles.number}>
          <NumberField
            label={words.document}
            hideLabel
            size="small"
            min={1}
            max={1_000_000}
            option="document"
            value={options.document}
            onChange={(document) => change({ document })}
          />
        </span>
      ) : null}
    </Option>
  );
}

function MoreOptions({ options, change }: OptionsProps) {
  const words = useWords<typeof zhCn>();
  return (
    <>
      <TomlRootKeyOption words={words.toml} options={options} change={change} />
      <Option label={words.toml.outputVersion}>
        <ButtonsSelect
          label={words.toml.outputVersion}
          hideLabel
          size="small"
          options={[
            { label: '1.0', value: '1.0' as const },
            { label: '1.1', value: '1.1' as const, tooltip: words.toml.outputVersionHint },
          ]}
          value={options.outputVersion}
          onChange={(outputVersion) => change({ outputVersion })}
        />
      </Option>
      <Checkbox
        label={words.toml.dates}
        hint={words.toml.datesHint}
        checked={options.dates}
        onChange={(dates) => change({ dates })}
      />
      <TomlCommentsOption words={words.toml} options={options} change={change} />
      <YamlMeaningOptions words={words.yaml} options={options} change={change} />
      <Switch label={words.documents.strict} checked={options.strict} onChange={(strict) => change({ strict })} />
    </>
  );
}
