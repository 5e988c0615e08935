import { describe, expect, it } from 'vitest';
import { err, ok } from '../../lib/result';
import type { AlgorithmId } from '../../lib/hashing/algorithms';
import { FileQueue, type HashFile } from './file-queue';

interface Pass {
  readonly name: string;
  readonly algorithms: readonly AlgorithmId[];
  readonly signal: AbortSignal;
  readonly progress: (done: number) => void;
  readonly finish: () => void;
  readonly fail: () => void;
}

function setUp(wanted: readonly AlgorithmId[] = ['sha256', 'sha1', 'md5']) {
  const passes: Pass[] = [];
  const hashFile: HashFile = (file, algorithms, signal, progress) =>
    new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      const digests = Object.fromEntries(algorithms.map((id) => [id, `${id} of ${file.name}`]));
      passes.push({
        name: file.name,
        algorithms,
        signal,
        progress,
        finish: () => resolve(ok(digests)),
        fail: () => resolve(err({ code: 'unreadable' })),
      });
    });
  const queue = new FileQueue({ hashFile, workers: 2, now: () => 1000, later: (tell) => tell() });
  queue.want(() => wanted);
  return { queue, passes, states: () => queue.files().map(({ state }) => state) };
}

const small = (name: string) => new File(['abc'], name);
const large = (name: string) => new File([new Uint8Array(5_000_000)], name);
const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('FileQueue', () => {
  it('hashes one file after the other', async () => {
    const { queue, passes, states } = setUp();
    queue.add([small('a'), small('b')]);
    expect(states()).toEqual(['busy', 'waiting']);
    passes[0]?.finish();
    await settle();
    expect(states()).toEqual(['done', 'busy']);
    expect(queue.files()[0]?.digests).toEqual({ sha256: 'sha256 of a', sha1: 'sha1 of a', md5: 'md5 of a' });
  });

  it('divides a large file over workers and shows their mean', async () => {
    const { queue, passes } = setUp();
    queue.add([large('a')]);
    expect(passes.map(({ algorithms }) => algorithms)).toEqual([['sha256'], ['sha1', 'md5']]);
    passes[0]?.progress(4_000_000);
    expect(queue.files()[0]?.done).toBe(2_000_000);
    passes[1]?.progress(2_000_000);
    expect(queue.files()[0]?.done).toBe(3_000_000);
    passes[0]?.finish();
    await settle();
    expect(queue.files()[0]?.digests).toEqual({});
    passes[1]?.finish();
    await settle();
    expect(Object.keys(queue.files()[0]?.digests ?? {})).toHaveLength(3);
  });

  it('cancels one file without partial digests and goes on', async () => {
    const { queue, passes, states } = setUp();
    queue.add([large('a'), small('b')]);
    passes[0]?.finish();
    queue.cancel(queue.files()[0]?.id ?? 0);
    expect(passes[1]?.signal.aborted).toBe(true);
    await settle();
    expect(states()).toEqual(['cancelled', 'busy']);
    expect(queue.files()[0]?.digests).toEqual({});
  });

  it('cancels all', async () => {
    const { queue, passes, states } = setUp();
    queue.add([small('a'), small('b')]);
    queue.cancelAll();
    await settle();
    expect(states()).toEqual(['cancelled', 'cancelled']);
    expect(passes).toHaveLength(1);
  });

  it('tells an unreadable file in its row only', async () => {
    const { queue, passes, states } = setUp();
    queue.add([large('a'), small('b')]);
    passes[1]?.fail();
    passes[0]?.finish();
    await settle();
    passes[2]?.finish();
    await settle();
    expect(states()).toEqual(['unreadable', 'done']);
  });

  it('tries again', async () => {
    const { queue, passes, states } = setUp();
    queue.add([small('a')]);
    passes[0]?.fail();
    await settle();
    queue.retry(queue.files()[0]?.id ?? 0);
    passes[1]?.finish();
    await settle();
    expect(states()).toEqual(['done']);
  });

  it('computes only what is missing when more is wanted', async () => {
    const { queue, passes, states } = setUp(['sha256']);
    queue.add([small('a')]);
    passes[0]?.finish();
    await settle();
    queue.want(() => ['sha256', 'md5']);
    expect(passes[1]?.algorithms).toEqual(['md5']);
    passes[1]?.finish();
    await settle();
    expect(states()).toEqual(['done']);
    queue.want(() => ['sha256']);
    expect(passes).toHaveLength(2);
  });

  it('adds what came to be wanted while it was busy', async () => {
    const { queue, passes, states } = setUp(['sha256']);
    queue.add([small('a')]);
    queue.want(() => ['sha256', 'crc32']);
    passes[0]?.finish();
    await settle();
    expect(passes[1]?.algorithms).toEqual(['crc32']);
    passes[1]?.finish();
    await settle();
    expect(states()).toEqual(['done']);
  });

  it('takes the same file once, and forgets a removed one', async () => {
    const { queue, passes } = setUp();
    const file = small('a');
    queue.add([file]);
    queue.add([file]);
    expect(queue.files()).toHaveLength(1);
    queue.remove(queue.files()[0]?.id ?? 0);
    expect(queue.files()).toEqual([]);
    await settle();
    expect(passes[0]?.signal.aborted).toBe(true);
    queue.add([file]);
    expect(queue.files()).toHaveLength(1);
  });

  it('takes two files that have name, size and date in common', () => {
    const { queue } = setUp();
    const same = { lastModified: 0 };
    queue.add([new File(['abc'], 'a', same), new File(['abd'], 'a', same)]);
    queue.add([new File(['abe'], 'a', same)]);
    expect(queue.files()).toHaveLength(3);
  });

  it('tells each change to those only who follow that file, however many there are', async () => {
    const { queue, passes, states } = setUp();
    const calls = { list: 0, first: 0, last: 0 };
    queue.subscribeList(() => calls.list++);
    queue.add(Array.from({ length: 600 }, (_, n) => small(`${n}`)));
    const ids = queue.ids();
    queue.subscribeFile(ids[0] ?? 0, () => calls.first++);
    queue.subscribeFile(ids[599] ?? 0, () => calls.last++);
    for (let n = 0; n < 600; n++) {
      passes[n]?.finish();
      await settle();
    }
    expect(new Set(states())).toEqual(new Set(['done']));
    expect(queue.doneCount()).toBe(600);
    expect(queue.isBusy()).toBe(false);
    expect(queue.ids()).toBe(ids);
    // The first was busy before it was followed.
    expect(calls).toEqual({ list: 1, first: 1, last: 2 });
  });

  it('tells its listeners', () => {
    const { queue } = setUp();
    let calls = 0;
    const stop = queue.subscribe(() => calls++);
    queue.add([small('a')]);
    expect(calls).toBeGreaterThan(0);
    stop();
    const before = calls;
    queue.clear();
    expect(calls).toBe(before);
  });
});
