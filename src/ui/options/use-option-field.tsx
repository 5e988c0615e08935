import { useId, type ReactNode } from 'react';
import type { InferOutput } from 'valibot';
import { longWords, type AnyOptionWords, type OptionWords } from '../../i18n/option-words';
import type { FieldsSchema } from '../../operations/complete-options';
import { optionField, type OptionField, type OptionValue } from '../../operations/option-field';
import { useOptions } from '../../operations/use-options';
import { ButtonsSelect } from '../buttons-select/buttons-select';
import { Checkbox } from '../checkbox/checkbox';
import { InputText } from '../input-text/input-text';
import { NumberField } from '../number-field/number-field';
import { Select } from '../select/select';
import { SliderField } from '../slider-field/slider-field';
import { Switch } from '../switch/switch';
import { choicesOf, controlOf } from './choices';
import styles from './options.module.css';

/** What a form says of one of its fields beyond schema and words. */
export interface FieldLook<Value> {
  /** A choice with all its values in sight, a number with a slider, a yes or no in a set of them. */
  as?: 'buttons' | 'slider' | 'checkbox';
  /** A choice in sight that is as low as one in a row. */
  size?: 'small';
  /** In place of the word for it. */
  label?: string;
  /** Of a choice: the label is still read to those who do not see. */
  hideLabel?: boolean;
  /** In place of the hint among the words. */
  hint?: ReactNode;
  /** What is wrong with a value that the schema takes. */
  error?: ReactNode;
  /** At the end of the label's line. */
  meta?: ReactNode;
  /** At the end of the field, in place of the unit among the words. */
  suffix?: ReactNode;
  disabled?: boolean;
  /** What stands in an empty text, in place of the example among the words. */
  placeholder?: string;
  /** A text with a button that empties it. */
  clearable?: boolean;
  /** A text of several lines. */
  rows?: number;
  /** A text in the letters of prose. @default in letters that are read one by one */
  prose?: boolean;
  /** A text of digits: phones show keys for them. */
  inputMode?: 'numeric' | 'decimal';
  /** What the arrow keys add to a number. @default 1, or 0.1 where it may have decimals */
  step?: number;
  /** Where a slider ends when the number may go further. */
  sliderMax?: number;
  /** Whether a list has a search field. @default true from ten values on */
  searchable?: boolean;
  /** Those values of a choice that are offered now. @default all of the schema */
  offered?: readonly Value[];
  /** In place of the remembered value: what holds for now. */
  value?: Value | undefined;
  /** In place of remembering the value: for what else changes with it. */
  onChange?(value: Value): void;
}

type Fields<O> = <Name extends string & keyof O>(name: Name, look?: FieldLook<O[Name]>) => ReactNode;

/**
 * For the form of a tool: draws one of the remembered options of the tool around with its label above, from its schema and its words. The
 * view decides where it stands and what else it says.
 */
export function useOptionField<S extends FieldsSchema>(
  schema: S,
  words: OptionWords<InferOutput<S>>,
): Fields<InferOutput<S>> {
  const [options, change] = useOptions(schema);
  const texts = words as Readonly<Record<string, string | AnyOptionWords>>;
  return (name, look = {}) => {
    const entry = schema.entries[name];
    const field = entry && optionField(entry);
    if (!field) throw new Error(`No control for the option ${name}`);
    // The schema tells whether it is a value of this option; what is none is ignored.
    const remember = (value: OptionValue) => change({ [name]: value } as Partial<InferOutput<S>>);
    return (
      <FormControl
        key={name}
        name={name}
        field={field}
        words={longWords(texts[name] ?? name)}
        // The control gives values of its option only.
        look={{ onChange: remember, ...(look as FieldLook<OptionValue>) }}
        // An option with a control holds one of these kinds of values.
        value={(look.value ?? options[name]) as OptionValue}
      />
    );
  };
}

interface FormControlProps {
  name: string;
  field: OptionField;
  words: AnyOptionWords;
  look: FieldLook<OptionValue> & { onChange: (value: OptionValue) => void };
  value: OptionValue;
}

function FormControl(props: FormControlProps) {
  switch (controlOf(props.field, props.words)) {
    case 'switch':
      return <YesOrNo {...props} />;
    case 'choice':
      return <ChoiceField {...props} />;
    case 'number':
      return <AmountField {...props} />;
    case 'text':
      return <TextField {...props} />;
  }
}

function YesOrNo({ words, look, value }: FormControlProps) {
  const id = useId();
  const { as, label = words.label, hint = words.hint, disabled, onChange } = look;
  const shown = { label, checked: value === true, disabled, onChange };
  if (as === 'checkbox') return <Checkbox {...shown} hint={hint} />;
  return (
    <div>
      <Switch {...shown} aria-describedby={hint ? id : undefined} />
      {hint ? (
        <p id={id} className={styles.hint}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}

function ChoiceField({ field, words, look, value }: FormControlProps) {
  const { as, label = words.label, hint = words.hint, error, disabled, offered, onChange } = look;
  const choices = choicesOf(field, words);
  const options = offered ? choices.filter((choice) => offered.includes(choice.value)) : choices;
  const shown = { label, hideLabel: look.hideLabel ?? false, options, value, disabled, onChange };
  const { size, searchable } = look;
  if (as === 'buttons') return <ButtonsSelect {...shown} {...(size && { size })} />;
  return <Select {...shown} hint={hint} error={error} {...(searchable !== undefined && { searchable })} />;
}

function AmountField({ name, field, words, look, value }: FormControlProps) {
  if (field.kind !== 'number') return null;
  const { as, label = words.label, hint = words.hint, suffix = words.unit, error, disabled, sliderMax } = look;
  const { min, max, isWhole } = field;
  const shown = { label, hint, suffix, error, min, max, option: name, value: Number(value), onChange: look.onChange };
  const step = { step: look.step ?? (isWhole ? 1 : 0.1) };
  if (as !== 'slider') return <NumberField {...shown} {...step} disabled={disabled} />;
  return <SliderField {...shown} {...step} {...(sliderMax !== undefined && { sliderMax })} />;
}

function TextField({ field, words, look, value }: FormControlProps) {
  const { label = words.label, hint = words.hint, error, meta, suffix, disabled, clearable, rows, prose } = look;
  const shown = {
    ...(look.inputMode && { inputMode: look.inputMode }),
    // The tool remembers it; what was once typed elsewhere need not be offered.
    autoComplete: 'off',
    ...{ label, hint, error, meta, suffix, disabled, clearable },
    mono: !prose,
    placeholder: look.placeholder ?? words.placeholder ?? (look.inputMode && ''),
    maxLength: field.kind === 'text' ? field.maxLength : undefined,
    value: String(value),
    onChange: look.onChange,
  };
  return rows === undefined ? <InputText {...shown} /> : <InputText {...shown} multiline rows={rows} />;
}
