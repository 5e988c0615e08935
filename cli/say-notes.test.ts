import { describe, expect, it } from 'vitest';
import type { Example, Inputs, OptionsSchema } from '../src/operations/define';
import { LOCALES } from '../src/i18n/locale';
import { testedTools } from '../src/tools/tested-tools';
import { findOperation, operationsOf, TOOL_IDS } from './catalogue';
import { completeOptions } from './run-tool';
import { createJob, runOperation } from './run-operation';
import { sayNotes } from './say-notes';
import { openSession } from './terminal';

async function valueOf(toolId: string, id: string, given: Readonly<Record<string, string>>, options = {}) {
  const operation = await findOperation(toolId, id);
  if (!operation) throw new Error(`There is no ${toolId} ${id}`);
  const all = completeOptions({ toolId, operation }, options, await openSession('en'));
  const outcome = await runOperation(operation, given, all, createJob());
  if (outcome.kind !== 'done') throw new Error(JSON.stringify(outcome));
  return outcome.value;
}

describe('what results do not say by themselves', () => {
  it.each([
    ['yaml-to-json-converter', 'convert', 'a: 1 # one\nb: !x 2', ['unknown tag !x', '1 comment dropped.']],
    ['json-to-toml', 'convert', '[1]', ['put under the key']],
    ['json-to-yaml-converter', 'convert', '{"a":1,"a":2}', ['Duplicate key “a”']],
    ['json-prettify', 'prettify', '{"a":1,"a":2}', ['Duplicate key “a”']],
    ['json-minify', 'minify', '{"a":1,"a":2}', ['Duplicate key “a”']],
    ['docker-run-to-docker-compose-converter', 'convert', 'docker run -d --nonsense nginx', ['-d: ', '--nonsense: ']],
    ['base64-file-converter', 'decode', 'aGVsbG9=', ['Character 7: ']],
  ])('%s %s', async (toolId, id, text, expected) => {
    const notes = await sayNotes(toolId, id, await valueOf(toolId, id, { text }), 'en');
    for (const [place, part] of expected.entries()) expect(notes[place]).toContain(part);
    expect(notes).toHaveLength(expected.length);
  });

  it('is said in each language', async () => {
    const value = await valueOf('yaml-to-json-converter', 'convert', { text: 'a: 1 # one' });
    const said = LOCALES.map(async (locale) =>
      (await sayNotes('yaml-to-json-converter', 'convert', value, locale)).join(),
    );
    expect(new Set(await Promise.all(said)).size).toBe(LOCALES.length);
  });

  it('is cut short', async () => {
    const text = Array.from({ length: 40 }, (_, n) => `- !x${n} 1`).join('\n');
    const value = await valueOf('yaml-to-json-converter', 'convert', { text });
    const notes = await sayNotes('yaml-to-json-converter', 'convert', value, 'en');
    expect(notes).toHaveLength(21);
    expect(notes.at(-1)).toBe('… +20');
  });

  it('is nothing where a tool has nothing to say', async () => {
    expect(await sayNotes('case-converter', 'convert', 'x', 'en')).toEqual([]);
    expect(await sayNotes('yaml-to-json-converter', 'constructor', {}, 'en')).toEqual([]);
  });

  it.each(TOOL_IDS.filter((id) => testedTools.includes(id)))(
    '%s: each operation with notes has words for them',
    async (id) => {
      const missing: string[] = [];
      for (const operation of Object.values((await operationsOf(id)) ?? {})) {
        const example = operation.examples.find(
          ({ fault, inputs }: Example<Inputs, OptionsSchema, unknown>) =>
            fault === undefined && Object.values(inputs).every((value) => typeof value === 'string'),
        );
        if (operation.output !== 'report' || !example) continue;
        // oxlint-disable-next-line no-await-in-loop -- one at a time is enough
        const value: unknown = await valueOf(
          id,
          operation.id,
          example.inputs as Record<string, string>,
          example.options,
        );
        const hasNotes = typeof value === 'object' && value !== null && 'notes' in value;
        // oxlint-disable-next-line no-await-in-loop -- as above
        if (hasNotes && !(await hasWords(id, operation.id))) missing.push(operation.id);
      }
      expect(missing).toEqual([]);
    },
  );
});

const files = import.meta.glob<object>('../src/tools/*/note-words.ts', { import: 'noteWords' });
const hasWords = async (toolId: string, operationId: string) =>
  Object.hasOwn((await files[`../src/tools/${toolId}/note-words.ts`]?.()) ?? {}, operationId);
