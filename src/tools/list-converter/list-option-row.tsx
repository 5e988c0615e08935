import type { ReactNode } from 'react';
import type { useOptions } from '../../operations/use-options';
import { ButtonsSelect } from '../../ui/buttons-select/buttons-select';
import { Checkbox } from '../../ui/checkbox/checkbox';
import { InputText } from '../../ui/input-text/input-text';
import { NumberField } from '../../ui/number-field/number-field';
import { Option, OptionRow } from '../../ui/option-row/option-row';
import { OptionSelect } from '../../ui/option-row/option-select';
import { Select } from '../../ui/select/select';
import { ESCAPES, KEEPS, OPTION_LIMIT, SORTS, SPLITS, type listOptions } from './options';
import { compilePattern, type PatternField } from './pattern';
import { PRESET_NAMES, PRESETS, presetOf } from './presets';
import { useWords } from './use-words';
import styles from './view.module.css';

type OptionsOf = ReturnType<typeof useOptions<typeof listOptions>>;

export interface ListOptionRowProps {
  options: OptionsOf[0];
  change: OptionsOf[1];
  reset: OptionsOf[2];
}

type PartProps = Omit<ListOptionRowProps, 'reset'>;

/** Longest number that the fields for numbers take. */
const MOST = 1_000_000_000;

/** What is to be done with the list, in the order of the work. */
export function ListOptionRow({ options, change, reset }: ListOptionRowProps) {
  const words = useWords();
  const isList = options.mode !== 'transpose';
  return (
    <OptionRow onReset={reset} more={isList ? <MoreOptions options={options} change={change} /> : undefined}>
      <div className={styles.wide}>
        <Option label={words.mode}>
          <ButtonsSelect
            label={words.mode}
            hideLabel
            size="small"
            options={(['list', 'sets', 'transpose'] as const).map((value) => ({ value, label: words.modes[value] }))}
            value={options.mode}
            onChange={(mode) => change({ mode })}
          />
        </Option>
      </div>
      {options.mode === 'sets' ? (
        <OptionSelect
          label={words.keep}
          searchable={false}
          options={KEEPS.map((value) => ({ value, label: words.keeps[value] }))}
          value={options.keep}
          onChange={(keep) => change({ keep })}
        />
      ) : null}
      {isList ? (
        <ListBasics options={options} change={change} />
      ) : (
        <DelimiterOption options={options} change={change} />
      )}
    </OptionRow>
  );
}

function DelimiterOption({ options, change }: PartProps) {
  const words = useWords();
  return (
    <Option label={words.delimiter}>
      <ButtonsSelect
        label={words.delimiter}
        hideLabel
        size="small"
        options={(['tab', 'comma', 'text'] as const).map((value) => ({ value, label: words.delimiters[value] }))}
        value={options.delimiter}
        onChange={(delimiter) => change({ delimiter })}
      />
      {options.delimiter === 'text' ? (
        <Typed
          label={words.ownDelimiter}
          value={options.ownDelimiter}
          onChange={(ownDelimiter) => change({ ownDelimiter })}
        />
      ) : null}
    </Option>
  );
}

function ListBasics({ options, change }: PartProps) {
  const words = useWords();
  const { splitOn, splitText } = options;
  const isPattern = splitOn === 'regex';
  return (
    <>
      <OptionSelect
        label={words.preset}
        searchable={false}
        placeholder={words.noPreset}
        options={PRESET_NAMES.map((value) => ({ value, label: words.presets[value] }))}
        value={presetOf(options)}
        onChange={(preset) => change(PRESETS[preset])}
      />
      <Option label={words.splitOn}>
        <Select
          label={words.splitOn}
          hideLabel
          size="small"
          options={SPLITS.map((value) => ({ value, label: words.splits[value] }))}
          value={splitOn}
          onChange={(next) => change({ splitOn: next })}
        />
        {isPattern || splitOn === 'text' ? (
          <Typed
            label={isPattern ? words.splitPattern : words.splitText}
            value={splitText}
            pattern={isPattern ? 'split' : undefined}
            onChange={(next) => change({ splitText: next })}
          />
        ) : null}
      </Option>
      <Option label={words.sort}>
        <Select
          label={words.sort}
          hideLabel
          size="small"
          options={SORTS.map((value) => ({ value, label: words.sorts[value] }))}
          value={options.sort}
          onChange={(sort) => change({ sort })}
        />
      </Option>
      <Checkbox
        label={words.removeDuplicates}
        checked={options.removeDuplicates}
        onChange={(removeDuplicates) => change({ removeDuplicates })}
      />
      <Option label={words.separator}>
        <Typed label={words.separator} value={options.separator} onChange={(separator) => change({ separator })} />
      </Option>
    </>
  );
}

