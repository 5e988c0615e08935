import type { BaseIssue, BaseSchema } from 'valibot';

/** A value that a control can hold. */
export type OptionValue = string | number | boolean;

/** What an option takes, as a control, a command line or a link must know it. */
export type OptionField =
  | { readonly kind: 'switch' }
  | { readonly kind: 'choice'; readonly values: readonly OptionValue[] }
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly isWhole: boolean }
  | { readonly kind: 'text'; readonly maxLength: number | undefined };

type Schema = BaseSchema<unknown, unknown, BaseIssue<unknown>>;

/** What a pipe adds to its schema: bounds, or facts such as which values a list offers. */
interface Action {
  readonly type: string;
  readonly requirement?: unknown;
  readonly metadata?: Readonly<Record<string, unknown>>;
}

/** The parts of Valibot's schemas that are read here; each kind has some of them. */
interface Parts {
  readonly type: string;
  readonly wrapped?: Schema;
  readonly options?: unknown;
  readonly literal?: unknown;
  readonly pipe?: readonly Action[];
}

function isValue(value: unknown): value is OptionValue {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

function values(found: unknown): readonly OptionValue[] | undefined {
  return Array.isArray(found) && found.every(isValue) ? found : undefined;
}

/**
 * What the schema of an option takes; undefined for what no usual control holds, such as a list of objects. A number that may also be a
 * word (`2` or `tab`) is a choice when its pipe has the metadata `offered`: the values worth offering, in order.
 */
export function optionField(schema: Schema): OptionField | undefined {
  const { type, wrapped, options, pipe = [] } = schema as Schema & Parts;
  const offered = values(pipe.findLast(({ type: kind }) => kind === 'metadata')?.metadata?.['offered']);
  if (offered) return { kind: 'choice', values: offered };
  const bound = (name: string) => {
    const requirement = pipe.find(({ type: kind }) => kind === name)?.requirement;
    return typeof requirement === 'number' ? requirement : undefined;
  };
  switch (type) {
    case 'optional':
      return wrapped && optionField(wrapped);
    case 'boolean':
      return { kind: 'switch' };
    case 'picklist': {
      const listed = values(options);
      return listed && { kind: 'choice', values: listed };
    }
    case 'number': {
      const isWhole = pipe.some(({ type: kind }) => kind === 'integer');
      return { kind: 'number', min: bound('min_value') ?? -Infinity, max: bound('max_value') ?? Infinity, isWhole };
    }
    case 'string':
      return { kind: 'text', maxLength: bound('max_length') };
    default:
      return undefined;
  }
}
