import type { YamlWords } from '../document-notes/yaml-notes';
import { Checkbox } from '../checkbox/checkbox';

import { OptionSelect } from '../option-row/option-select';

/** The values of `yamlInputEntries`, without `strict`. */
export interface YamlInput {
  readonly version: 'auto' | '1.2' | '1.1';
  readonly mergeKeys: boolean;
  readonly cloudFormation: boolean;
}

export interface YamlOptionsProps<T> {
  words: YamlWords;
  options: T;
  change: (changes: Partial<T>) => void;
}

/** By which version of YAML a text is read. */
export function YamlVersionOption({ words, options, change }: YamlOptionsProps<Pick<YamlInput, 'version'>>) {
  return (
    <OptionSelect
      label={words.version}
      options={[
        { label: words.versionAuto, value: 'auto' as const, tooltip: words.versionHint },
        { label: '1.2', value: '1.2' as const },
        { label: '1.1', value: '1.1' as const, tooltip: words.versionHint },
      ]}
      value={options.version}
      onChange={(version) => change({ version })}
    />
  );
}

/** What is done with merge keys and with tags of CloudFormation. */
export function YamlMeaningOptions({
  words,
  options,
  change,
}: YamlOptionsProps<Pick<YamlInput, 'mergeKeys' | 'cloudFormation'>>) {
  return (
    <>
      <Checkbox label={words.mergeKeys} checked={options.mergeKeys} onChange={(mergeKeys) => change({ mergeKeys })} />
      <Checkbox
        label={words.cloudFormation}
        hint={words.cloudFormationHint}
        checked={options.cloudFormation}
        onChange={(cloudFormation) => change({ cloudFormation })}
      />
    </>
  );
}
