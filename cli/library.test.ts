import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Operation } from '../src/operations/define';
import { fixedRandom, job } from '../src/operations/testing';
import { runExamples } from '../src/tools/contract';
import { isSame } from '../src/tools/testing';
import { operationsOf, TOOL_IDS } from './catalogue';
import { INSTALLATION_TIME, installedPackage, type InstalledPackage } from './testing-package';

const run = promisify(execFile);

type Library = typeof import('./library');

/** In the order of the alphabet, which modules have but not while they are tested. */
const idsOf = async (toolId: string) => Object.keys((await operationsOf(toolId)) ?? {}).toSorted();

let its: InstalledPackage;
let library: Library;

beforeAll(async () => {
  its = await installedPackage();
  // What is installed has the same exports as its source, as the first test proves.
  library = (await import(/* @vite-ignore */ pathToFileURL(join(its.folder, 'index.js')).href)) as Library;
}, INSTALLATION_TIME);

const call = (toolId: string, operationId: string, ...args: Parameters<Library['operations'][string][string]>) =>
  library.operations[toolId]?.[operationId]?.(...args);

const wrong = (part: string) =>
  expect.objectContaining({ name: 'TypeError', message: expect.stringContaining(part) as string });

describe('what is exported', () => {
  it('is what the source says', () =>
    expect(Object.keys(library)).toEqual(['OperationFailure', 'faultMessage', 'operations', 'tools']));

  it('names every operation', async () => {
    expect(library.tools.map(({ id }) => id)).toEqual(TOOL_IDS);
    for (const { id, operations, names, descriptions } of library.tools) {
      expect([id, operations]).toEqual([id, await idsOf(id)]);
      expect(Object.keys(library.operations[id] ?? {})).toEqual(operations);
      for (const word of [...Object.values(names), ...Object.values(descriptions)]) expect(word).not.toBe('');
    }
  });
});

