import { useOptions } from '../../operations/use-options';
import { OptionSelect } from '../../ui/option-row/option-select';
import { Options } from '../../ui/options/options';
import { listPlan } from './option-plan';
import { listOptions } from './options';
import { PRESET_NAMES, PRESETS, presetOf } from './presets';
import { useWords } from './use-words';

/** What is to be done with the list. */
export function ListOptionRow() {
  const words = useWords();
  const [options] = useOptions(listOptions);
  const splitText = options.splitOn === 'regex' ? words.splitPattern : words.options.splitText;
  return (
    <Options
      schema={listOptions}
      words={{ ...words.options, splitText }}
      {...listPlan(options, words)}
      after={options.mode === 'transpose' ? undefined : <Presets />}
    />
  );
}

/** Ready-made shapes of the result. */
function Presets() {
  const words = useWords();
  const [options, change] = useOptions(listOptions);
  return (
    <OptionSelect
      label={words.preset}
      searchable={false}
      placeholder={words.noPreset}
      options={PRESET_NAMES.map((value) => ({ value, label: words.presets[value] }))}
      value={presetOf(options)}
      onChange={(preset) => change(PRESETS[preset])}
    />
  );
}
