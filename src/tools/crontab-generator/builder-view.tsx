import { useState } from 'react';
import { useOptions } from '../../operations/use-options';
import { ResultHead } from '../../ui/layout/layout';
import { Select } from '../../ui/select/select';
import { type Choice, type ChoiceKind, choiceOfKind, kindsOf, type Row, rowsOf, textOf, withField } from './builder';
import { Controls } from './builder-controls';
import type { Dialect, FieldName } from './dialects';
import { rememberedOptions } from './options';
import { useWords } from './use-words';
import styles from './view.module.css';

interface BuilderProps {
  text: string;
  onChange: (text: string) => void;
}

/** One row per field: what is chosen here is written into the expression, and what is typed there is shown here. */
export function Builder({ text, onChange }: BuilderProps) {
  const words = useWords();
  const [{ dialect: asked }] = useOptions(rememberedOptions);
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
              onTyped={(isTyped) => setTypedField(isTyped ? row.field : undefined)}
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
  onTyped: (isTyped: boolean) => void;
  onText: (text: string) => void;
}

function BuilderRow({ row, dialect, isTyped, onTyped, onText }: RowProps) {
  const words = useWords();
  const { field } = row;
  const name = words.fields[field];
  const choice: Choice = isTyped ? { kind: 'typed' } : row.choice;
  const change = (next: Choice) => {
    const text = textOf(next, field, dialect);
    if (text !== undefined) onText(text);
  };
  const changeKind = (kind: ChoiceKind) => {
    onTyped(kind === 'typed');
    change(choiceOfKind(kind, row, dialect));
  };
  return (
    <li className={styles.row}>
      <span className={styles.name}>{name}</span>
      <Select
        label={words.kindOf(name)}
        hideLabel
        size="small"
        options={kindsOf(field, dialect).map((value) => ({ value, label: words.kinds[value] }))}
        value={choice.kind}
        onChange={changeKind}
      />
      <div className={styles.controls}>
        <Controls choice={choice} text={row.text} field={field} dialect={dialect} onChange={change} onText={onText} />
      </div>
    </li>
  );
}
