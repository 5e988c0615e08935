import { safeParse } from 'valibot';
import type { FieldsSchema } from './complete-options';

/** What a link says of a tool's options. */
export interface Linked {
  /** As they stand in its query, by name; what the visitor chooses meanwhile takes their places. */
  readonly options: ReadonlyMap<string, string>;
  /** It brings an input as well, which is shown as the sender saw it: options that it does not name are the defaults. */
  readonly hasInput: boolean;
}

const linked = new Map<string, Linked>();
const schemas = new Map<string, Set<FieldsSchema>>();
const listeners = new Set<() => void>();

/** What a link says of a tool's options, the same object until it changes; undefined where none was opened. */
export function linkedOptions(toolId: string): Linked | undefined {
  return linked.get(toolId);
}

/** Has a tool begin with the options of a link, for as long as the page lives; what is remembered stays as it is. Undefined ends that. */
export function bringOptions(toolId: string, next: Linked | undefined): void {
  if (next) linked.set(toolId, next);
  else if (!linked.delete(toolId)) return;
  tell();
}

function tell(): void {
  for (const listener of [...listeners]) listener();
}

/** Whether a link speaks of these options: then those that it does not name are the defaults, as they were where it was made. */
export function speaksOf({ options, hasInput }: Linked, schema: FieldsSchema): boolean {
  return hasInput || Object.keys(schema.entries).some((name) => options.has(name));
}

/** Calls the listener when a tool's options of a link change; returns what ends that. */
export function followLinked(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Notes which options a tool has; a tool may have several schemas. */
export function noteSchema(toolId: string, schema: FieldsSchema): void {
  const known = schemas.get(toolId) ?? new Set();
  schemas.set(toolId, known.add(schema));
}

/** By tool, what it reads of the address beside options, and whether that stays there. */
const own = new Map<string, Map<string, 'stays' | 'goes'>>();

/** Notes a parameter of the address that a tool reads itself, and whether that stays there once it is read. */
export function noteAddressParameter(toolId: string, name: string, then: 'stays' | 'goes'): void {
  own.set(toolId, new Map(own.get(toolId)).set(name, then));
}

/** Whether a parameter of the address stays there or goes, where the tool that is open reads it itself; undefined where it does not. */
export function addressParameter(toolId: string, name: string): 'stays' | 'goes' | undefined {
  return own.get(toolId)?.get(name);
}

type Field = FieldsSchema['entries'][string];

/**
 * What an option that holds a text or a list is to a link, as it is declared (`v.metadata({ linked: 'parameter' })`): `parameter`, a mere parameter of a
 * calculation, such as a pattern or a zone; `input`, which may be a text of the visitor's; `own`, such as favourites, which no link changes or carries.
 */
export type LinkedAs = 'parameter' | 'input' | 'own';

/** What an option is declared to be to a link. */
export function linkedAs(field: Field): LinkedAs | undefined {
  const pipe = 'pipe' in field && Array.isArray(field.pipe) ? (field.pipe as readonly unknown[]) : [];
  const said = pipe.map(saidOf).find((as) => as !== undefined);
  return said ?? ('wrapped' in field ? linkedAs(field.wrapped as Field) : undefined);
}

function saidOf(action: unknown): LinkedAs | undefined {
  if (typeof action !== 'object' || action === null || !('metadata' in action)) return undefined;
  const { metadata } = action;
  const said = typeof metadata === 'object' && metadata !== null && 'linked' in metadata ? metadata.linked : undefined;
  return said === 'parameter' || said === 'input' || said === 'own' ? said : undefined;
}

/** Whether no link changes or carries an option. */
export function isOwn(field: Field): boolean {
  return linkedAs(field) === 'own';
}

/** What a value of a query means for a field; undefined where the field refuses it. */
export function readParameter(field: Field, text: string): { readonly value: unknown } | undefined {
  for (const value of [...asJson(text), text]) if (safeParse(field, value).success) return { value };
  return undefined;
}

/** A value as it stands in a query: a text as it is where that is read as the same again. */
export function writeParameter(field: Field, value: unknown): string {
  const isPlain = typeof value === 'string' && readParameter(field, value)?.value === value;
  return isPlain ? value : JSON.stringify(value);
}

function asJson(text: string): readonly unknown[] {
  try {
    return [JSON.parse(text)];
  } catch {
    return [];
  }
}

/** Those options of a link that a schema takes. */
export function resolveLinked(schema: FieldsSchema, { options }: Linked): Readonly<Record<string, unknown>> {
  const taken: [string, unknown][] = [];
  for (const [name, text] of options) {
    const field = Object.hasOwn(schema.entries, name) ? schema.entries[name] : undefined;
    const read = field && !isOwn(field) && readParameter(field, text);
    if (read) taken.push([name, read.value]);
  }
  return Object.fromEntries(taken);
}

/** How a tool that is open takes the options of a link: those that it has, and of these the ones whose values it refuses. */
export function judgeLinked(
  toolId: string,
  { options }: Linked,
): { readonly known: readonly string[]; readonly refused: readonly string[] } {
  const fields = (name: string) =>
    [...(schemas.get(toolId) ?? [])].flatMap(({ entries }) =>
      Object.hasOwn(entries, name) && entries[name] ? [entries[name]] : [],
    );
  const known = [...options.keys()].filter((name) => fields(name).length > 0);
  const refused = known.filter((name) => !fields(name).some((field) => readParameter(field, options.get(name) ?? '')));
  return { known, refused };
}

/** The field of an option of a tool that is open. */
export function fieldOf(toolId: string, name: string): Field | undefined {
  for (const { entries } of schemas.get(toolId) ?? []) if (Object.hasOwn(entries, name)) return entries[name];
  return undefined;
}

/** What a link says of a tool that is open, as values; undefined where it does not speak of its options. */
export function linkedValues(toolId: string): Readonly<Record<string, unknown>> | undefined {
  const its = linkedOptions(toolId);
  const spoken = its ? [...(schemas.get(toolId) ?? [])].filter((schema) => speaksOf(its, schema)) : [];
  if (!its || spoken.length === 0) return undefined;
  return Object.fromEntries(spoken.flatMap((schema) => Object.entries(resolveLinked(schema, its))));
}
