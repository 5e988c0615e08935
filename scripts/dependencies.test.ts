import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { declaredDependencies, KINDS, LICENCES } from './dependencies.mjs';
import { ROOT } from './setup.mjs';

interface Manifest {
  license?: string;
  /** As older packages have it. */
  licenses?: readonly { readonly type: string }[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

function readManifest(path: string): Manifest {
  return JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as Manifest;
}

const { dependencies, devDependencies } = readManifest('package.json');
const wanted = { ...dependencies, ...devDependencies };

describe('docs/dependencies.md', () => {
  it('names every package of package.json and no other', () => {
    expect(
      declaredDependencies()
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(Object.keys(wanted).toSorted());
  });

  it.each(declaredDependencies())('$name is $licence, and $kind', ({ name, licence, reason, kind }) => {
    // Where a package leaves the choice, it writes `A or B` or, as SPDX does, `(A OR B)`; one of them is enough.
    const { license, licenses } = readManifest(`node_modules/${name}/package.json`);
    expect(
      (license ?? licenses?.map(({ type }) => type).join(' OR '))
        ?.replace(/^\((.*)\)$/, '$1')
        .replaceAll(' OR ', ' or '),
    ).toBe(licence);
    expect(licence.split(' or ').some((choice) => LICENCES.includes(choice))).toBe(true);
    expect(KINDS).toContain(kind);
    expect(reason).not.toBe('');
  });

  it.each(Object.entries(wanted))('%s is pinned to one version: %s', (_name, version) => {
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  });
});