describe('importing', () => {
  it('loads nothing of a tool', async () => {
    const loaded = new Set(['index.js']);
    for (const path of loaded) {
      // oxlint-disable-next-line no-await-in-loop -- where to go on follows from this one
      const script = await readFile(join(its.folder, path), 'utf8');
      for (const [, name = ''] of script.matchAll(/(?:from|import)\s*["'](\.[^"']+)["']/g))
        loaded.add(join(dirname(path), name));
    }
    const names = [...loaded].map((path) => path.replace(/^chunks\//, '').replace(/-[\w-]{8}\.js$/, ''));
    expect(names.toSorted()).toEqual(['cards', 'failure', 'index.js']);
  });

  it('causes no warning, nor does a call', async () => {
    const script = `
      import { operations } from 'handy-tools';
      const answer = await operations['hash-text'].hashFile({ file: new Blob(['abc']) }, { algorithms: ['sha256'] });
      const later = await operations['math-evaluator'].evaluate({ sheet: '1 + 1' });
      console.log(answer.value.sha256 ?? JSON.stringify(answer.value), later.ok);`;
    await writeFile(join(its.project, 'quiet.mjs'), script);
    const { stdout, stderr } = await run(process.execPath, ['quiet.mjs'], { cwd: its.project });
    expect(stderr).toBe('');
    expect(stdout).toContain('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(stdout).toContain('true');
  });
});

describe('a call', () => {
  it('gives a value', async () => {
    expect(await call('json-minify', 'minify', { text: '{ "a": 1 }' })).toMatchObject({
      ok: true,
      value: { text: '{"a":1}' },
    });
  });

  it('gives a fault where the input is wrong', async () => {
    expect(await call('json-minify', 'minify', { text: '{' })).toMatchObject({ ok: false, fault: { at: 1 } });
  });

  it.each([
    ['UTF-8', new TextEncoder().encode('"é"')],
    ['UTF-16 with a byte order mark', new Uint8Array([0xff, 0xfe, 0x22, 0, 0xe9, 0, 0x22, 0])],
  ])('decodes %s', async (_name, bytes) => {
    const expected = { ok: true, value: { text: '"é"' } };
    expect(await call('json-prettify', 'prettify', { text: bytes })).toMatchObject(expected);
    expect(await call('json-prettify', 'prettify', { text: new Blob([bytes]) })).toMatchObject(expected);
  });

  it('reads files and bytes from whatever holds bytes', async () => {
    const digest = { ok: true, value: expect.anything() as unknown };
    for (const file of [new Uint8Array([1]), new Blob([new Uint8Array([1])]), new File([new Uint8Array([1])], 'a')]) {
      expect(await call('hash-text', 'hashFile', { file })).toMatchObject(digest);
    }
  });

  it('takes chance and time from the caller', async () => {
    const settings = () => ({ random: fixedRandom(), now: () => 0 });
    const [one, other] = [
      await call('ulid-generator', 'generate', {}, {}, settings()),
      await call('ulid-generator', 'generate', {}, {}, settings()),
    ];
    expect(one).toEqual(other);
    expect(one).not.toEqual(await call('ulid-generator', 'generate', {}));
  });

  it('tells its progress', async () => {
    const told: number[] = [];
    await call(
      'hash-text',
      'hashFile',
      { file: new Blob([new Uint8Array(3_000_000)]) },
      {},
      { progress: (done) => void told.push(done) },
    );
    expect(told.at(-1)).toBe(3_000_000);
  });
});

describe('a wrong call is a TypeError that names', () => {
  /** As somebody does whom no compiler holds back. */
  const callWrongly = (inputs: unknown, options: unknown) =>
    call('json-prettify', 'prettify', ...([inputs, options] as Parameters<Library['operations'][string][string]>));

  it.each([
    ['the option', { text: '1' }, { indent: 99 }, 'json-prettify.prettify: The option "indent"'],
    ['an option of another type', { text: '1' }, { sortKeys: true }, '"sortKeys"'],
    ['an option that is none', { text: '1' }, { indnt: 2 }, '"indnt"'],
    ['options that are none', { text: '1' }, 'indent', 'options'],
    ['the input that is missing', {}, {}, 'json-prettify.prettify: The input "text" is missing'],
    ['an input that is none', { text: '1', other: '2' }, {}, '"other"'],
    ['an input of another type', { text: 1 }, {}, '"text"'],
    ['inputs that are none', 'text', {}, 'inputs'],
  ])('%s', async (_name, inputs, options, message) => {
    await expect(callWrongly(inputs, options)).rejects.toEqual(wrong(message));
  });

  it('a text where a file is wanted, which might be a path', async () => {
    await expect(call('hash-text', 'hashFile', { file: '/etc/hosts' })).rejects.toEqual(wrong('"file"'));
  });
});

describe('no answer at all', () => {
  it('is an OperationFailure for a file that is no text', async () => {
    const failed = call('json-prettify', 'prettify', { text: new Uint8Array([0x22, 0xff]) });
    await expect(failed).rejects.toBeInstanceOf(library.OperationFailure);
    await expect(failed).rejects.toMatchObject({ failure: { code: 'not-text', input: 'text', at: 1 } });
  });

  it('is an OperationFailure for a mistake of ours', async () => {
    const random = () => {
      throw new TypeError('no chance');
    };
    await expect(call('uuid-generator', 'generate', {}, {}, { random })).rejects.toMatchObject({
      name: 'OperationFailure',
      failure: { code: 'crashed', message: 'no chance' },
    });
  });

  it('is the reason of a signal, before and during the work', async () => {
    const reason = new Error('enough');
    const early = call('json-minify', 'minify', { text: '1' }, {}, { signal: AbortSignal.abort(reason) });
    await expect(early).rejects.toBe(reason);
    const stopping = new AbortController();
    const during = call(
      'hash-text',
      'hashFile',
      { file: new Blob([new Uint8Array(9_000_000)]) },
      {},
      {
        signal: stopping.signal,
        progress: () => stopping.abort(reason),
      },
    );
    await expect(during).rejects.toBe(reason);
  });

  it('is the reason of a signal where the work is in a thread, and the next call has one of its own', async () => {
    const reason = new Error('enough');
    const stopping = new AbortController();
    // This pattern takes longer than anybody waits. Its limit is longer than the time below, and begins later.
    const [text, options] = [`${'a'.repeat(60)}b`, { splitOn: 'regex', splitText: '(a+)+$' }];
    const stopped = call('list-converter', 'convertByPattern', { text }, options, { signal: stopping.signal });
    setTimeout(() => stopping.abort(reason), 300);
    await expect(stopped).rejects.toBe(reason);
    expect(await call('math-evaluator', 'evaluate', { sheet: '1 + 1' })).toMatchObject({ ok: true });
  });
});

it('says a fault, or its code where there are no words for it', async () => {
  expect(await library.faultMessage('json-minify', 'no-such', { code: 'unheard-of' }, 'fr')).toBe('unheard-of');
});

describe('every operation', () => {
  /** The same operation as it is installed, with the test's chance and clock, and so in no thread, where the time would count. */
  const installed = (toolId: string, operation: Operation): Operation => ({
    ...operation,
    run: async (inputs, options, { signal, random, now }) => {
      const answer = await call(toolId, operation.id, inputs, { ...options }, { signal, random, now });
      if (!answer) throw new Error('It is not there');
      return answer;
    },
  });

  it.each(TOOL_IDS)('of %s gives what its examples say', async (toolId) => {
    for (const [name, operation] of Object.entries((await operationsOf(toolId)) ?? {})) {
      // oxlint-disable-next-line no-await-in-loop -- some of them take much memory
      expect(await runExamples(name, installed(toolId, operation), job(), isSame)).toEqual([]);
    }
  });
});
