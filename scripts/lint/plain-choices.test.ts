import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROOT } from '../setup.mjs';

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lint-'));
  const plugin = join(ROOT, 'scripts/lint/plain-choices.mjs');
  const config = { jsPlugins: [plugin], categories: { correctness: 'off' }, rules: { 'own/plain-choices': 'error' } };
  writeFileSync(join(folder, 'config.json'), JSON.stringify(config));
});

afterAll(() => rmSync(folder, { recursive: true }));

/** How many ternaries of a text the rule refuses. */
function refused(text: string): number {
  writeFileSync(join(folder, 'text.ts'), text);
  const oxlint = join(ROOT, 'node_modules/oxlint/bin/oxlint');
  const options = ['-c', join(folder, 'config.json'), '--format', 'json', join(folder, 'text.ts')];
  const { stdout } = spawnSync(process.execPath, [oxlint, ...options], { encoding: 'utf8' });
  return JSON.parse(stdout).diagnostics.length;
}

it.each([
  ['a ? 1 : 2', 0],
  ['a ? 1 : b ? 2 : 3', 0],
  ['a ? (b ? 1 : 2) : 3', 0],
  ['(a ? b : c) ? (d ? 1 : 2) : 3', 0],
  ['a ? 1 : f(b ? 2 : c ? 3 : 4)', 0],
  ['a ? 1 : b ? 2 : c ? 3 : 4', 1],
  ['a ? (b ? 1 : 2) : c ? 3 : 4', 1],
  ['a ? 1 : f(b ? 2 : c ? 3 : d ? 4 : 5)', 1],
])('%s', (text, count) => expect(refused(text)).toBe(count));
