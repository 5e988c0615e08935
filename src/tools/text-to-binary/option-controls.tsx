import { ButtonsSelect } from '../../ui/buttons-select/buttons-select';
import { Option, OptionRow } from '../../ui/option-row/option-row';
import { OptionSelect } from '../../ui/option-row/option-select';
import { Switch } from '../../ui/switch/switch';
import { BASES } from './base';
import { ENCODINGS } from './conversion';
import { prefixesOf, separatorsOf, suited } from './notation';
import type { BinaryOptions } from './operations';
import { useWords } from './use-words';

export interface OptionControlsProps {
  options: BinaryOptions;
  onChange: (changes: Partial<BinaryOptions>) => void;
  onReset: () => void;
}

/** How bytes are written, and the encoding of both directions. */
export function OptionControls({ options, onChange, onReset }: OptionControlsProps) {
  const words = useWords();
  const { base } = options;
  const { separator, prefix } = suited(options);
  const prefixes = prefixesOf(base);
  return (
    <OptionRow
      onReset={onReset}
      more={
        <>
          {base === 16 ? (
            <Switch
              label={words.upperCase}
              checked={options.upperCase}
              onChange={(upperCase) => onChange({ upperCase })}
            />
          ) : null}
          <Switch
            label={words.ignoreOthers}
            checked={options.ignoreOthers}
            onChange={(ignoreOthers) => onChange({ ignoreOthers })}
          />
        </>
      }
    >
      <Option label={words.base}>
        <ButtonsSelect
          label={words.base}
          hideLabel
          size="small"
          options={BASES.map((value) => ({ value, label: words.bases[value] }))}
          value={base}
          onChange={(value) => onChange({ base: value })}
        />
      </Option>
      <OptionSelect
        label={words.separator}
        options={separatorsOf(base).map((value) => ({ value, label: words.separators[value] }))}
        value={separator}
        onChange={(value) => onChange({ separator: value })}
      />
      {prefixes.length > 1 ? (
        <Option label={words.prefix}>
          <ButtonsSelect
            label={words.prefix}
            hideLabel
            size="small"
            options={prefixes.map((value) => ({ value, label: value === 'none' ? words.noPrefix : value }))}
            value={prefix}
            onChange={(value) => onChange({ prefix: value })}
          />
        </Option>
      ) : null}
      <OptionSelect
        label={words.encoding}
        options={ENCODINGS.map((value) => ({ value, label: words.encodings[value] }))}
        value={options.encoding}
        onChange={(value) => onChange({ encoding: value })}
      />
    </OptionRow>
  );
}
