import { Select, type SelectProps } from '../select/select';
import { Option } from './option-row';

/** A choice among the options above a tool: its label and a small list, on one line. */
export function OptionSelect<Value extends string | number | boolean>({
  label,
  ...select
}: Omit<SelectProps<Value>, 'hideLabel' | 'size'>) {
  return (
    <Option label={label}>
      <Select label={label} hideLabel size="small" {...select} />
    </Option>
  );
}
