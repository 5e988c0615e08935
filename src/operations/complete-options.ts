import { safeParse, type BaseIssue, type BaseSchema, type InferOutput } from 'valibot';
import type { OptionsSchema } from './define';

type Field = BaseSchema<unknown, unknown, BaseIssue<unknown>>;

/** A `v.object` in which every field is optional with a default. */
export type FieldsSchema = OptionsSchema & { readonly entries: Readonly<Record<string, Field>> };

/** The options of a schema as they are before anybody chose. Throws when a field has no default: a mistake of ours. */
export function defaultOptions<S extends OptionsSchema>(schema: S): InferOutput<S> {
  const parsed = safeParse(schema, {});
  if (!parsed.success) throw new Error(`An option has no default: ${parsed.issues[0].message}`);
  return parsed.output;
}

/**
 * Options from anything that may have been stored: each field is checked by itself, and one that is missing or bad takes the
 * fallback's value (the schema's default unless given) without harm to the others.
 */
export function readOptions<S extends FieldsSchema>(
  schema: S,
  raw: Readonly<Record<string, unknown>>,
  fallback: InferOutput<S> = defaultOptions(schema),
): InferOutput<S> {
  const fields = new Map<string, unknown>(Object.entries(fallback));
  for (const [name, field] of Object.entries(schema.entries)) {
    if (Object.hasOwn(raw, name) && safeParse(field, raw[name]).success) fields.set(name, raw[name]);
  }
  // Once more as a whole, for rules between fields.
  const whole = safeParse(schema, Object.fromEntries(fields));
  return whole.success ? whole.output : fallback;
}
