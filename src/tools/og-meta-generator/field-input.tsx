import { Button } from '../../ui/button/button';
import { InputText } from '../../ui/input-text/input-text';
import { Columns } from '../../ui/layout/layout';
import { Select } from '../../ui/select/select';
import { hintOf, labelOf, placeholderOf } from './field-words';
import type { Field } from './fields';
import { faultOf, itemsOf, normalValue, valueOf, withItems, withValue, type Item } from './meta';
import { useMeta } from './use-meta';
import { useWords } from './use-words';
import styles from './view.module.css';

interface ValueInputProps {
  field: Field;
  /** The property's name, with its number where there are several. */
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** One value of the form, with what is wrong with it. */
function ValueInput({ field, label, value, onChange }: ValueInputProps) {
  const words = useWords();
  const { property, form, choices } = field;
  if (choices) {
    const options = choices.map((choice) => ({ value: choice, label: choice === '' ? words.none : choice }));
    return <Select label={label} options={options} value={value} onChange={onChange} />;
  }
  const fault = faultOf(form, value);
  const shown = {
    ...{ label, value, onChange },
    placeholder: placeholderOf(field),
    hint: hintOf(words, field, value),
    error: fault && words.fault(fault),
  };
  if (property === 'og:description') return <InputText {...shown} multiline rows={2} />;
  const modes = { whole: 'numeric', url: 'url' } as const;
  return (
    <InputText
      {...shown}
      autoComplete="off"
      inputMode={form === 'whole' || form === 'url' ? modes[form] : undefined}
      // The account that is written has its sign, so the field has it, too, once one leaves it.
      onBlur={form === 'account' ? () => onChange(normalValue(form, value)) : undefined}
    />
  );
}

/** A field of the form: one value, or a list of them. */
export function FieldInput({ field }: { field: Field }) {
  const words = useWords();
  const [meta, change] = useMeta();
  const { property } = field;
  if (field.repeats) return <ItemList field={field} />;
  return (
    <ValueInput
      field={field}
      label={labelOf(words, property)}
      value={valueOf(meta, property)}
      onChange={(value) => change(withValue(meta, property, value))}
    />
  );
}

/** The values of one property, of which there is always one to type into, and a field for each part of them. */
function useItems({ property }: Field) {
  const words = useWords();
  const [meta, change] = useMeta();
  const items = itemsOf(meta, property);
  const shown = items.length === 0 ? [{}] : items;
  const set = (next: readonly Item[]) => change(withItems(meta, property, next));
  const input = (part: Field, index: number) => {
    const partName = labelOf(words, part.property);
    const item = shown[index] ?? {};
    return (
      <ValueInput
        key={part.property}
        field={part}
        label={shown.length === 1 ? partName : words.numbered(partName, index + 1)}
        value={item[part.property] ?? ''}
        onChange={(value) => set(shown.with(index, { ...item, [part.property]: value }))}
      />
    );
  };
  return { shown, set, input };
}

/** Values of one property below each other. */
function ItemList({ field }: { field: Field }) {
  const words = useWords();
  const { shown, set, input } = useItems(field);
  const { property, parts = [] } = field;
  const name = labelOf(words, property);
  return (
    <div className={styles.list}>
      {shown.map((_, index) => (
        // Items have no identity but their place.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} className={styles.item}>
          {input(field, index)}
          {shown.length > 1 ? (
            <Button
              size="small"
              variant="quiet"
              icon="x"
              iconOnly
              className={styles.remove}
              aria-label={words.removeNamed(name, index + 1)}
              onClick={() => set(shown.toSpliced(index, 1))}
            />
          ) : null}
          {parts.length > 0 ? (
            <Columns minWidth={150} className={styles.parts}>
              {parts.map((part) => input(part, index))}
            </Columns>
          ) : null}
        </div>
      ))}
      <div>
        <Button size="small" icon="plus" onClick={() => set([...shown, {}])}>
          {words.add(name)}
        </Button>
      </div>
    </div>
  );
}

/** The structured properties of each value, whose own fields stand elsewhere. */
export function ItemParts({ field }: { field: Field }) {
  const { shown, input } = useItems(field);
  const { parts = [] } = field;
  return (
    <>
      {shown.map((_, index) => (
        // As above.
        // oxlint-disable-next-line react/no-array-index-key
        <Columns key={index} minWidth={130}>
          {parts.map((part) => input(part, index))}
        </Columns>
      ))}
    </>
  );
}
