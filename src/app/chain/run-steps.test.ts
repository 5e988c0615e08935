import fc from 'fast-check';
import { safeParse } from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import type { Operation } from '../../operations/define';
import { job } from '../../operations/testing';
import type { RecordedRun } from '../../operations/chain/record-run';
import { testedTools } from '../../tools/tested-tools';
import { isSame } from '../../tools/testing';
import { chainSteps } from './chain-file';
import { runChain } from './operations';
import type { Passed } from './passed';
import { runSteps } from './run-steps';

const modules = import.meta.glob<Record<string, unknown>>('../../tools/*/operations.ts', { eager: true });

const isOperation = (found: unknown): found is Operation =>
  typeof found === 'object' && found !== null && 'run' in found && 'examples' in found;

const operationsOf = (toolId: string) =>
  Object.entries(modules[`../../tools/${toolId}/operations.ts`] ?? {}).flatMap(([name, found]) =>
    isOperation(found) ? [[name, found] as const] : [],
  );

const find = async (toolId: string, name: string) => new Map(operationsOf(toolId)).get(name);

const running = (secrets: Readonly<Record<string, string>> = {}) => ({ find, secrets, job: job() });

const step = (toolId: string, operation: string, more: Partial<RecordedRun> = {}): RecordedRun => ({
  toolId,
  operation,
  options: {},
  input: 'text',
  others: {},
  secrets: [],
  output: [],
  ...more,
});

const encode = step('base64-string-converter', 'encode');
const decode = step('base64-string-converter', 'decode');

it('hands the result of each step to the next', async () => {
  const pretty = step('json-prettify', 'prettify', { output: ['text'] });
  expect(await runSteps([encode, decode, pretty], '[1]', running())).toEqual({ ok: true, value: '[\n  1\n]' });
});

it('brings any text back by a way and its way back', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', minLength: 1 }), async (text) => {
      fc.pre(!/\p{Surrogate}/u.test(text));
      expect(await runSteps([encode, decode], text, running())).toEqual({ ok: true, value: text });
    }),
  );
});

it('reads a file as the first step does', async () => {
  const file = new File([new Uint8Array([0xff, 0xfe, 0x61, 0])], 'a.txt');
  const count = step('json-minify', 'minify', { output: ['text'] });
  expect(await runSteps([count], new File(['[1, 2]'], 'a.json'), running())).toEqual({ ok: true, value: '[1,2]' });
  // The bytes are what Base64 is about, not the text that they mean.
  expect(await runSteps([encode], file, running())).toEqual({ ok: true, value: '//5hAA==' });
});

describe('tells the step that stopped, with what it was given', () => {
  const cases: readonly (readonly [string, readonly RecordedRun[], Passed, object])[] = [
    ['no such tool', [encode, step('none', 'x')], 'a', { code: 'unknown-step', step: 1, given: 'YQ==' }],
    ['no such operation', [step('json-minify', 'toString')], 'a', { code: 'unknown-step', step: 0, given: 'a' }],
    ['no such input', [step('json-minify', 'minify', { input: 'other' })], 'a', { code: 'unknown-step' }],
    [
      'options of another kind',
      [step('json-prettify', 'prettify', { options: { indent: [] } })],
      '1',
      { code: 'wrong-options', option: 'indent' },
    ],
    [
      'no JSON',
      [encode, step('json-minify', 'minify')],
      'a',
      { code: 'refused', step: 1, given: 'YQ==', reason: { code: expect.any(String) } },
    ],
    ['nothing there', [step('json-minify', 'minify', { output: ['none'] })], '1', { code: 'no-output', step: 0 }],
    ['a prototype key', [step('json-minify', 'minify', { output: ['__proto__'] })], '1', { code: 'no-output' }],
    ['no text', [step('json-minify', 'minify')], new File([new Uint8Array([0xff, 0xff])], 'a'), { code: 'not-read' }],
    ['no secret', [step('hmac-generator', 'hmac', { secrets: ['key'] })], '1', { code: 'no-secret' }],
    [
      'a secret that it does not have',
      [step('json-minify', 'minify', { secrets: ['key'] })],
      '1',
      { code: 'unknown-input', step: 0 },
    ],
    [
      'a secret that is kept',
      [step('hmac-generator', 'hmac', { others: { key: 'k' } })],
      '1',
      { code: 'unknown-input' },
    ],
  ];

  it.each(cases)('%s', async (_, steps, input, fault) => {
    expect(await runSteps(steps, input, running())).toMatchObject({ ok: false, fault });
  });
});

it('tells how far it is, and stops when it is told to', async () => {
  const controller = new AbortController();
  const progress = vi.fn((done: number) => done === 1 && controller.abort());
  const running1 = {
    find,
    secrets: {},
    job: job({ progress: (done) => void progress(done), signal: controller.signal }),
  };
  await expect(runSteps([encode, encode, encode], 'a', running1)).rejects.toBeDefined();
  expect(progress.mock.calls.map(([done]) => done)).toEqual([0, 1]);
});

