import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { breakBuild, edited } from './breaks.mjs';
import { BREAKS } from './breaks/list.mjs';

describe('an edit', () => {
  it('replaces each match by a text as it is', () => {
    expect(edited('ab ab', { files: /./, replaces: /a(?=b)/, with: '$&' })).toBe('$&b $&b');
  });

  it('does not fit a text that has no match', () => {
    expect(edited('ab', { files: /./, replaces: /c/, with: '' })).toBeUndefined();
  });

  it('adds to the end', () => {
    expect(edited('ab', { files: /./, adds: ';c' })).toBe('ab;c');
  });
});

describe('a build', () => {
  let root = '';
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'breaks-'));
    mkdirSync(join(root, 'assets'));
    for (const name of ['main-1.js', 'main-1.js.br', 'main-1.js.gz', 'other-1.js'])
      writeFileSync(join(root, 'assets', name), name);
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it('is changed where the edit says, and what was compressed of that is gone', () => {
    breakBuild(root, { files: /^assets\/main-\w+\.js$/, adds: '!' });
    expect(readFileSync(join(root, 'assets/main-1.js'), 'utf8')).toBe('main-1.js!');
    expect(readFileSync(join(root, 'assets/other-1.js'), 'utf8')).toBe('other-1.js');
    expect(existsSync(join(root, 'assets/main-1.js.br'))).toBe(false);
    expect(existsSync(join(root, 'assets/main-1.js.gz'))).toBe(false);
  });

  it('that an edit does not fit any more is no break', () => {
    expect(() => breakBuild(root, { files: /^assets\//, replaces: /gone/, with: '' })).toThrow('Nothing fits /gone/');
  });
});

it.each(BREAKS)('$promise: $how is held by a spec that is there', ({ spec, edits }) => {
  expect(existsSync(join(import.meta.dirname, `../e2e/${spec}.spec.ts`))).toBe(true);
  expect(edits.length).toBeGreaterThan(0);
});
