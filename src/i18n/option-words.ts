/** What an option is called, and what more there is to say of it. */
interface Named {
  readonly label: string;
  readonly hint?: string;
}

/** A choice: what each of its values is called, by a list or a rule. */
interface ChoiceWords<V extends string | number | boolean> extends Named {
  readonly values: { readonly [K in `${V}`]: string } | ((value: V) => string);
  /** What more there is to say of a value. */
  readonly hints?: { readonly [K in `${V}`]?: string };
}

/** A text, with an example of what may stand there. */
interface TextWords extends Named {
  readonly placeholder?: string;
}

/** A number, with what it counts. One whose schema offers values is a choice, and names them. */
interface NumberWords extends Named {
  readonly unit?: string;
}

type WordsOf<T> = boolean extends T
  ? string | Named | ChoiceWords<boolean>
  : string extends T
    ? string | TextWords
    : [T] extends [string]
      ? ChoiceWords<T>
      : [T] extends [number]
        ? number extends T
          ? string | NumberWords | ChoiceWords<number>
          : ChoiceWords<T>
        : string | Named | ChoiceWords<Extract<T, string | number>>;

/**
 * The words for the options of a schema's output: each has a label, alone where nothing else is to say; a choice names its values. What is
 * missing does not compile.
 */
export type OptionWords<O> = { readonly [K in keyof O]-?: WordsOf<O[K]> };

/** The same, as code reads it that does not know the schema. */
export interface AnyOptionWords extends TextWords, NumberWords {
  readonly values?: Readonly<Record<string, string>> | ((value: never) => string);
  readonly hints?: Readonly<Record<string, string | undefined>>;
}

/** The words of one option in their long form. */
export function longWords(words: string | AnyOptionWords): AnyOptionWords {
  return typeof words === 'string' ? { label: words } : words;
}

/** What a value of a choice is called; its own text where there is no word for it. */
export function valueName({ values }: AnyOptionWords, value: string | number | boolean): string {
  // A rule knows the values of its schema, which is where the value comes from.
  if (typeof values === 'function') return values(value as never);
  return values?.[String(value)] ?? String(value);
}
