import { useId, type ComponentProps } from 'react';
import { classNames } from '../class-names';
import fieldStyles from '../field/field.module.css';
import { Icon } from '../icon/icon';
import { Tooltip } from '../tooltip/tooltip';
import styles from './buttons-select.module.css';

export interface ButtonsSelectOption<Value> {
  readonly label: string;
  readonly value: Value;
  readonly tooltip?: string;
  /** Name of an icon before the label. */
  readonly icon?: string;
}

export interface ButtonsSelectProps<Value> extends Omit<ComponentProps<'div'>, 'onChange' | 'children'> {
  label: string;
  /** The label is still read to those who do not see. */
  hideLabel?: boolean;
  options: readonly ButtonsSelectOption<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  /** @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  disabled?: boolean;
}

/** One of a few choices, all in sight. Native radio buttons underneath, so arrow keys choose as everywhere. */
export function ButtonsSelect<Value extends string | number | boolean>({
  label,
  hideLabel = false,
  options,
  value,
  onChange,
  size = 'medium',
  disabled = false,
  className,
  ...props
}: ButtonsSelectProps<Value>) {
  const id = useId();
  const group = (
    <div
      role="radiogroup"
      aria-label={label}
      data-size={size}
      className={classNames(styles.segmented, className)}
      {...props}
    >
      {options.map((option, index) => {
        const tooltipId = option.tooltip ? `${id}-${index}` : undefined;
        const segment = (
          <label key={String(option.value)} className={styles.segment}>
            <input
              type="radio"
              className={styles.radio}
              name={id}
              value={String(option.value)}
              checked={option.value === value}
              disabled={disabled}
              aria-describedby={tooltipId}
              onChange={() => onChange(option.value)}
            />
            {option.icon ? <Icon name={option.icon} size={size === 'small' ? 's' : 'm'} /> : null}
            {option.label}
            {tooltipId ? (
              <span id={tooltipId} hidden>
                {option.tooltip}
              </span>
            ) : null}
          </label>
        );
        return option.tooltip ? (
          <Tooltip key={String(option.value)} content={option.tooltip} describes={false}>
            {segment}
          </Tooltip>
        ) : (
          segment
        );
      })}
    </div>
  );
  if (hideLabel) return group;
  return (
    <div className={fieldStyles.field}>
      {/* The group is named by its own attribute; the words above it are for the eye. */}
      <span className={fieldStyles.label} aria-hidden>
        {label}
      </span>
      {group}
    </div>
  );
}
