import type { BaseIssue, BaseSchema } from 'valibot';
import { safeParse } from 'valibot';
import type { Operation } from '../src/operations/define';
import { optionField, type OptionField } from '../src/operations/option-field';
import { err, ok, type Result } from '../src/lib/result';
import { kebab } from './catalogue';
import { RESERVED_OPTIONS } from './reserved';

type Schema = BaseSchema<unknown, unknown, BaseIssue<unknown>>;

/** An option of an operation, as a command line has it. */
export interface NamedOption {
  /** As the operation calls it. */
  readonly name: string;
  /** Without the dashes: `sort-keys`. */
  readonly flag: string;
  /** Undefined where it takes more than one value, such as a list: then JSON, or values with commas between them. */
  readonly field: OptionField | undefined;
  readonly schema: Schema;
}

/** Why a value cannot be an option's. */
export interface OptionFault {
  readonly code: 'bad-option';
  readonly flag: string;
  readonly given: string;
}

/** The options of an operation, in the order in which they are declared. */
export function optionsOf({ options }: Operation): readonly NamedOption[] {
  // All operations declare an object, which the contract test sees to; Valibot's general type does not tell.
  const { entries = {} } = options as { readonly entries?: Readonly<Record<string, Schema>> };
  return Object.entries(entries).map(([name, schema]) => {
    const flag = kebab(name);
    return { name, flag: RESERVED_OPTIONS.has(flag) ? `option-${flag}` : flag, field: optionField(schema), schema };
  });
}

function fromJson(given: string): unknown {
  try {
    return JSON.parse(given);
  } catch {
    return undefined;
  }
}

const TRUE = new Set(['true', 'yes', 'on', '1']);
const FALSE = new Set(['false', 'no', 'off', '0']);

const fold = (text: string) => text.toLowerCase().replaceAll(/[-_]/g, '');

/** The only value that differs in case and hyphens alone (`SHA-256`), or is a version (`v7`) given by its number. */
function alike(values: readonly unknown[], given: string): readonly unknown[] {
  const wanted = fold(given);
  const found = new Set(values.filter((value) => [wanted, `v${wanted}`].includes(fold(String(value)))));
  return found.size === 1 ? [...found] : [];
}

/** What a value may mean, the likeliest first: the schema decides. */
function meanings(field: OptionField | undefined, given: string): readonly unknown[] {
  if (field?.kind === 'switch') return TRUE.has(given) ? [true] : FALSE.has(given) ? [false] : [];
  if (field?.kind === 'text') return [given];
  const isNumber = given.trim() !== '' && Number.isFinite(Number(given));
  const number = isNumber ? [Number(given)] : [];
  if (field?.kind === 'number') return number;
  if (field) {
    const listed = field.values.find((value) => String(value) === given);
    return [...(listed === undefined ? [] : [listed]), given, ...number, ...alike(field.values, given)];
  }
  const json = fromJson(given);
  const parts = given === '' ? [] : given.split(',').map((part) => part.trim());
  return [given, ...(json === undefined ? [] : [json]), ...number, parts, parts.map(Number)];
}

/** The value that an option's text stands for. */
export function readOption({ flag, field, schema }: NamedOption, given: string): Result<unknown, OptionFault> {
  const found = meanings(field, given).find((value) => safeParse(schema, value).success);
  return found === undefined ? err({ code: 'bad-option', flag, given }) : ok(found);
}
