import { useState } from 'react';
import { ButtonsSelect } from '../buttons-select/buttons-select';
import { NumberField } from '../number-field/number-field';
import { Select } from '../select/select';
import { Switch } from '../switch/switch';
import { Option, OptionRow } from './option-row';

const INDENTS = [2, 4, 8].map((value) => ({ value, label: String(value) }));
const ORDERS = ['unsorted', 'A–Z', 'Z–A'].map((value) => ({ value, label: value }));
const DEFAULTS = { indent: 2, order: 'unsorted', strict: false, width: 80 };

export default function OptionRowDemo() {
  const [options, setOptions] = useState(DEFAULTS);
  const set = (change: Partial<typeof DEFAULTS>) => setOptions({ ...options, ...change });
  return (
    <OptionRow
      onReset={() => setOptions(DEFAULTS)}
      more={
        <Option label="Width">
          <NumberField
            label="Width"
            hideLabel
            size="small"
            min={20}
            max={200}
            value={options.width}
            onChange={(width) => set({ width })}
          />
        </Option>
      }
    >
      <Option label="Indent">
        <ButtonsSelect
          label="Indent"
          hideLabel
          size="small"
          options={INDENTS}
          value={options.indent}
          onChange={(indent) => set({ indent })}
        />
      </Option>
      <Option label="Keys">
        <Select
          label="Keys"
          hideLabel
          size="small"
          options={ORDERS}
          value={options.order}
          onChange={(order) => set({ order })}
        />
      </Option>
      <Switch label="Strict" checked={options.strict} onChange={(strict) => set({ strict })} />
    </OptionRow>
  );
}
