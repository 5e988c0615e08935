import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

/** Gives a run of the tests a folder of its own for the package, which only those that ask for it build. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'handy-tools-package-'));
  project.provide('packageFolder', folder);
  return () => rm(folder, { recursive: true, force: true });
}
