import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { PACKAGE_FOLDER } from './testing-commands';

/** Gives a run of the tests a folder of its own for the package, which only those that ask for it build. */
export default function setup(project: TestProject): () => void {
  // Each project of the tests asks for it, all in one process; the last one to end removes it, and removing it twice does no harm.
  process.env[PACKAGE_FOLDER] ??= mkdtempSync(join(tmpdir(), 'handy-tools-package-'));
  const folder = process.env[PACKAGE_FOLDER];
  project.provide('packageFolder', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
