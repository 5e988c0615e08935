import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ROOT } from '../setup.mjs';
import { bundledPackages, thirdPartyNotices } from './notices.mjs';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'notices-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A module of a package that lies in the test's folder. */
function install(name: string, manifest: object, files: Readonly<Record<string, string>>): string {
  const place = join(folder, 'node_modules', name);
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, 'package.json'), JSON.stringify({ name, version: '1.2.3', ...manifest }));
  for (const [path, text] of Object.entries(files)) writeFileSync(join(place, path), text);
  return relative(ROOT, join(place, 'index.js'));
}

describe('what is bundled', () => {
  it('is known by the modules that are left of it', () =>
    expect(
      bundledPackages({
        'a.js': { 'src/lib/a.ts': 10, 'node_modules/b/dist/b.js': 10, 'node_modules/unused/c.js': 0 },
        'b.js': { 'node_modules/@scope/d/e.js': 1, 'node_modules/b/node_modules/nested/f.js': 1 },
        'data.json': { 'node_modules/data/index.json': 5, 'virtual:mac-registry': 5 },
      }),
    ).toEqual(['node_modules/@scope/d', 'node_modules/b', 'node_modules/b/node_modules/nested', 'node_modules/data']));

  it('must not be of unknown origin', () =>
    expect(() => bundledPackages({ 'a.js': { 'virtual:unheard-of': 1 } })).toThrow('virtual:unheard-of'));
});

describe('a notice', () => {
  const noticeOf = (module: string) => thirdPartyNotices({ 'a.js': { [module]: 1 } });

  it('has the texts that come with the package', () => {
    const module = install('a', { license: 'Apache-2.0' }, { 'LICENSE.md': 'Free to use', NOTICE: 'By somebody' });
    expect(noticeOf(module)).toContain('a 1.2.3 (Apache-2.0)\n\nFree to use\n\nBy somebody\n');
  });

  it('has the text at the end of its README', () => {
    const module = install(
      'b',
      { license: 'MIT' },
      { 'README.md': '# B\n\n## License\n\nCopyright B\n\nPermission is granted' },
    );
    expect(noticeOf(module)).toContain('b 1.2.3 (MIT)\n\nCopyright B\n\nPermission is granted\n');
  });

  it('has the usual text where the package only names it and its author', () => {
    const module = install('c', { license: 'MIT', author: { name: 'C' } }, { 'README.md': '# C\n\nMIT license' });
    expect(noticeOf(module)).toMatch(/c 1\.2\.3 \(MIT\)\n\nCopyright \(c\) C\n\nPermission is hereby granted/);
  });

  it.each([
    ['a licence', { author: 'D' }],
    ['an author', { license: 'MIT' }],
    ['a text', { license: 'ISC', author: 'D' }],
  ])('must not be without %s', (_what, manifest) =>
    expect(() => noticeOf(install('d', manifest, { 'README.md': '# D' }))).toThrow('no text of its licence'),
  );

  it('is there for data of our own with another licence', () =>
    expect(thirdPartyNotices({})).toContain('CC-BY-3.0-US'));

  it('has the text of such a licence where that must come along', () =>
    expect(thirdPartyNotices({})).toMatch(/Unicode Character Database[^]*UNICODE LICENSE V3[^]*PERMISSION NOTICE/));
});
