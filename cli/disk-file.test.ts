import { mkdtemp, open, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDiskFile } from './disk-file';

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'handy-disk-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

async function file(bytes: Uint8Array, name = 'a.bin'): Promise<File> {
  await writeFile(join(folder, name), bytes);
  return openDiskFile(join(folder, name), 'text/plain');
}

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());

async function streamed(blob: Blob): Promise<Uint8Array> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = blob.stream().getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) parts.push(part.value);
  return bytesOf(new Blob(parts));
}

it('is a file with its name, type and bytes', async () => {
  const its = await file(new TextEncoder().encode('你好'), 'x.txt');
  expect(its).toBeInstanceOf(File);
  expect(its).toBeInstanceOf(Blob);
  expect([its.name, its.type, its.size, await its.text()]).toEqual(['x.txt', 'text/plain', 6, '你好']);
});

it('gives what a Blob of the same bytes gives, whole, in slices and as a stream, also in Blobs made of it', async () => {
  const offset = fc.option(fc.integer({ min: -40, max: 40 }), { nil: undefined });
  await fc.assert(
    fc.asyncProperty(
      fc.uint8Array({ maxLength: 30 }),
      fc.uint8Array({ maxLength: 9 }),
      offset,
      offset,
      async (bytes, before, start, end) => {
        const [here, there] = [new Blob([bytes]), await file(bytes)];
        expect(await bytesOf(there.slice(start, end))).toEqual(await bytesOf(here.slice(start, end)));
        const [plain, made] = [here, there].map((blob) => new Blob([before, blob, 'é', blob.slice(start, end)]));
        expect(made?.size).toBe(plain?.size);
        expect(await streamed(made ?? here)).toEqual(await bytesOf(plain ?? here));
        expect(await bytesOf(made?.slice(start, end) ?? here)).toEqual(await bytesOf(plain?.slice(start, end) ?? here));
        expect(await new File([there], 'y').text()).toBe(await here.text());
      },
    ),
    { numRuns: 60 },
  );
});

describe('beyond 4 GiB', () => {
  const LARGE = 5 * 2 ** 30;

  it('has its size and its last bytes', async () => {
    const path = join(folder, 'large');
    const handle = await open(path, 'w');
    await handle.write('end', LARGE - 3);
    await handle.close();
    const its = await openDiskFile(path, '');
    expect(its.size).toBe(LARGE);
    expect(await its.slice(-3).text()).toBe('end');
    const two = new Blob(['<', its, its, '>']);
    expect(two.size).toBe(2 * LARGE + 2);
    expect(await two.slice(-4).text()).toBe('end>');
  });
});

it('fills buffers that one brings along', async () => {
  const its = await file(new Uint8Array([1, 2, 3]));
  const reader = its.stream().getReader({ mode: 'byob' });
  const { value } = await reader.read(new Uint8Array(2));
  expect([...(value ?? [])]).toEqual([1, 2]);
  await reader.cancel();
});

it('says that it became shorter', async () => {
  const its = await file(new Uint8Array(100));
  await truncate(join(folder, 'a.bin'), 10);
  await expect(its.arrayBuffer()).rejects.toThrow(DOMException);
});

it.each([
  ['none', 'ENOENT'],
  ['.', 'EISDIR'],
])('rejects for %s', async (name, code) => {
  await expect(openDiskFile(join(folder, name), '')).rejects.toMatchObject({ code });
});
