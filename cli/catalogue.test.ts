import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { VECTORS, type Vector } from './catalogue-vectors';
import { INSTALLATION_TIME, installedPackage } from './testing-package';
import { Programs } from './testing-programs';
import type { Ran } from './testing-run';

/** As many as keep a small machine busy. */
const RUNS_AT_A_TIME = 2;

let programs: Programs;
let root = '';

beforeAll(async () => {
  programs = new Programs((await installedPackage()).bin);
  root = await mkdtemp(join(tmpdir(), 'handy-catalogue-'));
}, INSTALLATION_TIME);

afterAll(async () => {
  programs.end();
  await rm(root, { recursive: true, force: true });
});

/** The words of a run; `--json` stands before the `--` that ends the options. */
function wordsOf(vector: Vector): string[] {
  const words = [...vector.args];
  const end = words.indexOf('--');
  if ('told' in vector) words.splice(end < 0 ? words.length : end, 0, '--json');
  return words;
}

async function run(vector: Vector): Promise<Ran> {
  const { stdin, environment, files = {} } = vector;
  const cwd = await mkdtemp(join(root, 'run-'));
  for (const [name, text] of Object.entries(files)) await writeFile(join(cwd, name), text);
  return programs.run(wordsOf(vector), {
    cwd,
    ...(stdin !== undefined && { stdin }),
    ...(environment && { environment }),
  });
}

/** What stands at a place such as `runs.0.iso`. */
function at(value: unknown, path: string): unknown {
  let held: unknown = value;
  for (const name of path.split('.')) held = new Map<string, unknown>(Object.entries(held ?? {})).get(name);
  return held;
}

/** A run in the words of its vector: the vector itself where it is as it should be. */
function inItsWords(vector: Vector, { code, stdout, stderr }: Ran): object {
  const { args } = vector;
  if ('code' in vector) {
    const isSaid = vector.says === undefined || stderr.includes(vector.says);
    return { args, code, out: stdout, says: isSaid ? vector.says : stderr };
  }
  if (code !== 0) return { args, code, stderr };
  if ('out' in vector) return { args, out: stdout };
  const { value } = JSON.parse(stdout) as { readonly value: unknown };
  return { args, told: Object.fromEntries(Object.keys(vector.told).map((path) => [path, at(value, path)])) };
}

function expected(vector: Vector): object {
  const { args } = vector;
  if ('code' in vector) return { args, code: vector.code, out: '', says: vector.says };
  return 'out' in vector ? { args, out: vector.out } : { args, told: vector.told };
}

const tools = new Map<string, Vector[]>();
for (const vector of VECTORS) {
  const [tool = ''] = vector.args;
  tools.set(tool, [...(tools.get(tool) ?? []), vector]);
}

it.each([...tools])(
  '%s answers as the catalogue says',
  async (_, vectors) => {
    const answers: object[] = [];
    const left = vectors.entries();
    const work = async () => {
      for (const [index, vector] of left) answers[index] = inItsWords(vector, await run(vector));
    };
    await Promise.all(Array.from({ length: RUNS_AT_A_TIME }, work));
    expect(answers).toEqual(vectors.map(expected));
  },
  60_000,
);
