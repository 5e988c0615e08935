import { Checkbox } from '../checkbox/checkbox';
import { InputText } from '../input-text/input-text';
import { Option } from '../option-row/option-row';
import { OptionSelect } from '../option-row/option-select';
import type { TomlOptionsProps } from './toml-input-options';

/** The values of `tomlOutputEntries`. */
export interface TomlOutput {
  readonly nulls: 'leave-out' | 'text' | 'fault';
  readonly rootKey: string;
  readonly largeIntegers: 'text' | 'number';
  readonly comments: boolean;
}

/** What becomes of null and of integers that TOML cannot hold. */
export function TomlValueOptions({
  words,
  options,
  change,
}: TomlOptionsProps<Pick<TomlOutput, 'nulls' | 'largeIntegers'>>) {
  return (
    <>
      <OptionSelect
        label={words.nulls}
        options={[
          { label: words.nullLeaveOut, value: 'leave-out' as const },
          { label: words.nullText, value: 'text' as const },
          { label: words.nullFault, value: 'fault' as const },
        ]}
        value={options.nulls}
        onChange={(nulls) => change({ nulls })}
      />
      <OptionSelect
        label={words.largeIntegers}
        options={[
          { label: words.largeAsText, value: 'text' as const },
          { label: words.largeAsNumber, value: 'number' as const },
        ]}
        value={options.largeIntegers}
        onChange={(largeIntegers) => change({ largeIntegers })}
      />
    </>
  );
}

/** The key for a root that is no map. */
export function TomlRootKeyOption({ words, options, change }: TomlOptionsProps<Pick<TomlOutput, 'rootKey'>>) {
  return (
    <Option label={words.rootKey}>
      <InputText
        label={words.rootKey}
        hideLabel
        size="small"
        mono
        title={words.rootKeyHint}
        placeholder="items"
        maxLength={200}
        value={options.rootKey}
        onChange={(rootKey) => change({ rootKey })}
      />
    </Option>
  );
}

/** Whether comments go along. */
export function TomlCommentsOption({ words, options, change }: TomlOptionsProps<Pick<TomlOutput, 'comments'>>) {
  return (
    <Checkbox label={words.keepComments} checked={options.comments} onChange={(comments) => change({ comments })} />
  );
}
