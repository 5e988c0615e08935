import { afterEach, describe, expect, it, vi } from 'vitest';
import { OperationFailure, type Failure } from '../lib/failure';
import { createPool, type JobSettings, type Pool, type PoolSettings } from './pool';
import type { Answer } from './worker-messages';

const address = new URL('./testing.worker.ts', import.meta.url);
const pools: Pool[] = [];

function open(settings: PoolSettings = {}): Pool {
  const pool = createPool(address, settings);
  pools.push(pool);
  return pool;
}

afterEach(() => {
  for (const pool of pools.splice(0)) pool.close();
});

function run(
  pool: Pool,
  operationId: string,
  inputs: Record<string, unknown>,
  settings?: JobSettings,
): Promise<Answer> {
  const options = operationId === 'upper' ? { mark: '.' } : {};
  return pool.run({ toolId: 'test', operationId, inputs, options }, settings);
}

async function failureFrom(work: Promise<unknown>): Promise<Failure> {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof OperationFailure)) throw new Error('did not fail', { cause: error });
  return error.failure;
}

const valueOf = ({ result }: Answer): unknown => (result.ok ? result.value : result.fault);

describe('answers', () => {
  it('runs an operation, and again in the same worker', async () => {
    const pool = open();
    expect(valueOf(await run(pool, 'upper', { text: 'a' }))).toBe('A.');
    expect(valueOf(await run(pool, 'upper', { text: '' }))).toEqual({ code: 'empty' });
    expect(pool.workers).toBe(1);
  });

  it('moves the buffers of an answer, and leaves the inputs alone', async () => {
    const bytes = new Uint8Array(1_000_000).fill(1);
    const answer = valueOf(await run(open(), 'doubled', { bytes }));
    expect(answer).toMatchObject({ sum: 2_000_000 });
    expect(bytes.length).toBe(1_000_000);
  });

  it('sends line starts with a long text only', async () => {
    const pool = open();
    expect((await run(pool, 'upper', { text: 'a\nb' })).lines).toBeUndefined();
    const text = 'line\n'.repeat(100_000);
    const { lines } = await run(pool, 'upper', { text });
    expect(lines?.length).toBe(100_001);
    expect(lines?.at(-1)).toBe(500_000);
  });

  it('carries a text of 20 million characters there and back', async () => {
    const text = 'abcdefghi\n'.repeat(2_000_000);
    const answer = await run(open(), 'upper', { text });
    const value = valueOf(answer);
    expect(value === `${text.toUpperCase()}.`).toBe(true);
    expect(answer.lines?.length).toBe(2_000_001);
  });

  it('keeps a File as it is where the operation wants a file', async () => {
    expect(valueOf(await run(open(), 'size', { file: new File(['12345'], 'a.bin') }))).toBe(5);
  });
});

describe('what comes before an answer', () => {
  it('makes a worker ready for a run that is expected, one for all that are', async () => {
    const pool = open();
    pool.expect({ toolId: 'test', operationId: 'upper' });
    pool.expect({ toolId: 'test', operationId: 'late' });
    expect(pool.workers).toBe(1);
    expect(valueOf(await run(pool, 'upper', { text: 'a' }))).toBe('A.');
    expect(pool.workers).toBe(1);
  });

  it('ends a worker whose run never came', async () => {
    const pool = open({ idleAfter: 1 });
    pool.expect({ toolId: 'test', operationId: 'upper' });
    await vi.waitFor(() => expect(pool.workers).toBe(0), { timeout: 20_000 });
  });

  it('leaves it to the run to tell that there is no such operation', async () => {
    const pool = open();
    pool.expect({ toolId: 'offline', operationId: 'upper' });
    const failure = await failureFrom(pool.run({ toolId: 'offline', operationId: 'upper', inputs: {}, options: {} }));
    expect(failure).toEqual({ code: 'unavailable' });
  });

  it('expects nothing where all workers have work', async () => {
    const pool = open({ size: 1 });
    const running = run(pool, 'late', { text: '1' });
    pool.expect({ toolId: 'test', operationId: 'upper' });
    expect(pool.workers).toBe(1);
    expect(valueOf(await running)).toBe('after 1');
  });

  it('tells how an answer begins', async () => {
    const controller = new AbortController();
    const text = await new Promise((resolve) => {
      const settings = { signal: controller.signal, onBeginning: resolve };
      run(open(), 'begun', { text: 'abcdef' }, settings).catch(() => undefined);
    });
    controller.abort();
    expect(text).toBe('abc');
  });
});

