import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { declaredDependencies, KINDS, LICENCES, releasePlans } from './dependencies.mjs';
import { lastRelease, noteReleases } from './last-releases.mjs';
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
    expect(version).toMatch(/^\d+\.\d+\.\d+(?:-[\w.-]+)?$/);
  });
});

describe('last releases', () => {
  const { asked, plans } = releasePlans();

  it('are as old as they are noted; one unkept for two years has a plan, and no other', () => {
    expect(asked).toMatch(/^\d{4}-\d\d-\d\d$/);
    const twoYearsBefore = `${Number(asked.slice(0, 4)) - 2}${asked.slice(4)}`;
    const unkept = declaredDependencies().filter(({ released }) => released < twoYearsBefore);
    expect(plans.toSorted()).toEqual(unkept.map(({ name }) => name).toSorted());
    expect(declaredDependencies().filter(({ released }) => released > asked)).toEqual([]);
  });

  it('are read from what npm prints', () => {
    const printed = JSON.stringify({ 'dist-tags': { latest: '2.0.0' }, time: { '2.0.0': '2026-05-06T07:08:09Z' } });
    expect(lastRelease('a', printed)).toBe('2026-05-06');
    expect(lastRelease('jsqr', printed.replaceAll('2.0.0', '1.4.0'))).toBe('2021-04-23');
    expect(() => lastRelease('a', '{}')).toThrow('no day');
  });

  it('are noted in their rows, with the day of asking', () => {
    const text = 'asked on 2020-01-01\n| `a` | MIT | A | site | 2019-01-01 |\n| `b` | MIT | B | test | 2019-01-01 |\n';
    expect(noteReleases(text, new Map([['b', '2020-02-02']]), '2020-03-03')).toBe(
      'asked on 2020-03-03\n| `a` | MIT | A | site | 2019-01-01 |\n| `b` | MIT | B | test | 2020-02-02 |\n',
    );
  });
});
