import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { InferOutput } from 'valibot';
import { sameValue } from '../lib/same-value';
import { createStored, type Stored } from '../lib/stored';
import { defaultOptions, readOptions, type FieldsSchema } from './complete-options';
import {
  bringOptions,
  followLinked,
  isOwn,
  linkedOptions,
  linkedValues,
  noteSchema,
  resolveLinked,
  speaksOf,
  writeParameter,
  type Linked,
} from './linked';
import { useToolId } from './tool-context';
import { useStored } from './use-stored';
import { resetFields } from './wrong-fields';

/** Only what differs from the defaults, so that a better default of a later version reaches those who never chose. */
type Chosen = Readonly<Record<string, unknown>>;

const stores = new Map<string, Stored<Chosen>>();

function isChosen(raw: unknown): raw is Chosen {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw);
}

/** What is remembered of a tool's options, under `options.<toolId>`. */
function storedOptions(toolId: string): Stored<Chosen> {
  const stored =
    stores.get(toolId) ??
    createStored<Chosen>({
      key: `options.${toolId}`,
      fallback: {},
      parse: (raw) => (isChosen(raw) ? raw : undefined),
    });
  stores.set(toolId, stored);
  return stored;
}

function keep(stored: Stored<Chosen>, chosen: Chosen): void {
  if (Object.keys(chosen).length === 0) stored.remove();
  else if (!sameValue(chosen, stored.get())) stored.set(chosen);
}

/** The options of a tool that differ from the defaults, by their names; those of a link are among them. */
export function chosenOf(toolId: string): Chosen {
  return linkedValues(toolId) ?? storedOptions(toolId).get();
}

/** Calls the listener when a tool's options change; returns what ends that. */
export function followChosen(toolId: string, listener: () => void): () => void {
  const ends = [storedOptions(toolId).subscribe(listener), followLinked(listener)];
  return () => ends.forEach((end) => end());
}

function withLinked(schema: FieldsSchema, chosen: Chosen, linked: Linked | undefined): Chosen {
  if (!linked || !speaksOf(linked, schema)) return chosen;
  const own = Object.entries(schema.entries).flatMap(([name, field]) =>
    isOwn(field) && Object.hasOwn(chosen, name) ? [[name, chosen[name]] as const] : [],
  );
  return { ...Object.fromEntries(own), ...resolveLinked(schema, linked) };
}

/** Options as a link would name them. */
function asParameters(schema: FieldsSchema, chosen: Chosen): ReadonlyMap<string, string> {
  const fields = new Map(Object.entries(schema.entries));
  return new Map(
    Object.entries(chosen).flatMap(([name, value]): [string, string][] => {
      const field = fields.get(name);
      return field ? [[name, writeParameter(field, value)]] : [];
    }),
  );
}

/** Puts other options in the place of those that are remembered; the tool checks each of them when it reads them. */
export function restoreChosen(toolId: string, chosen: Chosen): void {
  bringOptions(toolId, undefined);
  keep(storedOptions(toolId), chosen);
  resetFields(toolId);
}

/** The fields that differ from the schema's defaults. */
export function chosenOptions(schema: FieldsSchema, options: object): Chosen {
  const defaults = new Map<string, unknown>(Object.entries(defaultOptions(schema)));
  return Object.fromEntries(Object.entries(options).filter(([name, value]) => !sameValue(value, defaults.get(name))));
}

/** What is remembered beside the options of a schema: those of another page of the tool, which has a schema of its own. */
function othersThan(schema: FieldsSchema, chosen: Chosen): Chosen {
  return Object.fromEntries(Object.entries(chosen).filter(([name]) => !Object.hasOwn(schema.entries, name)));
}

/**
 * The options of the tool around, remembered in this browser and followed across tabs. Pages of a tool may each have a schema of their own;
 * an option of the same name is then the same option. The setter merges and ignores a field that the schema refuses, so what comes back is
 * always valid. The third gives the defaults back, also to fields that hold no value now.
 */
export function useOptions<const S extends FieldsSchema>(
  schema: S,
): readonly [InferOutput<S>, (changes: Partial<InferOutput<S>>) => void, () => void] {
  const toolId = useToolId();
  const stored = storedOptions(toolId);
  noteSchema(toolId, schema);
  const chosen = useStored(stored);
  const linked = useSyncExternalStore(
    followLinked,
    () => linkedOptions(toolId),
    () => linkedOptions(toolId),
  );
  const options = useMemo(() => readOptions(schema, withLinked(schema, chosen, linked)), [schema, chosen, linked]);

  const change = useCallback(
    (changes: Partial<InferOutput<S>>) => {
      const its = linkedOptions(toolId);
      const current = readOptions(schema, withLinked(schema, stored.get(), its));
      const next = chosenOptions(schema, readOptions(schema, { ...current, ...changes }, current));
      if (!its || !speaksOf(its, schema)) return keep(stored, { ...othersThan(schema, stored.get()), ...next });
      // Of what a link says nothing is remembered but what is chosen now.
      const named = Object.keys(changes);
      const own = Object.entries(next).filter(([name]) => named.includes(name));
      const others = Object.entries(stored.get()).filter(([name]) => !named.includes(name));
      keep(stored, Object.fromEntries([...others, ...own]));
      const elsewhere = [...its.options].filter(([name]) => !Object.hasOwn(schema.entries, name));
      bringOptions(toolId, {
        hasInput: its.hasInput,
        options: new Map([...elsewhere, ...asParameters(schema, next)]),
      });
    },
    [schema, stored, toolId],
  );
  const reset = useCallback(() => {
    keep(stored, othersThan(schema, stored.get()));
    bringOptions(toolId, undefined);
    resetFields(toolId);
  }, [schema, stored, toolId]);
  return [options, change, reset];
}
