import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, it } from 'vitest';
import { INSTALLATION_TIME, installedPackage, type InstalledPackage } from './testing-package';

const run = promisify(execFile);

let its: InstalledPackage;

beforeAll(async () => {
  its = await installedPackage();
}, INSTALLATION_TIME);

it('is a program', async () => {
  const { stdout } = await run(its.bin, ['json-minify', '{ "a": 1 }']);
  expect(stdout).toBe('{"a":1}');
});

it('needs no other package', async () => {
  const manifest = JSON.parse(await readFile(join(its.folder, 'package.json'), 'utf8')) as object;
  expect(Object.keys(manifest)).not.toContain('dependencies');
});
