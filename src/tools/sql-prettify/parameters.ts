import type { DialectOptions } from 'sql-formatter';
import type { Dialect } from './dialects';

export type ParameterTypes = NonNullable<DialectOptions['tokenizerOptions']['paramTypes']>;

/** Values for the parameters of a statement, as SQL. */
export interface Values {
  /** By the parameter as it stands in the statement, such as `:name` or `$1`. */
  readonly named: ReadonlyMap<string, string>;
  /** For each `?` in turn. */
  readonly positional: readonly string[];
}

const LINE = /^([:@$?][\p{ID_Continue}.$#]*)\s*=(.*)$/u;

/** Reads one value a line: `:name = 'Ann'`, `$1 = 42`; a value alone, or after `? =`, is for the next `?`. */
export function readValues(list: string): Values {
  const named = new Map<string, string>();
  const positional: string[] = [];
  for (const line of list.split(/\r\n|\r|\n/)) {
    const trimmed = line.trim();
    const [, name, value = ''] = LINE.exec(trimmed) ?? [];
    if (trimmed === '') continue;
    if (name === undefined) positional.push(trimmed);
    else if (name === '?') positional.push(value.trim());
    else named.set(name, value.trim());
  }
  return { named, positional };
}

/** In these a colon is an operator too, but one that is never followed by a name at once. */
const COLON_BEFORE_SPACE: ReadonlySet<Dialect> = new Set<Dialect>(['postgresql', 'transactsql']);

/** Where the colon is an operator: a name after it at once, and no name before it, is a parameter all the same. */
const NAME_APART = String.raw`(?<=[\s(,=<>!+*/|-]):[\p{L}_][\p{L}\p{N}_]*`;

/**
 * What counts as a parameter: that of the dialect itself, and what drivers and mappers put into statements of any dialect,
 * unless the character means something else there. Values that were given decide.
 */
export function parameterTypes(dialect: Dialect, options: DialectOptions, values: Values): ParameterTypes {
  const { paramTypes: own = {}, operators = [] } = options.tokenizerOptions;
  const hasColonValue = [...values.named.keys()].some((name) => name.startsWith(':'));
  const hasColon = hasColonValue || COLON_BEFORE_SPACE.has(dialect) || !operators.includes(':');
  const isPositional = values.positional.length > 0 || (own.positional ?? !operators.includes('?'));
  return {
    ...(!hasColon && { custom: [...(own.custom ?? []), { regex: NAME_APART }] }),
    named: hasColon ? union(own.named, ':') : (own.named ?? []),
    numbered: union(own.numbered, '$'),
    positional: isPositional,
  };
}

function union<T>(own: readonly T[] = [], more: T): T[] {
  return own.includes(more) ? [...own] : [...own, more];
}

/** Puts values in the place of parameters, in the order of the statement. */
export class Filler {
  private readonly values: Values;
  private readonly used = new Set<string>();
  private readonly unfilled = new Set<string>();
  private next = 0;

  constructor(values: Values) {
    this.values = values;
  }

  /** Whether a value was given for it by name. */
  knows(parameter: string): boolean {
    return this.values.named.has(parameter);
  }

  /** The value for a parameter; the parameter itself where there is none. */
  fill(parameter: string, isPositional: boolean): string {
    const { named, positional } = this.values;
    const value = isPositional ? positional[this.next] : named.get(parameter);
    if (isPositional) this.next++;
    if (value === undefined) this.unfilled.add(parameter);
    else this.used.add(parameter);
    return value ?? parameter;
  }

  /** Parameters without a value, and values without a parameter, where any values were given. */
  finish(): { readonly unfilled: readonly string[]; readonly unused: readonly string[] } {
    const { named, positional } = this.values;
    if (named.size === 0 && positional.length === 0) return { unfilled: [], unused: [] };
    const unused = [...named.keys()].filter((name) => !this.used.has(name));
    return { unfilled: [...this.unfilled], unused: [...unused, ...positional.slice(this.next)] };
  }
}
