import type { ReactNode } from 'react';
import type { InferOutput } from 'valibot';
import { longWords, type AnyOptionWords, type OptionWords } from '../../i18n/option-words';
import type { FieldsSchema } from '../../operations/complete-options';
import { useOptions } from '../../operations/use-options';
import { optionField, type OptionValue } from '../../operations/option-field';
import { OptionRow } from '../option-row/option-row';
import { controlOf } from './choices';
import { RowControl } from './row-control';

/** Where the options of a tool stand. All that is not named is under "more options". */
export interface OptionsPlan<Name extends string> {
  /** Those used most, at most five, in their order. */
  readonly open: readonly Name[];
  /** Short choices whose values all stand in sight. */
  readonly buttons?: readonly Name[];
  /** Texts with a button that empties them. */
  readonly clearable?: readonly Name[];
  /** Those that have no control here: drawn elsewhere, or without effect now. */
  readonly without?: readonly Name[] | undefined;
  /** Those that cannot be chosen now, since another rules them out. */
  readonly off?: readonly Name[] | undefined;
  /** Controls of a tool's own. */
  readonly own?: { readonly [N in Name]?: ReactNode };
}

export interface OptionsProps<S extends FieldsSchema> extends OptionsPlan<string & keyof InferOutput<S>> {
  /** That of the tool around. */
  schema: S;
  words: OptionWords<InferOutput<S>>;
  /** What is no option of the schema, before and after those that are open, and before the rest. */
  before?: ReactNode;
  after?: ReactNode;
  beforeMore?: ReactNode;
  /** After the options have their defaults again. */
  onReset?: () => void;
}

/** The row of the remembered options of the tool around, drawn from their schema and their words. */
export function Options<S extends FieldsSchema>({
  schema,
  words,
  before,
  after,
  beforeMore,
  ...plan
}: OptionsProps<S>) {
  const [options, change, reset] = useOptions(schema);
  const without: readonly string[] = plan.without ?? [];
  const off: readonly string[] = plan.off ?? [];
  const open: readonly string[] = plan.open;
  const own: Readonly<Record<string, ReactNode>> = plan.own ?? {};
  const buttons: readonly string[] = plan.buttons ?? [];
  const clearable: readonly string[] = plan.clearable ?? [];
  const texts = words as Readonly<Record<string, string | AnyOptionWords>>;
  const values = options as Readonly<Record<string, OptionValue>>;
  const fieldOf = (name: string) => schema.entries[name] && optionField(schema.entries[name]);
  const wordsOf = (name: string) => longWords(texts[name] ?? name);
  const isCheckbox = (name: string) => {
    const field = fieldOf(name);
    return field !== undefined && controlOf(field, wordsOf(name)) === 'switch';
  };
  const control = (name: string) => {
    if (without.includes(name)) return null;
    if (Object.hasOwn(own, name)) return <Own key={name}>{own[name]}</Own>;
    const field = fieldOf(name);
    const value = values[name];
    if (!field || value === undefined) throw new Error(`No control for the option ${name}`);
    return (
      <RowControl
        key={name}
        name={name}
        field={field}
        words={wordsOf(name)}
        isButtons={buttons.includes(name)}
        isClearable={clearable.includes(name)}
        isOff={off.includes(name)}
        value={value}
        // The schema tells whether it is a value of this option; what is none is ignored.
        onChange={(next) => change({ [name]: next } as Partial<InferOutput<S>>)}
      />
    );
  };
  const others = Object.keys(schema.entries).filter((name) => !open.includes(name) && !without.includes(name));
  // Checkboxes stand together, behind what has a label of its own in front.
  const rest = [...others.filter((name) => !isCheckbox(name)), ...others.filter(isCheckbox)];
  const more = rest.length > 0 || beforeMore;
  const resetAll = () => {
    reset();
    plan.onReset?.();
  };
  return (
    <OptionRow
      onReset={resetAll}
      more={
        more ? (
          <>
            {beforeMore}
            {rest.map(control)}
          </>
        ) : undefined
      }
    >
      {before}
      {open.map(control)}
      {after}
    </OptionRow>
  );
}

function Own({ children }: { children: ReactNode }) {
  return children;
}
