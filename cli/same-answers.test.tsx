import { commands } from 'vitest/browser';
import { afterAll, describe, expect, it } from 'vitest';
import { toBase64 } from '../src/lib/base64';
import { ok, type Fault } from '../src/lib/result';
import type { Example, Inputs, Operation, OptionsSchema } from '../src/operations/define';
import { fixedRandom, job } from '../src/operations/testing';
import { testedTools } from '../src/tools/tested-tools';
import { safeParse } from 'valibot';
import { answerOf, asJson, partsOf } from './answer';
import { kebab, operationsOf } from './catalogue';
import { inputsOf } from './named-inputs';
import { optionsOf } from './option-arguments';
import type { Asked } from './testing-commands';

type AnyExample = Example<Inputs, OptionsSchema, unknown>;

/** Operations whose answers hold what an engine knows of languages or its own speed, or that only a browser can do; so do the names of zones. */
const OF_THE_ENGINE: ReadonlyMap<string, string> = new Map([
  ['bcrypt/calibrate', 'the time it took'],
  ['bcrypt/compare', 'the time it took'],
  ['bcrypt/hash', 'the time it took'],
  ['color-converter/convert', 'the last digit of a power'],
  ['encryption/calibrate', 'the time it took'],
  ['password-strength-analyser/analyse', 'the last digit of a logarithm'],
  ['svg-placeholder-generator/rasterizeLarge', 'a canvas'],
]);

const fromBase64 = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

async function bytesOf(value: unknown): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  const made = partsOf(answerOf(value));
  for await (const part of made) parts.push(part);
  return new Uint8Array(await new Blob(parts as Uint8Array<ArrayBuffer>[]).arrayBuffer());
}

/** Longer texts are given as files, as are those that no command line can hold. */
const LONGEST_WORD = 50_000;

const isWord = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= LONGEST_WORD && !value.includes('\0');

/** The command line that gives an operation what an example gives it; undefined where no bytes can say that. */
async function askFor(toolId: string, operation: Operation, example: AnyExample): Promise<Asked | undefined> {
  const args = [toolId, kebab(operation.id)];
  const environment: Record<string, string> = {};
  const files: Record<string, string> = {};
  for (const { name, flag, field } of optionsOf(operation)) {
    const value: unknown = new Map<string, unknown>(Object.entries(example.options ?? {})).get(name);
    if (value === undefined) continue;
    if (field?.kind === 'switch') args.push(value === true ? `--${flag}` : `--no-${flag}`);
    else args.push(`--${flag}=${typeof value === 'string' ? value : JSON.stringify(value)}`);
  }
  for (const { name, flag, kind, isSecret, variable } of inputsOf(operation)) {
    const value: unknown = example.inputs[name];
    if (value === undefined) continue;
    if (typeof value === 'string' && /\p{Surrogate}/u.test(value)) return undefined;
    // An empty secret is one that was forgotten, unless a file says so.
    const isForgotten = isSecret && value === '';
    if (isWord(value) && !isForgotten && kind !== 'file' && kind !== 'bytes') {
      if (isSecret) environment[variable] = value;
      else args.push(`--${flag}=${value}`);
      continue;
    }
    const path = `${name}/${value instanceof File ? value.name : 'input'}`;
    const bytes = value instanceof Blob ? new Uint8Array(await value.arrayBuffer()) : value;
    files[path] = toBase64(typeof bytes === 'string' ? new TextEncoder().encode(bytes) : (bytes as Uint8Array));
    args.push(`--${flag}-file=${path}`);
  }
  return { args, environment, files };
}

async function inPage(operation: Operation, example: AnyExample, seed: number, now: number) {
  const options = safeParse(operation.options, example.options ?? {});
  if (!options.success) throw new Error('The example has wrong options');
  await operation.prepare?.();
  const own = job({ random: fixedRandom(seed), now: () => now });
  const result = await operation.run(example.inputs, options.output, own);
  const passed = result.ok ? await operation.passed?.(result.value, example.inputs, options.output) : undefined;
  return passed === undefined ? result : ok(passed);
}

/** What came of an example here and there, to be compared; undefined where it cannot be asked, or where chance or the clock decide. */
interface Compared {
  readonly page: unknown;
  readonly program: unknown;
}

async function compare(toolId: string, operation: Operation, example: AnyExample): Promise<Compared | undefined> {
  const asked = await askFor(toolId, operation, example);
  if (!asked) return undefined;
  const first = await inPage(operation, example, 1, Date.UTC(2026, 10, 20, 12));
  if (!first.ok) {
    const gave = await commands.handy({ ...asked, args: [...asked.args, '--json'] });
    const told = JSON.parse(new TextDecoder().decode(fromBase64(gave.stdout))) as { fault?: Fault };
    return {
      page: { code: 1, ...(JSON.parse(await asJson({ fault: first.fault })) as object) },
      program: { code: gave.code, fault: told.fault },
    };
  }
  const gave = await commands.handy(asked);
  const said = gave.code === 0 ? '' : gave.stderr;
  const second = await inPage(operation, example, 2, Date.UTC(2027, 3, 2, 3));
  const [one, other] = await Promise.all([first, second].map((result) => bytesOf(result.ok ? result.value : '')));
  const isSure = one !== undefined && other !== undefined && toBase64(one) === toBase64(other);
  if (!isSure) return { page: { code: 0, said: '' }, program: { code: gave.code, said } };
  const got = fromBase64(gave.stdout);
  return {
    page: { code: 0, said: '', text: new TextDecoder().decode(one), bytes: toBase64(one) },
    program: { code: gave.code, said, text: new TextDecoder().decode(got), bytes: gave.stdout },
  };
}

const all = (
  await Promise.all(
    testedTools.map(async (id) =>
      Object.entries((await operationsOf(id)) ?? {}).map(([name, its]) => ({ id, name, its })),
    ),
  )
).flat();

afterAll(() => commands.endHandy());

describe.skipIf(all.length === 0)('the command line gives what the page gives', () => {
  it.each(
    all
      .filter(({ id, name }) => name !== 'listZones' && !OF_THE_ENGINE.has(`${id}/${name}`))
      .map((one) => [`${one.id} ${one.name}`, one] as const),
  )(
    '%s',
    async (_title, { id, its }) => {
      const compared: (Compared | undefined)[] = [];
      // Two at once, each by a process of its own.
      const waiting = [...its.examples];
      const work = async () => {
        for (let example = waiting.shift(); example; example = waiting.shift()) {
          compared.push(await compare(id, its, example));
        }
      };
      await Promise.all([work(), work()]);
      const known = compared.filter((one) => one !== undefined);
      expect(known.map(({ program }) => program)).toEqual(known.map(({ page }) => page));
    },
    600_000,
  );
});
