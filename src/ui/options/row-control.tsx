import type { ReactNode } from 'react';
import type { AnyOptionWords } from '../../i18n/option-words';
import type { OptionField, OptionValue } from '../../operations/option-field';
import { ButtonsSelect } from '../buttons-select/buttons-select';
import { Checkbox } from '../checkbox/checkbox';
import { InputText } from '../input-text/input-text';
import { NumberField } from '../number-field/number-field';
import { Option } from '../option-row/option-row';
import { OptionSelect } from '../option-row/option-select';
import { SEARCH_FROM } from '../select/select';
import { choicesOf, controlOf } from './choices';
import styles from './options.module.css';

export interface RowControlProps {
  name: string;
  field: OptionField;
  words: AnyOptionWords;
  /** Whether a choice shows all its values. */
  isButtons: boolean;
  /** Whether a text has a button that empties it. */
  isClearable: boolean;
  isOff: boolean;
  /** The values of a choice that are offered now. @default all of the schema */
  offered?: readonly OptionValue[] | undefined;
  /** What is wrong with a text. */
  error?: ReactNode;
  value: OptionValue;
  onChange: (value: OptionValue) => void;
}

/** One option in a row: its label in front, its control behind. */
export function RowControl(props: RowControlProps) {
  const { field, words, isOff, value, onChange } = props;
  switch (controlOf(field, words)) {
    case 'switch':
      return (
        <Checkbox label={words.label} hint={words.hint} checked={value === true} disabled={isOff} onChange={onChange} />
      );
    case 'choice':
      return <ChoiceControl {...props} />;
    case 'number':
      return <NumberControl {...props} />;
    case 'text':
      return <TextControl {...props} />;
  }
}

function ChoiceControl({ field, words, isButtons, isOff, offered, value, onChange }: RowControlProps) {
  const { label } = words;
  const choices = choicesOf(field, words).filter((choice) => offered?.includes(choice.value) ?? true);
  const shown = { label, options: choices, value, disabled: isOff, onChange };
  // Numbers are found at a glance.
  const isSearchable = choices.length >= SEARCH_FROM && choices.every((choice) => typeof choice.value === 'string');
  if (!isButtons) return <OptionSelect {...shown} searchable={isSearchable} />;
  return (
    <Option label={label}>
      <ButtonsSelect {...shown} hideLabel size="small" />
    </Option>
  );
}

function NumberControl({ name, field, words, isOff, value, onChange }: RowControlProps) {
  if (field.kind !== 'number') return null;
  return (
    <Option label={words.label}>
      <span className={styles.number}>
        <NumberField
          suffix={words.unit}
          label={words.label}
          hideLabel
          size="small"
          min={field.min}
          max={field.max}
          {...(!field.isWhole && { step: 0.1 })}
          option={name}
          disabled={isOff}
          value={Number(value)}
          onChange={onChange}
        />
      </span>
      {words.hint ? <span className="meta">{words.hint}</span> : null}
    </Option>
  );
}

function TextControl({ field, words, isClearable, isOff, error, value, onChange }: RowControlProps) {
  return (
    <Option label={words.label}>
      <InputText
        label={words.label}
        hideLabel
        size="small"
        mono
        clearable={isClearable}
        spellCheck={false}
        autoCapitalize="off"
        title={words.hint}
        // Beside its label an empty field says enough.
        placeholder={words.placeholder ?? ''}
        maxLength={field.kind === 'text' ? field.maxLength : undefined}
        error={error}
        disabled={isOff}
        value={String(value)}
        onChange={onChange}
      />
    </Option>
  );
}