/** Every example of a tool that has one input more than secrets and texts can say is left to its own tests. */
const examples = testedTools.flatMap((toolId) =>
  operationsOf(toolId).flatMap(([name, operation]) =>
    operation.examples.flatMap((example, place) => {
      if (example.output === undefined || operation.inlineLimit === 0) return [];
      const given = Object.entries<unknown>({ ...(example.inputs as object) });
      const [first, ...rest] = given;
      if (!first || rest.some(([, value]) => typeof value !== 'string')) return [];
      // A secret that is empty is asked for: such a step does not run.
      if (rest.some(([input, value]) => value === '' && operation.inputs[input]?.isSecret)) return [];
      return [[`${toolId}/${name} ${place}`, toolId, name, operation, example, first, rest] as const];
    }),
  ),
);

/** The inputs beside the one that is passed: those that a step keeps, and secrets, which are given when it runs. */
function restOf({ inputs }: Operation, rest: readonly (readonly [string, unknown])[]) {
  const isSecret = ([name]: readonly [string, unknown]) => inputs[name]?.isSecret === true;
  const secret = rest.filter(isSecret);
  return {
    others: Object.fromEntries(rest.filter((one) => !isSecret(one))) as Record<string, string>,
    secrets: secret.map(([name]) => name),
    given: Object.fromEntries(secret.map(([name, value]) => [`0.${name}`, String(value)])),
  };
}

describe('a chain of one step comes to the same as the tool', () => {
  it('in many examples', () => expect(examples.length).toBeGreaterThan(150));

  it.each(examples)('%s', async (_, toolId, name, operation, example, [input, value], rest) => {
    const options = safeParse(operation.options, example.options ?? {});
    expect(options.success).toBe(true);
    // What was recorded is complete: reading it once more changes nothing.
    const again = safeParse(operation.options, options.output);
    expect(again).toMatchObject({ success: true, output: options.output });
    const { others, secrets, given } = restOf(operation, rest);
    const recorded = step(toolId, name, { options: { ...(options.output as object) }, input, others, secrets });
    expect(safeParse(chainSteps, [recorded]).success).toBe(true);

    const result = await runSteps([recorded], value as Passed, running(given));
    // A report that has a text is that text, any other its JSON.
    const isPlain = typeof example.output === 'string' || ArrayBuffer.isView(example.output);
    expect(result.ok).toBe(true);
    expect(!isPlain || isSame(result.ok && result.value, example.output)).toBe(true);
  });
});

describe('what the last step gives is what the page of its tool shows', () => {
  const cases: readonly (readonly [string, RecordedRun, Passed, unknown, Readonly<Record<string, string>>])[] = [
    [
      'a hash of a password',
      step('bcrypt', 'hash', { input: 'password', options: { cost: 4 } }),
      'a',
      expect.stringMatching(/^\$2b\$04\$[./A-Za-z0-9]{53}$/),
      {},
    ],
    [
      'a code',
      step('otp-generator', 'generate', { input: 'secret', options: { time: '59' } }),
      'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
      '287082',
      {},
    ],
    [
      'a patch',
      step('text-diff', 'compare', { input: 'left', others: { right: 'a\nB\nc\n' } }),
      'a\nb\nc\n',
      '--- a/left.txt\n+++ b/left.txt\n@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n',
      {},
    ],
    [
      'one digest',
      step('hash-text', 'digestText', { options: { algorithms: ['md5'] } }),
      '',
      'd41d8cd98f00b204e9800998ecf8427e',
      {},
    ],
    [
      'several digests',
      step('hash-text', 'digestText', { options: { algorithms: ['md5', 'sha1'] } }),
      '',
      'md5: d41d8cd98f00b204e9800998ecf8427e\nsha1: da39a3ee5e6b4b0d3255bfef95601890afd80709',
      {},
    ],
    [
      'a MAC',
      step('hmac-generator', 'describeText', { secrets: ['key'] }),
      'what do ya want for nothing?',
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
      { '0.key': 'Jefe' },
    ],
  ];

  it.each(cases)('%s', async (_, recorded, given, expected, secrets) => {
    expect(await runSteps([recorded], given, running(secrets))).toEqual({ ok: true, value: expected });
  });

  it('never tells how many bytes there are in place of them, in any example', async () => {
    const told: string[] = [];
    for (const [named, toolId, name, operation, example, [input, value], rest] of examples) {
      const { others, secrets, given } = restOf(operation, rest);
      const recorded = step(toolId, name, { options: { ...example.options }, input, others, secrets });
      // oxlint-disable-next-line no-await-in-loop -- one after the other needs less memory
      const result = await runSteps([recorded], value as Passed, running(given));
      if (result.ok && typeof result.value === 'string' && /"\d+ bytes"/.test(result.value)) told.push(named);
    }
    expect(told).toEqual([]);
  });
});

it('the operation itself keeps its examples', async () => {
  for (const { inputs, options, check, fault } of runChain.examples) {
    const completed = safeParse(runChain.options, options ?? {});
    if (!completed.success) throw new Error('The options of an example are wrong');
    // oxlint-disable-next-line no-await-in-loop -- there are two
    const result = await runChain.run(inputs, completed.output, job());
    expect(result.ok ? check?.(result.value) : result.fault.code).toBe(result.ok ? true : fault);
  }
});
