import { countCharacters } from '../../lib/count-characters';
import { Button } from '../../ui/button/button';
import { InputText } from '../../ui/input-text/input-text';
import { Columns, Group } from '../../ui/layout/layout';
import { Select } from '../../ui/select/select';
import type { Field } from './fields';
import { faultOf, itemsOf, normalValue, valueOf, type Item, type Meta } from './meta';
import { type ToolWords, useWords } from './use-words';
import styles from './view.module.css';

/** Longer texts are often cut off, in characters. */
const LONG: Readonly<Record<string, number>> = { 'og:title': 70, 'og:description': 200 };

const PLACEHOLDERS: Readonly<Record<string, string>> = {
  'og:locale': 'zh_CN',
  'og:locale:alternate': 'en_US',
  'og:image:type': 'image/png',
  'twitter:app:country': 'US',
};
const FORM_PLACEHOLDERS = {
  url: 'https://example.com/',
  reference: 'https://example.com/',
  date: '2024-05-01',
  whole: '',
  account: '@example',
  text: '',
  choice: '',
} as const;

/** What a property is called in the visitor's language; every property in the tables has words. */
export function labelOf(words: ToolWords, property: string): string {
  const labels: Readonly<Record<string, string>> = words.fields;
  return labels[property] ?? property;
}

interface ValueInputProps {
  field: Field;
  value: string;
  onChange: (value: string) => void;
  /** In place of the property's own name, where there are several. */
  label?: string;
}

/** One value of the form, with what is wrong with it. */
function ValueInput({ field, value, onChange, label }: ValueInputProps) {
  const words = useWords();
  const { property, form } = field;
  const name = label ?? labelOf(words, property);
  if (field.choices) {
    return (
      <Select
        label={name}
        options={field.choices.map((choice) => ({ value: choice, label: choice === '' ? words.none : choice }))}
        value={value}
        onChange={onChange}
      />
    );
  }
  const fault = faultOf(form, value);
  const most = LONG[property];
  const count = most === undefined ? 0 : countCharacters(value);
  const isNoUrl = form === 'reference' && value.trim() !== '' && faultOf('url', value) !== undefined;
  const common = {
    label: name,
    value,
    onChange,
    placeholder: PLACEHOLDERS[property] ?? FORM_PLACEHOLDERS[form],
    hint: most !== undefined && count > most ? words.long(count, most) : isNoUrl ? words.referenceHint : undefined,
    error: fault && words.fault(fault),
  };
  if (property === 'og:description') return <InputText {...common} multiline rows={3} />;
  return (
    <InputText
      {...common}
      autoComplete="off"
      inputMode={form === 'whole' ? 'numeric' : form === 'url' ? 'url' : undefined}
      // The account that is written has its sign, so the field has it, too, once one leaves it.
      onBlur={form === 'account' ? () => onChange(normalValue(form, value)) : undefined}
    />
  );
}

interface FieldInputProps {
  field: Field;
  meta: Meta;
  onChange: (meta: Meta) => void;
}

/** A field of the form: one value, or a list of them. */
export function FieldInput({ field, meta, onChange }: FieldInputProps) {
  const { property } = field;
  if (field.repeats) {
    return (
      <ItemList
        field={field}
        items={itemsOf(meta, property)}
        onChange={(items) => onChange({ ...meta, lists: { ...meta.lists, [property]: items } })}
      />
    );
  }
  return (
    <ValueInput
      field={field}
      value={valueOf(meta, property)}
      onChange={(value) => onChange({ ...meta, values: { ...meta.values, [property]: value } })}
    />
  );
}

interface ItemListProps {
  field: Field;
  items: readonly Item[];
  onChange: (items: readonly Item[]) => void;
}

/** Values of one property below each other; there is always one to type into. */
function ItemList({ field, items, onChange }: ItemListProps) {
  const words = useWords();
  const name = labelOf(words, field.property);
  const shown = items.length === 0 ? [{}] : items;
  const label = (property: string, index: number) =>
    shown.length === 1 ? labelOf(words, property) : words.numbered(labelOf(words, property), index + 1);
  return (
    <div className={styles.list}>
      {shown.map((item: Item, index) => {
        const change = (property: string) => (value: string) =>
          onChange(shown.with(index, { ...item, [property]: value }));
        return (
          // Items have no identity but their place.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={index} className={styles.item}>
            <ValueInput
              field={field}
              label={label(field.property, index)}
              value={item[field.property] ?? ''}
              onChange={change(field.property)}
            />
            {shown.length > 1 ? (
              <Button
                size="small"
                variant="quiet"
                icon="x"
                iconOnly
                className={styles.remove}
                aria-label={words.removeNamed(name, index + 1)}
                onClick={() => onChange(shown.toSpliced(index, 1))}
              />
            ) : null}
            {field.parts ? (
              <div className={styles.parts}>
                <Columns minWidth={150}>
                  {field.parts.map((part) => (
                    <ValueInput
                      key={part.property}
                      field={part}
                      label={label(part.property, index)}
                      value={item[part.property] ?? ''}
                      onChange={change(part.property)}
                    />
                  ))}
                </Columns>
              </div>
            ) : null}
          </div>
        );
      })}
      <div>
        <Button size="small" icon="plus" onClick={() => onChange([...shown, {}])}>
          {words.add(name)}
        </Button>
      </div>
    </div>
  );
}

interface FieldGroupProps {
  label: string;
  fields: readonly Field[];
  meta: Meta;
  onChange: (meta: Meta) => void;
  /** Before the fields. */
  children?: React.ReactNode;
}

/** Fields that belong together. */
export function FieldGroup({ label, fields, meta, onChange, children }: FieldGroupProps) {
  return (
    <Group label={<span className={styles.legend}>{label}</span>}>
      <div className={styles.fields}>
        {children}
        {fields.map((field) => (
          <FieldInput key={field.property} field={field} meta={meta} onChange={onChange} />
        ))}
      </div>
    </Group>
  );
}
