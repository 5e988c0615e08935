import { useCallback, useMemo } from 'react';
import type { InferOutput } from 'valibot';
import { sameValue } from '../lib/same-value';
import { createStored, type Stored } from '../lib/stored';
import { defaultOptions, readOptions, type FieldsSchema } from './complete-options';
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

/** What is remembered of a tool's options: those that differ from the defaults, by their names. */
export function chosenOf(toolId: string): Chosen {
  return storedOptions(toolId).get();
}

/** Puts other options in the place of those that are remembered; the tool checks each of them when it reads them. */
export function restoreChosen(toolId: string, chosen: Chosen): void {
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
  const chosen = useStored(stored);
  const options = useMemo(() => readOptions(schema, chosen), [schema, chosen]);

  const change = useCallback(
    (changes: Partial<InferOutput<S>>) => {
      const current = readOptions(schema, stored.get());
      const next = chosenOptions(schema, readOptions(schema, { ...current, ...changes }, current));
      keep(stored, { ...othersThan(schema, stored.get()), ...next });
    },
    [schema, stored],
  );
  const reset = useCallback(() => {
    keep(stored, othersThan(schema, stored.get()));
    resetFields(toolId);
  }, [schema, stored, toolId]);
  return [options, change, reset];
}
