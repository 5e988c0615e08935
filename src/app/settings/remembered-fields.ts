import type { FieldsSchema } from '../../operations/complete-options';

/** By tool, what its operations take as options, and what its page remembers beside these (`remembered`). */
const operations = import.meta.glob<Readonly<Record<string, unknown>>>('../../tools/*/operations.ts');
/** Of the tools that have options on their page alone. */
const pages = import.meta.glob<Readonly<Record<string, unknown>>>(
  '../../tools/{camera-recorder,device-information,emoji-picker,git-memo,http-status-codes,regex-memo}/options.ts',
);

type Field = FieldsSchema['entries'][string];

function isSchema(found: unknown): found is FieldsSchema {
  return typeof found === 'object' && found !== null && 'entries' in found && 'kind' in found;
}

/** The schema that something exported is, or that it declares as an operation. */
function schemasIn(found: unknown): readonly FieldsSchema[] {
  if (isSchema(found)) return [found];
  const options = typeof found === 'object' && found !== null && 'options' in found ? found.options : undefined;
  return isSchema(options) ? [options] : [];
}

/** The options that a tool may remember, each with all that they are declared as. */
export async function rememberedFields(toolId: string): Promise<ReadonlyMap<string, readonly Field[]>> {
  const load = operations[`../../tools/${toolId}/operations.ts`] ?? pages[`../../tools/${toolId}/options.ts`];
  const fields = new Map<string, readonly Field[]>();
  for (const { entries } of Object.values((await load?.()) ?? {}).flatMap(schemasIn))
    for (const [name, field] of Object.entries(entries)) fields.set(name, [...(fields.get(name) ?? []), field]);
  return fields;
}