function MoreOptions({ options, change }: PartProps) {
  const words = useWords();
  return (
    <div className={styles.sets}>
      <Set label={words.clean}>
        <CleanOptions options={options} change={change} />
      </Set>
      <Set label={words.order}>
        <Flag name="reverse" options={options} change={change} />
        <Amount name="keepFirst" options={options} change={change} />
      </Set>
      <Set label={words.shape}>
        <ShapeOptions options={options} change={change} />
      </Set>
    </div>
  );
}

function Set({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className={styles.set}>
      <legend>{label}</legend>
      {children}
    </fieldset>
  );
}

function CleanOptions({ options, change }: PartProps) {
  const words = useWords();
  const { removePrefix, removeSuffix, removeByPattern } = options;
  return (
    <>
      <Flag name="trim" options={options} change={change} />
      <Flag name="dropEmpty" options={options} change={change} />
      <Option label={words.removePrefix}>
        <Typed
          label={words.removePrefix}
          value={removePrefix}
          pattern={removeByPattern ? 'prefix' : undefined}
          onChange={(next) => change({ removePrefix: next })}
        />
      </Option>
      <Option label={words.removeSuffix}>
        <Typed
          label={words.removeSuffix}
          value={removeSuffix}
          pattern={removeByPattern ? 'suffix' : undefined}
          onChange={(next) => change({ removeSuffix: next })}
        />
      </Option>
      <Flag name="removeByPattern" options={options} change={change} />
      <OptionSelect
        label={words.letterCase}
        options={(['none', 'lower', 'upper'] as const).map((value) => ({ value, label: words.cases[value] }))}
        value={options.letterCase}
        onChange={(letterCase) => change({ letterCase })}
      />
      <Amount name="truncate" options={options} change={change} />
      <Flag name="ignoreCase" options={options} change={change} />
    </>
  );
}

function ShapeOptions({ options, change }: PartProps) {
  const words = useWords();
  return (
    <>
      <OptionSelect
        label={words.escape}
        options={ESCAPES.map((value) => ({ value, label: words.escapes[value] }))}
        value={options.escape}
        onChange={(escape) => change({ escape })}
      />
      {(['itemPrefix', 'itemSuffix', 'listPrefix', 'listSuffix'] as const).map((name) => (
        <Option key={name} label={words[name]}>
          <Typed label={words[name]} value={options[name]} onChange={(next) => change({ [name]: next })} />
        </Option>
      ))}
      <Flag name="onePerLine" options={options} change={change} />
      <Flag name="numberItems" options={options} change={change} />
      <p className="meta">{words.escapesHint}</p>
    </>
  );
}

type FlagName = 'trim' | 'dropEmpty' | 'ignoreCase' | 'removeByPattern' | 'reverse' | 'onePerLine' | 'numberItems';

function Flag({ name, options, change }: PartProps & { name: FlagName }) {
  const words = useWords();
  return <Checkbox label={words[name]} checked={options[name]} onChange={(next) => change({ [name]: next })} />;
}

function Amount({ name, options, change }: PartProps & { name: 'truncate' | 'keepFirst' }) {
  const words = useWords();
  return (
    <Option label={words[name]}>
      <span className={styles.number}>
        <NumberField
          label={words[name]}
          hideLabel
          size="small"
          min={0}
          max={MOST}
          option={name}
          value={options[name]}
          onChange={(next) => change({ [name]: next })}
        />
      </span>
      {options[name] === 0 ? <span className="meta">{words.noLimit}</span> : null}
    </Option>
  );
}

interface TypedProps {
  label: string;
  value: string;
  /** Which pattern it is, if it is one. */
  pattern?: PatternField | undefined;
  onChange: (value: string) => void;
}

/** A short field for signs. */
function Typed({ label, value, pattern, onChange }: TypedProps) {
  const words = useWords();
  const compiled = pattern && compilePattern(value, pattern, '');
  return (
    <span className={styles.typed}>
      <InputText
        label={label}
        hideLabel
        size="small"
        mono
        placeholder=""
        maxLength={OPTION_LIMIT}
        value={value}
        error={compiled && !compiled.ok ? words.fault(compiled.fault) : undefined}
        onChange={onChange}
      />
    </span>
  );
}