describe('texts given as files', () => {
  const bytes = (...values: number[]) => new File([Uint8Array.from(values)], 'a.txt');

  it.each([
    ['UTF-8', new File(['é你😀'], 'a.txt'), 'É你😀.'],
    ['UTF-8 with a mark', bytes(0xef, 0xbb, 0xbf, 0x61), 'A.'],
    ['UTF-16LE', bytes(0xff, 0xfe, 0x61, 0, 0x3d, 0xd8, 0, 0xde), 'A😀.'],
    ['UTF-16BE', bytes(0xfe, 0xff, 0, 0x61, 0x4f, 0x60), 'A你.'],
  ])('reads %s', async (_name, file, expected) => {
    expect(valueOf(await run(open(), 'upper', { text: file }))).toBe(expected);
  });

  it('reads them as the operation says, but not what was a text before', async () => {
    expect(valueOf(await run(open(), 'marked', { text: bytes(0xef, 0xbb, 0xbf, 0x61) }))).toBe('U+feff');
    const held = new File(['\uFEFFa'], 'a.txt', { type: 'text/plain;charset=utf-8' });
    expect(valueOf(await run(open(), 'marked', { text: held }))).toBe('U+61');
  });

  it('tells where a file is no text', async () => {
    const failure = await failureFrom(run(open(), 'upper', { text: bytes(0x61, 0x62, 0xff, 0x63) }));
    expect(failure).toEqual({ code: 'not-text', input: 'text', at: 2, encoding: 'utf-8' });
  });
});

describe('failures', () => {
  it('carries the error of an operation that throws, and goes on', async () => {
    const pool = open();
    const failure = await failureFrom(run(pool, 'throwing', { text: 'x' }));
    expect(failure).toMatchObject({ code: 'crashed', name: 'RangeError', message: 'no x' });
    expect(valueOf(await run(pool, 'upper', { text: 'a' }))).toBe('A.');
    expect(pool.workers).toBe(1);
  });

  it('replaces a worker that dies', async () => {
    const pool = open({ size: 1 });
    const failing = failureFrom(run(pool, 'dying', { text: '' }));
    const next = run(pool, 'upper', { text: 'a' });
    expect(await failing).toEqual({ code: 'worker-died' });
    expect(valueOf(await next)).toBe('A.');
  });

  it('ends what takes longer than its limit, and goes on', async () => {
    const pool = open({ size: 1 });
    const slow = failureFrom(run(pool, 'endless', { text: '' }, { timeLimit: 50 }));
    const next = run(pool, 'upper', { text: 'a' }, { timeLimit: 60_000 });
    expect(await slow).toEqual({ code: 'too-slow', limit: 50, step: 2 });
    expect(valueOf(await next)).toBe('A.');
    expect(pool.workers).toBe(1);
  });

  it('gives each step of the work the whole limit', async () => {
    let tell: (message: object) => void = () => {};
    class SteppingWorker extends EventTarget {
      terminate() {}
      postMessage({ id }: { id: number }) {
        tell = (message) => this.dispatchEvent(new MessageEvent('message', { data: { ...message, id } }));
      }
    }
    vi.stubGlobal('Worker', SteppingWorker);
    vi.useFakeTimers();
    try {
      const failing = failureFrom(run(open(), 'stepping', {}, { timeLimit: 1000 }));
      tell({ type: 'started' });
      for (const step of [0, 1, 2]) {
        vi.advanceTimersByTime(900);
        tell({ type: 'step', step });
      }
      vi.advanceTimersByTime(1000);
      expect(await failing).toEqual({ code: 'too-slow', limit: 1000, step: 2 });
    } finally {
      vi.useRealTimers();
      vi.unstubAllGlobals();
    }
  });

  it('says that an operation cannot be had', async () => {
    const pool = open();
    expect(await failureFrom(run(pool, 'unknown', {}))).toEqual({ code: 'unavailable' });
    const job = { toolId: 'offline', operationId: 'upper', inputs: {}, options: {} };
    expect(await failureFrom(pool.run(job))).toEqual({ code: 'unavailable' });
    expect(pool.workers).toBe(0);
  });

  it('fails when there is no worker script', async () => {
    const pool = createPool('/no-such-worker.js');
    expect(await failureFrom(run(pool, 'upper', { text: 'a' }))).toEqual({ code: 'worker-died' });
    expect(pool.workers).toBe(0);
  });

  it('rejects inputs that cannot be sent', async () => {
    const pool = open();
    await expect(run(pool, 'upper', { text: () => 'a' })).rejects.toThrow('could not be cloned');
    expect(valueOf(await run(pool, 'upper', { text: 'a' }))).toBe('A.');
  });
});

