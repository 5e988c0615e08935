import { useState } from 'react';
import { useLocale } from '../../i18n/context';
import { LANGUAGE_TAGS } from '../../i18n/locale';
import { Button } from '../../ui/button/button';
import { InputText } from '../../ui/input-text/input-text';
import { ResultHead } from '../../ui/layout/layout';
import { NumberField } from '../../ui/number-field/number-field';
import { Select } from '../../ui/select/select';
import { type Choice, type ChoiceKind, choiceOfKind, kindsOf, type Row, rowsOf, textOf, withField } from './builder';
import { type Dialect, domainOf, type FieldName } from './dialects';
import { nameOf } from './names';
import { useWords } from './use-words';
import styles from './view.module.css';

interface BuilderProps {
  text: string;
  dialect: Dialect | 'auto';
  onChange: (text: string) => void;
}

/** One row per field: what is chosen here is written into the expression, and what is typed there is shown here. */
export function Builder({ text, dialect: asked, onChange }: BuilderProps) {
  const words = useWords();
  // The kind "as typed" says nothing of its own: it lasts as long as the text of the field stays as it was.
  const [typedField, setTypedField] = useState<FieldName>();
  const built = rowsOf(text, asked);
  return (
    <section className={styles.section}>
      <ResultHead title={words.builder} />
      {built ? (
        <ul className={styles.rows} aria-label={words.builder}>
          {built.rows.map((row) => (
            <BuilderRow
              key={row.field}
              row={row}
              dialect={built.dialect}
              isTyped={typedField === row.field}
              onKind={(kind) => {
                setTypedField(kind === 'typed' ? row.field : undefined);
                const next = textOf(choiceOfKind(kind, row, built.dialect), row.field, built.dialect);
                if (next !== undefined) onChange(withField(text, asked, row.field, next));
              }}
              onText={(next) => onChange(withField(text, asked, row.field, next))}
            />
          ))}
        </ul>
      ) : (
        <p className={styles.remark}>{words.builderHint}</p>
      )}
    </section>
  );
}

interface RowProps {
  row: Row;
  dialect: Dialect;
  isTyped: boolean;
  onKind: (kind: ChoiceKind) => void;
  onText: (text: string) => void;
}

function BuilderRow({ row, dialect, isTyped, onKind, onText }: RowProps) {
  const words = useWords();
  const name = words.fields[row.field];
  const choice: Choice = isTyped ? { kind: 'typed' } : row.choice;
  const change = (next: Choice) => {
    const text = textOf(next, row.field, dialect);
    if (text !== undefined) onText(text);
  };
  return (
    <li className={styles.row}>
      <span className={styles.name}>{name}</span>
      <Select
        label={words.kindOf(name)}
        hideLabel
        size="small"
        options={kindsOf(row.field, dialect).map((value) => ({ value, label: words.kinds[value] }))}
        value={choice.kind}
        onChange={onKind}
      />
      <div className={styles.controls}>
        <Controls choice={choice} row={row} dialect={dialect} onChange={change} onText={onText} />
      </div>
    </li>
  );
}

interface ControlsProps {
  choice: Choice;
  row: Row;
  dialect: Dialect;
  onChange: (choice: Choice) => void;
  onText: (text: string) => void;
}

function Controls({ choice, row, dialect, onChange, onText }: ControlsProps) {
  const words = useWords();
  const { field } = row;
  const name = words.fields[field];
  const { min, max } = domainOf(field, dialect);
  switch (choice.kind) {
    case 'step':
      return (
        <>
          <NumberField
            label={words.step(name)}
            hideLabel
            size="small"
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
      return <RangeControls choice={choice} field={field} dialect={dialect} onChange={onChange} />;
    case 'values':
      return <ValueChips values={choice.values} field={field} dialect={dialect} onChange={onChange} />;
    case 'typed':
      return (
        <InputText
          label={words.typed(name)}
          hideLabel
          size="small"
          mono
          value={row.text}
          // The text of a field has no blanks: they would make two of it.
          onChange={(text) => {
            const whole = text.replaceAll(/\s/g, '');
            if (whole !== '') onText(whole);
          }}
        />
      );
    default:
      return null;
  }
}

interface PartProps {
  field: FieldName;
  dialect: Dialect;
  onChange: (choice: Choice) => void;
}

/** All values of a field, named in the visitor's language. */
function useValues(field: FieldName, dialect: Dialect) {
  const language = LANGUAGE_TAGS[useLocale()];
  const { min, max } = domainOf(field, dialect);
  const length = field === 'month' || field === 'weekday' ? 'short' : 'long';
  return Array.from({ length: max - min + 1 }, (_, index) => ({
    value: min + index,
    label: nameOf(field, min + index, language, length),
  }));
}

function RangeControls({ choice, field, dialect, onChange }: PartProps & { choice: Choice & { kind: 'range' } }) {
  const words = useWords();
  const name = words.fields[field];
  const values = useValues(field, dialect);
  const { from, to } = choice;
  return (
    <>
      <div className={styles.short}>
        <Select
          label={words.from(name)}
          hideLabel
          size="small"
          options={values}
          value={from}
          onChange={(value) => onChange({ kind: 'range', from: value, to: Math.max(value, to) })}
        />
      </div>
      <span className={styles.unit}>–</span>
      <div className={styles.short}>
        <Select
          label={words.to(name)}
          hideLabel
          size="small"
          options={values}
          value={to}
          onChange={(value) => onChange({ kind: 'range', from: Math.min(value, from), to: value })}
        />
      </div>
    </>
  );
}

/** So many values have a button each. */
const MOST_CHIPS = 31;

function ValueChips({ values: chosen, field, dialect, onChange }: PartProps & { values: readonly number[] }) {
  const words = useWords();
  const values = useValues(field, dialect);
  if (values.length > MOST_CHIPS)
    return <LongValues values={chosen} onChange={onChange} dialect={dialect} field={field} />;
  const toggled = (value: number) =>
    chosen.includes(value)
      ? chosen.filter((other) => other !== value)
      : [...chosen, value].toSorted((one, other) => one - other);
  return (
    <div className={styles.chips} role="group" aria-label={words.values(words.fields[field])}>
      {values.map(({ value, label }) => (
        <Button
          key={value}
          size="small"
          aria-pressed={chosen.includes(value)}
          onClick={() => onChange({ kind: 'values', values: toggled(value) })}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}

/** Minutes and years are too many for a button each: they are added one at a time. */
function LongValues({ values: chosen, field, dialect, onChange }: PartProps & { values: readonly number[] }) {
  const words = useWords();
  const values = useValues(field, dialect);
  const name = words.fields[field];
  return (
    <>
      <div className={styles.short}>
        <Select
          label={words.values(name)}
          hideLabel
          size="small"
          placeholder={words.add}
          options={values.filter(({ value }) => !chosen.includes(value))}
          value={undefined}
          onChange={(value) =>
            onChange({ kind: 'values', values: [...chosen, value].toSorted((one, other) => one - other) })
          }
        />
      </div>
      {chosen.map((year) => (
        <Button
          key={year}
          size="small"
          aria-pressed
          onClick={() => onChange({ kind: 'values', values: chosen.filter((other) => other !== year) })}
        >
          {year}
        </Button>
      ))}
    </>
  );
}
