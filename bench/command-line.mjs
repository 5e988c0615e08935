// How long the command line takes to start: bare Node, and what comes on top of it until a small answer is out.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../scripts/setup.mjs';

const RUNS = 21;

/** @type {readonly (readonly [name: string, args: readonly string[]])[]} */
const CASES = [
  ['json-prettify', ['json-prettify', '[1]']],
  ['hash-text', ['hash-text', 'abc']],
  ['uuid-generator', ['uuid-generator']],
  ['yaml-to-json-converter', ['yaml-to-json-converter', 'a: 1']],
  ['jwt-parser, wrong input', ['jwt-parser', 'abc']],
  ['list of the tools', []],
  ['help of a tool', ['json-prettify', '--help']],
];

/** Milliseconds that a program takes from start to end. @param {readonly string[]} args */
function time(args) {
  const start = performance.now();
  spawnSync(process.execPath, args, { stdio: ['ignore', 'ignore', 'ignore'] });
  return performance.now() - start;
}

/** @param {readonly number[]} values */
function median(values) {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;
}

export async function benchCommandLine() {
  const folder = mkdtempSync(join(tmpdir(), 'handy-bench-'));
  try {
    const built = spawnSync(process.execPath, [join(ROOT, 'scripts/build-cli.mjs')], {
      env: { ...process.env, OUT_DIR: folder },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (built.status !== 0) throw new Error('The package could not be built');
    const program = join(folder, 'handy.js');
    console.log(`\nStart of the command line, medians of ${RUNS} runs in turn`);
    /** @type {Map<string, number[]>} */
    const times = new Map([
      ['bare Node', []],
      ...CASES.map(([name]) => /** @type {[string, number[]]} */ ([name, []])),
    ]);
    // In turn, so that what else the machine does falls on all alike.
    for (let run = 0; run < RUNS; run++) {
      times.get('bare Node')?.push(time(['-e', '0']));
      for (const [name, args] of CASES) times.get(name)?.push(time([program, ...args]));
    }
    const bare = median(times.get('bare Node') ?? []);
    console.log(`${'bare Node'.padEnd(28)} ${bare.toFixed(0).padStart(5)} ms`);
    for (const [name] of CASES) {
      const its = median(times.get(name) ?? []);
      console.log(`${name.padEnd(28)} ${its.toFixed(0).padStart(5)} ms  +${(its - bare).toFixed(0)} ms`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
