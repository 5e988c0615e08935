import type { CSSProperties, ReactNode } from 'react';
import { Field } from '../field/field';
import { NumberField } from '../number-field/number-field';
import styles from './slider-field.module.css';

export interface SliderFieldProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
  min: number;
  max: number;
  /** Where the slider ends when the number may go further. @default max */
  sliderMax?: number;
  /** @default 1 */
  step?: number;
  suffix?: ReactNode;
  /** The option whose operations rest while the field holds no number; null for none. @default every operation of the tool */
  option?: string | null;
  hint?: ReactNode;
  /** What is wrong with a number that is in range. */
  error?: ReactNode;
}

/** A number chosen roughly by a slider or exactly by its field. */
export function SliderField({
  label,
  value,
  onChange,
  min,
  max,
  sliderMax = max,
  step = 1,
  suffix,
  option,
  hint,
  error,
}: SliderFieldProps) {
  const shown = Math.min(value, sliderMax);
  // React's type of `style` knows no custom properties.
  const at = { '--at': `${((shown - min) / (sliderMax - min || 1)) * 100}%` } as CSSProperties;
  return (
    <Field label={label} hint={hint} error={error}>
      <div className={styles.slider}>
        <input
          type="range"
          aria-label={label}
          min={min}
          max={sliderMax}
          step={step}
          value={shown}
          style={at}
          onChange={(event) => onChange(event.target.valueAsNumber)}
        />
        <NumberField
          className={styles.number}
          label={label}
          hideLabel
          {...{ value, onChange, min, max, step, suffix, option }}
        />
      </div>
    </Field>
  );
}
