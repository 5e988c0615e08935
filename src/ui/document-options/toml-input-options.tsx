import type { tomlWords } from '../../i18n/toml/zh-cn';
import type { Words } from '../../i18n/words';

import { OptionSelect } from '../option-row/option-select';

export type TomlWords = Words<typeof tomlWords>;

export interface TomlOptionsProps<T> {
  words: TomlWords;
  options: T;
  change: (changes: Partial<T>) => void;
}

/** The values of `tomlInputEntries`. */
export interface TomlInput {
  readonly strict: boolean;
}

/** Which TOML is read. */
export function TomlVersionOption({ words, options, change }: TomlOptionsProps<TomlInput>) {
  return (
    <OptionSelect
      label={words.version}
      options={[
        { label: '1.1', value: '1.1' },
        { label: words.strict, value: '1.0', tooltip: words.strictHint },
      ]}
      value={options.strict ? '1.0' : '1.1'}
      onChange={(version) => change({ strict: version === '1.0' })}
    />
  );
}
