import type { ReactNode } from 'react';
import type { InferOutput } from 'valibot';
import { longWords, type AnyOptionWords, type OptionWords } from '../../i18n/option-words';
import { defaultOptions, type FieldsSchema } from '../../operations/complete-options';
import { useOptions } from '../../operations/use-options';
import { optionField, type OptionValue } from '../../operations/option-field';
import { OptionRow } from '../option-row/option-row';
import { controlOf } from './choices';
import styles from './options.module.css';
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
  /** Those values of a choice that are offered now. Another one counts as the default; where only one is left there is no control. */
  readonly offered?: { readonly [N in Name]?: readonly OptionValue[] };
  /** What is wrong with a text that the schema takes. */
  readonly errors?: { readonly [N in Name]?: ReactNode };
  /** Sets of those under "more options", each under a title of its own, before those in no set. */
  readonly groups?: readonly OptionGroup<Name>[] | undefined;
}

/** Options that belong together. */
export interface OptionGroup<Name extends string> {
  readonly label: string;
  readonly names: readonly Name[];
  /** What there is to say of them, below. */
  readonly note?: string;
}

export interface OptionsProps<S extends FieldsSchema> extends OptionsPlan<string & keyof InferOutput<S>> {
  /** That of the tool around. */
  schema: S;
  words: OptionWords<InferOutput<S>>;
  /** What is no option of the schema, before and after those that are open, and before the rest. */
  before?: ReactNode;
  after?: ReactNode;
  beforeMore?: ReactNode;
  /** What else changes with an option. */
  along?: { readonly [N in keyof InferOutput<S>]?: Partial<InferOutput<S>> };
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
  const groups: readonly OptionGroup<string>[] = plan.groups ?? [];
  const offered: Readonly<Record<string, readonly OptionValue[] | undefined>> = plan.offered ?? {};
  const errors: Readonly<Record<string, ReactNode>> = plan.errors ?? {};
  const along: Readonly<Record<string, object | undefined>> = plan.along ?? {};
  const texts = words as Readonly<Record<string, string | AnyOptionWords>>;
  const values = options as Readonly<Record<string, OptionValue>>;
  const fieldOf = (name: string) => schema.entries[name] && optionField(schema.entries[name]);
  const wordsOf = (name: string) => longWords(texts[name] ?? name);
  const isCheckbox = (name: string) => {
    const field = fieldOf(name);
    return field !== undefined && controlOf(field, wordsOf(name)) === 'switch';
  };
  const valueOf = (name: string) => {
    const value = values[name];
    const isOffered = value === undefined || (offered[name]?.includes(value) ?? true);
    // The fields of a schema hold values of these kinds.
    return isOffered ? value : (defaultOptions(schema) as typeof values)[name];
  };
  const control = (name: string) => {
    if (without.includes(name)) return null;
    if (Object.hasOwn(own, name)) return <Own key={name}>{own[name]}</Own>;
    const choice = offered[name];
    if (choice?.length === 1) return null;
    const field = fieldOf(name);
    const value = valueOf(name);
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
        offered={choice}
        error={errors[name]}
        value={value}
        // The schema tells whether it is a value of this option; what is none is ignored.
        onChange={(next) => change({ ...along[name], [name]: next } as Partial<InferOutput<S>>)}
      />
    );
  };
  const placed = new Set([...open, ...without, ...groups.flatMap(({ names }) => names)]);
  const others = Object.keys(schema.entries).filter((name) => !placed.has(name));
  // Checkboxes stand together, behind what has a label of its own in front.
  const rest = [...others.filter((name) => !isCheckbox(name)), ...others.filter(isCheckbox)];
  const more = rest.length > 0 || groups.length > 0 || beforeMore;
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
            {groups.length > 0 ? <Groups groups={groups} control={control} /> : null}
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

interface GroupsProps {
  groups: readonly OptionGroup<string>[];
  control: (name: string) => ReactNode;
}

function Groups({ groups, control }: GroupsProps) {
  return (
    <div className={styles.groups}>
      {groups.map(({ label, names, note }) => (
        <fieldset key={label} className={styles.group}>
          <legend>{label}</legend>
          {names.map(control)}
          {note ? <p className="meta">{note}</p> : null}
        </fieldset>
      ))}
    </div>
  );
}

function Own({ children }: { children: ReactNode }) {
  return children;
}
