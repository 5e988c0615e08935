import type { ComponentProps } from 'react';
import { useLocale } from '../../i18n/context';
import { LANGUAGE_TAGS } from '../../i18n/locale';
import { Button } from '../../ui/button/button';
import { InputText } from '../../ui/input-text/input-text';
import { NumberField } from '../../ui/number-field/number-field';
import { Select } from '../../ui/select/select';
import { type Choice, namedValues, rangeWith, toggled } from './builder';
import { type Dialect, domainOf, type FieldName } from './dialects';
import { useWords } from './use-words';
import styles from './view.module.css';

interface PartProps {
  field: FieldName;
  dialect: Dialect;
  onChange: (choice: Choice) => void;
}

interface ControlsProps extends PartProps {
  choice: Choice;
  /** Of the field. */
  text: string;
  onText: (text: string) => void;
}

const SMALL = { hideLabel: true, size: 'small' } as const;

/** What is chosen of a field beyond the kind. */
export function Controls({ choice, text, onText, ...part }: ControlsProps) {
  const words = useWords();
  const { field, dialect, onChange } = part;
  const name = words.fields[field];
  const { min, max } = domainOf(field, dialect);
  switch (choice.kind) {
    case 'step':
      return (
        <>
          <NumberField
            {...SMALL}
            label={words.step(name)}
            className={styles.short}
            min={1}
            max={max - min + 1}
            option={null}
            value={choice.step}
            onChange={(step) => onChange({ kind: 'step', step })}
          />
          <span className={styles.unit}>{words.stepUnit(field)}</span>
        </>
      );
    case 'range':
      return <Range {...part} choice={choice} />;
    case 'values':
      return <Values {...part} values={choice.values} />;
    case 'typed': {
      // The text of a field has no blanks: they would make two of it.
      const type = (typed: string) => {
        const whole = typed.replaceAll(/\s/g, '');
        if (whole !== '') onText(whole);
      };
      return <InputText {...SMALL} label={words.typed(name)} mono value={text} onChange={type} />;
    }
    default:
      return null;
  }
}

function useNamedValues({ field, dialect }: PartProps) {
  return namedValues(field, dialect, LANGUAGE_TAGS[useLocale()]);
}

function ShortSelect(props: ComponentProps<typeof Select<number>>) {
  return (
    <div className={styles.short}>
      <Select {...SMALL} {...props} />
    </div>
  );
}

function Range({ choice, ...part }: PartProps & { choice: Choice & { kind: 'range' } }) {
  const words = useWords();
  const options = useNamedValues(part);
  const end = (which: 'from' | 'to') => ({
    options,
    label: words[which](words.fields[part.field]),
    value: choice[which],
    onChange: (value: number) => part.onChange(rangeWith(choice, which, value)),
  });
  return (
    <>
      <ShortSelect {...end('from')} />
      <span className={styles.unit}>–</span>
      <ShortSelect {...end('to')} />
    </>
  );
}

/** So many values have a button each. */
const MOST_CHIPS = 31;

/** A button for each value; minutes and years are too many for that and are added one at a time. */
function Values({ values: chosen, ...part }: PartProps & { values: readonly number[] }) {
  const words = useWords();
  const values = useNamedValues(part);
  const label = words.values(words.fields[part.field]);
  const toggle = (value: number) => part.onChange(toggled(chosen, value));
  const chip = (value: number, name: string | number) => (
    <Button key={value} size="small" aria-pressed={chosen.includes(value)} onClick={() => toggle(value)}>
      {name}
    </Button>
  );
  if (values.length <= MOST_CHIPS) {
    return (
      <div className={styles.chips} role="group" aria-label={label}>
        {values.map((each) => chip(each.value, each.label))}
      </div>
    );
  }
  const others = values.filter(({ value }) => !chosen.includes(value));
  return (
    <>
      <ShortSelect label={label} placeholder={words.add} options={others} value={undefined} onChange={toggle} />
      {chosen.map((value) => chip(value, value))}
    </>
  );
}
