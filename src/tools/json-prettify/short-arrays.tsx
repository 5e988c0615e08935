import { useOptions } from '../../operations/use-options';
import { Checkbox } from '../../ui/checkbox/checkbox';
import { NumberField } from '../../ui/number-field/number-field';
import { Option } from '../../ui/option-row/option-row';
import { formatOptions } from './operations';
import { useWords } from './use-words';

/** Where short arrays end when the option is switched on. */
const USUAL_COLUMNS = 80;

/** Whether short arrays stand on one line, and up to which column. */
export function ShortArrays() {
  const words = useWords();
  const [{ arrayColumns }, change] = useOptions(formatOptions);
  const { label, unit } = words.options.arrayColumns;
  return (
    <>
      <Checkbox
        label={words.shortArrays}
        checked={arrayColumns > 0}
        onChange={(isOn) => change({ arrayColumns: isOn ? USUAL_COLUMNS : 0 })}
      />
      {arrayColumns > 0 ? (
        <Option label={label}>
          <NumberField
            label={label}
            hideLabel
            size="small"
            min={10}
            max={400}
            value={arrayColumns}
            onChange={(columns) => change({ arrayColumns: columns })}
            suffix={unit}
          />
        </Option>
      ) : null}
    </>
  );
}
