import docs from 'virtual:operation-docs';
import { operationsOf, TOOL_IDS } from '../catalogue';
import { mainOperation } from '../main-operations';
import { drawsByChance } from './chance';
import { describe, isForPage, titleOf, type CardWords } from './describe';
import { inputSchemaOf, type ToolWords } from './input-schema';
import { nameOf, type Listed } from './listed';

const cards = import.meta.glob<CardWords>('../../src/tools/*/locales/{zh-cn,en,fr}.card.ts');
const words = import.meta.glob<ToolWords>('../../src/tools/*/locales/en.ts', { import: 'words' });

/** Draws on a canvas, which only browsers have. */
const BROWSER_ONLY: ReadonlySet<string> = new Set(['svg-placeholder-generator_rasterizeLarge']);

async function cardOf(toolId: string, locale: string): Promise<CardWords> {
  const card = await cards[`../../src/tools/${toolId}/locales/${locale}.card.ts`]?.();
  if (!card) throw new Error(`${toolId} has no card in ${locale}`);
  return card;
}

async function listTool(toolId: string): Promise<readonly Listed[]> {
  const [operations, english, chinese, french, its] = await Promise.all([
    operationsOf(toolId),
    cardOf(toolId, 'en'),
    cardOf(toolId, 'zh-cn'),
    cardOf(toolId, 'fr'),
    words[`../../src/tools/${toolId}/locales/en.ts`]?.(),
  ]);
  const sentences = docs[toolId] ?? {};
  const ids = Object.keys(operations ?? {}).toSorted();
  const names = ids.filter((name) => !isForPage(sentences[name]));
  // What a page shows first may be for a page alone.
  const shown = mainOperation(toolId, operations ?? {})?.id;
  const main = names.find((name) => name === shown) ?? names[0];
  return ids
    .flatMap((id) => operations?.[id] ?? [])
    .map((operation): Listed => {
      const name = nameOf(toolId, operation.id);
      const facts = {
        toolId,
        operationId: operation.id,
        docs: sentences,
        english,
        others: [chinese, french],
        isMain: main === operation.id,
      };
      return {
        toolId,
        operationId: operation.id,
        tool: {
          name,
          title: titleOf(facts),
          description: describe(facts),
          inputSchema: inputSchemaOf(operation, its ?? {}),
          annotations: { readOnlyHint: true, idempotentHint: !drawsByChance(name), openWorldHint: false },
        },
      };
    });
}

/** Every operation as a tool. Loads all of them, so the build does it, and the program has what came out. */
export async function makeList(): Promise<readonly Listed[]> {
  const listed = await Promise.all(TOOL_IDS.map(listTool));
  return listed.flat().filter(({ tool }) => !BROWSER_ONLY.has(tool.name));
}
