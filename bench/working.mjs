// The heavy work of the tools: time, longest task of the page, memory, cancelling, and the same work without a browser.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { documentCases } from './working/documents.mjs';
import { generatorCases } from './working/generators.mjs';
import { hashingCases } from './working/hashing.mjs';
import { measure } from './working/measure.mjs';
import { textCases } from './working/texts.mjs';

const NAME_WIDTH = 40;
const COLUMNS = [
  ['first lines ms', 14],
  ['done ms', 8],
  ['longest task ms', 15],
  ['of the processor', 16],
  ['page heap MB', 12],
  ['process MB', 10],
  ['cancelled ms', 12],
  ['native ms', 9],
  ['first', 6],
  ['done', 6],
];

const whole = (/** @type {number | undefined} */ value) => value?.toFixed(0) ?? '-';
const times = (/** @type {number} */ value, /** @type {number | undefined} */ native) =>
  native === undefined ? '-' : (value / native).toFixed(1);

/** @param {import('./working/measure.mjs').Case} work @param {Awaited<ReturnType<typeof measure>>} measured */
function row(work, { first, done, task, thread, heap, process: peak, cancelled, native }) {
  const figures = [
    whole(first),
    whole(done),
    task < 50 ? '<50' : whole(task),
    whole(thread),
    whole(heap / 1e6),
    whole(peak / 1e6),
    whole(cancelled),
    whole(native),
    times(first, native),
    times(done, native),
  ].map((figure, column) => figure.padStart(Number(COLUMNS[column]?.[1])));
  return `${work.name.padEnd(NAME_WIDTH)}${figures.join('  ')}  ${work.nativeName ?? 'none'}`;
}

/** Prints a table; `WORKING_ONLY` names the part of the cases' names or tools that is asked for. @param {string} root */
export async function benchWorking(root) {
  const folder = mkdtempSync(join(tmpdir(), 'working-'));
  const asked = process.env['WORKING_ONLY'] ?? '';
  try {
    const cases = [textCases, documentCases, generatorCases, hashingCases].flatMap((make) => make(folder));
    console.log(
      'Heavy work in the page, medians of 3 where it takes less than 10 s; the last columns are multiples of the native time',
    );
    console.log(
      `${'work'.padEnd(NAME_WIDTH)}${COLUMNS.map(([name, width]) => String(name).padStart(Number(width))).join('  ')}  native`,
    );
    for (const work of cases) {
      if (!work.name.includes(asked) && !work.tool.includes(asked)) continue;
      try {
        console.log(row(work, await measure(root, work)));
      } catch (error) {
        // The others are worth having all the same.
        console.log(`${work.name.padEnd(NAME_WIDTH)}not measured: ${String(error).split('\n')[0]}`);
      }
    }
    console.log('');
  } finally {
    rmSync(folder, { recursive: true });
  }
}
