import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { anchorOf } from '../scripts/package/pages.mjs';
import { operationsOf, TOOL_IDS } from './catalogue';
import { INSTALLATION_TIME, installedPackage, type InstalledPackage } from './testing-package';

const run = promisify(execFile);

/** In the order of the alphabet, which modules have but not while they are tested. */
const idsOf = async (toolId: string) => Object.keys((await operationsOf(toolId)) ?? {}).toSorted();

let its: InstalledPackage;

beforeAll(async () => {
  its = await installedPackage();
}, INSTALLATION_TIME);

const read = (path: string) => readFile(join(its.folder, path), 'utf8');

async function filesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(join(its.folder, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(its.folder, join(entry.parentPath, entry.name)));
}

/** The files that a script of the package names, at once or later. */
async function namedBy(path: string): Promise<readonly string[]> {
  const script = await read(path);
  const names = [...script.matchAll(/["'`](\.{1,2}\/[\w./-]+\.(?:js|json|wasm))["'`]/g)].map(([, name = '']) => name);
  return names
    .map((name) => relative('.', join(dirname(path), name)))
    .filter((name) => existsSync(join(its.folder, name)));
}

async function reachableFrom(entries: readonly string[]): Promise<ReadonlySet<string>> {
  const reached = new Set(entries);
  for (const path of reached) {
    // oxlint-disable-next-line no-await-in-loop -- where to go on follows from this one
    if (path.endsWith('.js')) for (const named of await namedBy(path)) reached.add(named);
  }
  return reached;
}

interface Manifest {
  readonly name: string;
  readonly files: readonly string[];
  readonly bin: Readonly<Record<string, string>>;
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
}

const manifest = async () => JSON.parse(await read('package.json')) as Manifest;

describe('the package', () => {
  it('is a program', async () => {
    const { stdout } = await run(its.bin, ['json-minify', '{ "a": 1 }']);
    expect(stdout).toBe('{"a":1}');
  });

  it('needs no other package', async () => {
    expect(Object.keys(await manifest()).filter((field) => /dependencies/i.test(field))).toEqual([]);
    expect(await readdir(join(its.project, 'node_modules'))).toEqual(expect.not.arrayContaining(['valibot']));
  });

  it('holds what it names', async () => {
    const { files, bin, exports } = await manifest();
    const named = Object.values(exports).flatMap((target) =>
      typeof target === 'string' ? target : Object.values(target),
    );
    const all = [...files, ...Object.values(bin), ...named];
    expect(all.filter((path) => !existsSync(join(its.folder, path)))).toEqual([]);
  });

  it('holds no script and no data that nothing needs', async () => {
    const reached = await reachableFrom(['handy.js', 'index.js', 'thread.js']);
    const there = [...(await filesIn('chunks')), ...(await filesIn('data'))];
    expect(there.filter((path) => !reached.has(path))).toEqual([]);
  });

  it('holds nothing of the page', async () => {
    const notices = await read('THIRD-PARTY-NOTICES.txt');
    expect(notices).toMatch(/^valibot /m);
    expect(notices).not.toMatch(/^(react|react-dom|@tiptap\/\S+|dompurify|workbox-\S+) /m);
    const scripts = await filesIn('chunks');
    const withElements = await Promise.all(
      scripts.map(async (path) => ((await read(path)).includes('document.createElement') ? [path] : [])),
    );
    expect(withElements.flat()).toEqual([]);
  });
});

describe('its pages', () => {
  it('tell of every operation', async () => {
    const index = await read('docs/index.md');
    for (const id of TOOL_IDS) {
      expect(index).toContain(`](${id}.md)`);
      const headings = [...(await read(`docs/${id}.md`)).matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
      expect([id, headings]).toEqual([id, await idsOf(id)]);
    }
  });

  it('lead nowhere where nothing is', async () => {
    const pages = [...(await filesIn('docs')), 'README.md'];
    const texts = new Map(await Promise.all(pages.map(async (path) => [path, await read(path)] as const)));
    const lost = [...texts].flatMap(([path, text]) =>
      [...text.matchAll(/\]\(([^)#\s]*)(?:#([^)\s]+))?\)/g)].flatMap(([link, target = '', anchor]) => {
        if (/^https?:/.test(target)) return [];
        const file = target === '' ? path : relative('.', join(dirname(path), target));
        const anchors = [...(texts.get(file) ?? '').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
          anchorOf(heading),
        );
        const isThere = existsSync(resolve(its.folder, file)) && (anchor === undefined || anchors.includes(anchor));
        return isThere ? [] : [`${path}: ${link}`];
      }),
    );
    expect(texts.size).toBe(TOOL_IDS.length + 2);
    expect(lost).toEqual([]);
  });
});
