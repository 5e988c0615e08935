import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Operation } from '../../src/operations/define';
import { operationsOf, TOOL_IDS } from '../catalogue';
import { createJob, runOperation } from '../run-operation';
import { INSTALLATION_TIME } from '../testing-package';
import { answerResult } from './answer-result';
import { drawsByChance } from './chance';
import type { CallResult } from './call-result';
import { argumentsResult, failureResult, refusal } from './fault-result';
import { nameOf } from './listed';
import { readArguments } from './read-arguments';
import { argumentsOf } from './testing-arguments';
import { connect, installedScript, PATIENCE, type Connected } from './testing-server';

type Example = Operation['examples'][number];

let server: Connected;

/** Node can forbid a process the disk and other programs; under its first name where it was new. */
const PERMISSION = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';

beforeAll(async () => {
  const { folder, script } = await installedScript();
  server = await connect(script, [], [PERMISSION, `--allow-fs-read=${join(folder, '/')}`, '--allow-worker']);
}, INSTALLATION_TIME);

afterAll(() => server.end());

const modules = await Promise.all(
  TOOL_IDS.map(async (toolId) =>
    Object.values((await operationsOf(toolId)) ?? {}).map((its) => [toolId, its] as const),
  ),
);

/** One example of each operation that has a result, and one that is refused. */
const cases = modules.flat().flatMap(([toolId, operation]) => {
  const done = operation.examples.find(({ fault }) => fault === undefined);
  const refused = operation.examples.find(({ fault }) => fault !== undefined);
  const name = nameOf(toolId, operation.id);
  if (name === 'svg-placeholder-generator_rasterizeLarge') return [];
  return [done, refused].flatMap((example) =>
    example ? [[name, example.fault ?? 'done', { toolId, operation, example }] as const] : [],
  );
});

interface Case {
  readonly toolId: string;
  readonly operation: Operation;
  readonly example: Example;
}

/** How long something took is never the same. */
function withoutTimes(result: object): object {
  // What was just written is an object.
  return JSON.parse(JSON.stringify(result).replaceAll(/milliseconds(\\?)":[\d.]+/g, 'milliseconds$1":0')) as object;
}

/** What a call should give, some days from now. */
async function expectedOf({ toolId, operation }: Case, args: Readonly<Record<string, unknown>>, days = 0) {
  const name = nameOf(toolId, operation.id);
  const read = readArguments(operation, args);
  if (!read.ok) return withoutTimes(argumentsResult(name, read.fault.faults));
  const { given, options } = read.value;
  const job = { ...createJob(), now: () => Date.now() + days * 86_400_000 };
  const outcome = await runOperation(operation, given, options, job);
  if (outcome.kind === 'done') return withoutTimes(await answerResult(outcome.value, name));
  if (outcome.kind === 'failure') return withoutTimes(failureResult(outcome.failure));
  return withoutTimes(await refusal(outcome.fault, { toolId, operation, given }));
}

function shapeOf(result: object): unknown {
  // Both are results of calls.
  const { content, structuredContent = {} } = result as CallResult;
  return [content.map(({ type }) => type), Object.keys(structuredContent)];
}

// The server may read its package alone, and may start nothing but threads.
it.each(cases)(
  '%s gives what the operation gives: %s',
  async (name, _what, its) => {
    const { operation, example } = its;
    const args = await argumentsOf(operation, example);
    const answer = await server.call(name, args);
    expect(answer.isError === true).toBe(example.fault !== undefined);
    const expected = await expectedOf(its, args);
    if (isDeepStrictEqual(withoutTimes(answer), expected)) return;
    // Chance and the clock make another answer each time, of the same form.
    const later = await expectedOf(its, args, 1);
    const isSteady = !drawsByChance(name) && isDeepStrictEqual(expected, later);
    expect(isSteady ? withoutTimes(answer) : shapeOf(answer)).toEqual(isSteady ? expected : shapeOf(expected));
  },
  PATIENCE,
);

it('says nothing beside, but for what Node says of its own option', () => {
  const lines = server.stderr().split('\n');
  expect(lines.filter((line) => line !== '' && !/Warning: |--trace-warnings/.test(line))).toEqual([]);
});
