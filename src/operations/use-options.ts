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

/** The fields that differ from the schema's defaults. */
export function chosenOptions(schema: FieldsSchema, options: object): Chosen {
  const defaults = new Map<string, unknown>(Object.entries(defaultOptions(schema)));
  return Object.fromEntries(Object.entries(options).filter(([name, value]) => !sameValue(value, defaults.get(name))));
}

/**
 * The options of the tool around, remembered in this browser and followed across tabs; one schema for each tool. The setter merges
 * and ignores a field that the schema refuses, so what comes back is always valid. The third gives the defaults back, also to fields that
 * hold no value now.
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
      if (sameValue(next, stored.get())) return;
      if (Object.keys(next).length === 0) stored.remove();
      else stored.set(next);
    },
    [schema, stored],
  );
  const reset = useCallback(() => {
    stored.remove();
    resetFields(toolId);
  }, [stored, toolId]);
  return [options, change, reset];
}