describe('cancelling', () => {
  it('rejects at once, and keeps the worker of a job that stops by itself', async () => {
    // No grace runs out, however slow the machine.
    const pool = open({ size: 1, graceFor: 600_000 });
    const ended = vi.spyOn(Worker.prototype, 'terminate');
    const controller = new AbortController();
    const work = run(pool, 'polite', { text: '' }, { signal: controller.signal, onProgress: () => controller.abort() });
    await expect(work).rejects.toThrow('abort');
    expect(valueOf(await run(pool, 'upper', { text: 'a' }))).toBe('A.');
    expect(ended).not.toHaveBeenCalled();
    expect(pool.workers).toBe(1);
    ended.mockRestore();
  });

  it('ends the worker of a job that never yields; the next job gets another', async () => {
    const pool = open({ size: 1 });
    const controller = new AbortController();
    const work = run(
      pool,
      'endless',
      { text: '' },
      { signal: controller.signal, onProgress: () => controller.abort() },
    );
    await expect(work).rejects.toThrow('abort');
    expect(valueOf(await run(pool, 'upper', { text: 'a' }))).toBe('A.');
  });

  it('takes a waiting job out of the queue', async () => {
    const pool = open({ size: 1 });
    const first = run(pool, 'late', { text: '50' });
    const controller = new AbortController();
    const waiting = run(pool, 'endless', { text: '' }, { signal: controller.signal });
    controller.abort();
    await expect(waiting).rejects.toThrow('abort');
    expect(valueOf(await first)).toBe('after 50');
  });

  it('does not begin when it is aborted already', async () => {
    const pool = open();
    await expect(run(pool, 'upper', { text: 'a' }, { signal: AbortSignal.abort() })).rejects.toThrow('abort');
    expect(pool.workers).toBe(0);
  });
});

describe('workers', () => {
  it('works side by side up to its size, the rest wait', async () => {
    const pool = open({ size: 3 });
    let under = 0;
    let most = 0;
    const controllers = Array.from({ length: 5 }, () => new AbortController());
    const works = controllers.map(({ signal }) => {
      let begun = false;
      const onProgress = () => {
        if (!begun) most = Math.max(most, ++under);
        begun = true;
      };
      return run(pool, 'polite', { text: '' }, { signal, onProgress }).catch(() => undefined);
    });
    await vi.waitFor(() => expect(most).toBe(3), 20_000);
    expect(pool.workers).toBe(3);
    for (const controller of controllers) controller.abort();
    await Promise.all(works);
    expect(most).toBe(3);
  });

  it('ends idle workers', async () => {
    const pool = open({ idleAfter: 30 });
    await run(pool, 'upper', { text: 'a' });
    expect(pool.workers).toBe(1);
    await vi.waitFor(() => expect(pool.workers).toBe(0), 20_000);
    expect(valueOf(await run(pool, 'upper', { text: 'b' }))).toBe('B.');
  });

  it('reports progress without flooding', async () => {
    const seen: number[] = [];
    const controller = new AbortController();
    const work = run(
      open(),
      'endless',
      { text: '' },
      { signal: controller.signal, onProgress: (done) => void (seen.push(done) === 4 && controller.abort()) },
    );
    await expect(work).rejects.toThrow('abort');
    expect(seen).toHaveLength(4);
    expect(seen).toEqual(seen.toSorted((one, other) => one - other));
  });

  it('cannot reach other sites', async () => {
    const foreign = 'http://127.0.0.2:9/';
    const results = valueOf(await run(open(), 'network', { foreign, own: location.href }));
    const refused = 'Refused';
    expect(results).toMatchObject({
      fetch: refused,
      request: refused,
      xhr: refused,
      socket: refused,
      constructor: refused,
      events: refused,
      worker: refused,
      cache: refused,
      importScripts: refused,
      own: 'open',
      blob: 'open',
      data: 'open',
    });
  });
});
