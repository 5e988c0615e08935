import { StrictMode, type ReactNode } from 'react';
import * as v from 'valibot';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { ok, type Fault, type Result } from '../lib/result';
import { runningJobs, subscribe } from './activity';
import { defineOperation, text } from './define';
import { runOperation } from './run-operation';
import * as operations from './testing.operations';
import { ToolIdContext } from './tool-context';
import { useOperation, type OperationSettings, type Run } from './use-operation';

const { upper, late } = operations;

beforeAll(() => {
  document.documentElement.dataset['worker'] = new URL('./testing.worker.ts', import.meta.url).href;
});

function InTool({ children }: { readonly children: ReactNode }) {
  return (
    <StrictMode>
      <ToolIdContext value="test">{children}</ToolIdContext>
    </StrictMode>
  );
}

/** How long a busy machine may take. */
const LONG = { timeout: 20_000 };
const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

interface Ask {
  readonly input: string | File;
  readonly mark?: string;
  readonly settings?: OperationSettings;
}

/** One render as the page saw it. */
interface Seen {
  readonly input: string | File;
  readonly run: Run<string, Fault>;
}

type TextOperation = typeof upper | typeof late | typeof operations.begun;

/** Renders the hook and keeps every state that was rendered. */
async function ask(operation: TextOperation, first: Ask) {
  const seen: Seen[] = [];
  const hook = await renderHook(
    ({ input, mark, settings }: Ask = first) => {
      const options = mark === undefined ? {} : { mark };
      // Either of the two takes these options; which one it is does not matter for the hook.
      const run: Run<string, Fault> = useOperation(operation as typeof upper, { text: input }, options, settings);
      seen.push({ input, run });
      return run;
    },
    { wrapper: InTool, initialProps: first },
  );
  const until = (status: Run<string, Fault>['status']) =>
    vi.waitFor(() => expect(hook.result.current.status).toBe(status), { ...LONG, interval: 5 });
  return { ...hook, seen, until };
}

/** A state that would be a lie: another input's answer shown as this one's. */
const lies = (seen: readonly Seen[], answerTo: (input: Seen['input']) => string) =>
  seen.filter(({ input, run }) => run.value !== undefined && !run.stale && run.value !== answerTo(input));

const afterLate = (input: string | File) => `after ${String(input)}`;

afterEach(async () => {
  // What a test left running ends with its unmounted hook.
  await vi.waitUntil(() => runningJobs().length === 0, LONG);
});

describe('on the page', () => {
  it('answers a small input before the next paint, with the options completed', async () => {
    const { result, rerender } = await ask(upper, { input: 'a' });
    expect(result.current).toMatchObject({ status: 'done', value: 'A.', stale: false });
    await rerender({ input: 'b', mark: '?' });
    expect(result.current).toMatchObject({ status: 'done', value: 'B?' });
    await rerender({ input: '' });
    expect(result.current).toMatchObject({ status: 'fault', fault: { code: 'empty' } });
    expect(result.current.value).toBeUndefined();
  });

  it('shows no frame between an input and its answer', async () => {
    const painted: string[] = [];
    const hook = await renderHook(
      ({ input }: Ask = { input: 'a' }) => {
        const run = useOperation(upper, { text: input }, {});
        return `${String(input)} ${run.status} ${run.value ?? ''}`;
      },
      { wrapper: InTool, initialProps: { input: 'a' } },
    );
    let isOver = false;
    const watch = () => {
      painted.push(hook.result.current);
      if (!isOver) requestAnimationFrame(watch);
    };
    requestAnimationFrame(watch);
    for (const input of 'bcdefgh') {
      await hook.rerender({ input });
      await wait(10);
    }
    isOver = true;
    expect(painted.filter((frame) => !/^(.) done \1\.$/i.test(frame))).toEqual([]);
  });

  it('never shows a wrong answer through 200 quick edits', async () => {
    const { result, rerender, seen } = await ask(upper, { input: 'x' });
    for (let edit = 0; edit < 200; edit++) await rerender({ input: `x${edit}` });
    expect(result.current).toMatchObject({ status: 'done', value: 'X199.' });
    expect(lies(seen, (input) => `${String(input).toUpperCase()}.`)).toEqual([]);
  });

  it('does not run again for equal inputs and options', async () => {
    const run = vi.fn((): Result<string, Fault> => ok('once'));
    const options = v.object({ list: v.optional(v.array(v.number()), [1]) });
    const operation = defineOperation({
      id: 'counted',
      inputs: { text: text() },
      output: 'text',
      options,
      examples: [],
      run,
    });
    const hook = await renderHook(
      ({ key }: { key: number } = { key: 0 }) =>
        useOperation(operation, { text: 'a' }, { list: [1, 2] }, { resultKey: key }),
      { wrapper: InTool },
    );
    const before = run.mock.calls.length;
    await hook.rerender({ key: 0 });
    expect(run.mock.calls.length).toBe(before);
    await hook.rerender({ key: 1 });
    expect(run.mock.calls.length).toBeGreaterThan(before);
    expect(hook.result.current.status).toBe('done');
  });

  it('tells of an operation that throws, and retries', async () => {
    let throws = true;
    const operation = defineOperation({
      id: 'moody',
      inputs: { text: text() },
      output: 'text',
      options: v.object({}),
      examples: [],
      run: (): Result<string, Fault> => {
        if (throws) throw new RangeError('not now');
        return ok('now');
      },
    });
    const hook = await renderHook(() => useOperation(operation, { text: 'a' }, {}), { wrapper: InTool });
    expect(hook.result.current).toMatchObject({
      status: 'failed',
      failure: { code: 'crashed', name: 'RangeError', message: 'not now' },
    });
    throws = false;
    await hook.act(() => hook.result.current.retry());
    expect(hook.result.current).toMatchObject({ status: 'done', value: 'now' });
  });

  it('fails on options that the schema refuses', async () => {
    const operation = defineOperation({
      id: 'limited',
      inputs: { text: text() },
      output: 'text',
      options: v.object({ length: v.optional(v.pipe(v.number(), v.maxValue(5)), 1) }),
      examples: [],
      run: (): Result<string, Fault> => ok('fine'),
    });
    const hook = await renderHook(() => useOperation(operation, { text: 'a' }, { length: 6 }), { wrapper: InTool });
    expect(hook.result.current).toMatchObject({ status: 'failed', failure: { code: 'crashed' } });
  });

  it('waits for an answer that is a promise', async () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const operation = defineOperation({
      id: 'promised',
      inputs: { text: text() },
      output: 'text',
      options: v.object({}),
      examples: [],
      run: async (inputs): Promise<Result<string, Fault>> => {
        if (inputs.text === 'slow') await released;
        return ok(inputs.text);
      },
    });
    const seen: (string | undefined)[] = [];
    const hook = await renderHook(
      ({ input }: { input: string } = { input: 'slow' }) => {
        const run = useOperation(operation, { text: input }, {});
        seen.push(run.value);
        return run;
      },
      { wrapper: InTool },
    );
    expect(hook.result.current.status).toBe('busy');
    expect(runningJobs()).toContainEqual({ toolId: 'test', operationId: 'promised' });
    await hook.rerender({ input: 'quick' });
    await vi.waitFor(() => expect(hook.result.current).toMatchObject({ status: 'done', value: 'quick' }), LONG);
    release();
    await released;
    await wait(20);
    expect(hook.result.current.value).toBe('quick');
    expect(seen).not.toContain('slow');
  });

  it('idles while it is not enabled', async () => {
    const { result, rerender } = await ask(upper, { input: 'a', settings: { enabled: false } });
    expect(result.current).toMatchObject({ status: 'idle', stale: false });
    await rerender({ input: 'a' });
    expect(result.current.value).toBe('A.');
    await rerender({ input: 'a', settings: { enabled: false } });
    expect(result.current.status).toBe('idle');
    expect(result.current.value).toBeUndefined();
  });
});

describe('in the worker', () => {
  it('answers a large input with its line starts', async () => {
    const input = 'line\n'.repeat(60_000);
    const { result, until } = await ask(upper, { input });
    expect(result.current).toMatchObject({ status: 'busy', stale: false });
    await until('done');
    expect(result.current.value).toBe(`${input.toUpperCase()}.`);
    expect(result.current.lines?.length).toBe(60_001);
  });

  it('carries 20 million characters while the page goes on', async () => {
    const input = 'abcdefghi\n'.repeat(2_000_000);
    let ticks = 0;
    const timer = setInterval(() => ticks++, 1);
    const { result, until } = await ask(upper, { input });
    await until('done');
    clearInterval(timer);
    expect(result.current.value === `${input.toUpperCase()}.`).toBe(true);
    expect(ticks).toBeGreaterThan(3);
  });

  it('reads a File', async () => {
    const { result, until } = await ask(upper, { input: new File(['你好 a'], 'a.txt') });
    await until('done');
    expect(result.current.value).toBe('你好 A.');
  });

  it('begins at once with a new File, however long typing has to rest', async () => {
    const patient = { ...upper, pause: 10 * 60_000 };
    const { result, rerender, until } = await ask(patient, { input: new File(['a'], 'a.txt') });
    await until('done');
    await rerender({ input: new File(['b'], 'a.txt') });
    await until('done');
    expect(result.current.value).toBe('B.');
  });

  it('shows how an answer begins until it is there, or given up', async () => {
    const { result, act, until } = await ask(operations.begun, { input: 'abcdef' });
    await vi.waitFor(() => expect(result.current.beginning).toBe('abc'), LONG);
    expect(result.current).toMatchObject({ status: 'busy', stale: false });
    expect(result.current.value).toBeUndefined();
    await act(() => result.current.cancel());
    await until('cancelled');
    expect(result.current.beginning).toBeUndefined();
  });

  it('fails on a File that is no text', async () => {
    const { result, until } = await ask(upper, { input: new File([Uint8Array.of(0x80)], 'a.bin') });
    await until('failed');
    expect(result.current.failure).toEqual({ code: 'not-text', input: 'text', at: 0, encoding: 'utf-8' });
  });

  it('lets a newer input win over a late answer', async () => {
    const { result, rerender, seen, until } = await ask(late, { input: '1500' });
    await vi.waitFor(() => expect(runningJobs()).toHaveLength(1), LONG);
    await rerender({ input: '1' });
    await until('done');
    expect(result.current.value).toBe('after 1');
    await wait(1600);
    expect(result.current.value).toBe('after 1');
    expect(lies(seen, afterLate)).toEqual([]);
  });

  it('keeps a former value for 300 ms only, and marks it', async () => {
    const { result, rerender, seen, until } = await ask(late, { input: '1' });
    await until('done');
    await rerender({ input: '3000' });
    expect(result.current).toMatchObject({ status: 'busy', stale: true, value: 'after 1' });
    await vi.waitFor(() => expect(result.current.stale).toBe(false), LONG);
    expect(result.current.status).toBe('busy');
    expect(result.current.value).toBeUndefined();
    await until('done');
    expect(result.current.value).toBe('after 3000');
    expect(lies(seen, afterLate)).toEqual([]);
  });

  it('answers the last of 200 quick edits, with few runs', async () => {
    let runs = 0;
    let known = 0;
    const stop = subscribe(() => {
      if (runningJobs().length > known) runs++;
      known = runningJobs().length;
    });
    const { result, rerender, seen, until } = await ask(late, { input: '5 first' });
    for (let edit = 0; edit < 200; edit++) await rerender({ input: `5 edit ${edit}` });
    await until('done');
    stop();
    expect(result.current.value).toBe('after 5 edit 199');
    expect(lies(seen, afterLate)).toEqual([]);
    // Two hundred renders may last longer than the pause on a busy machine; a run for each would be the bug.
    expect(runs).toBeLessThan(20);
  });

  it('ends an operation that never yields, and the page goes on meanwhile', async () => {
    const hook = await renderHook(
      ({ input }: { input: string } = { input: 'a' }) => {
        const endless = useOperation(operations.endless, { text: input }, {}, { enabled: input === 'a' });
        const next = useOperation(late, { text: '1' }, {}, { enabled: input !== 'a' });
        return { endless, next };
      },
      { wrapper: InTool },
    );
    await vi.waitFor(() => expect(hook.result.current.endless.progress).toBeDefined(), LONG);
    const { progress } = hook.result.current.endless;
    expect(progress?.startedAt).toBeLessThanOrEqual(Date.now());
    await hook.act(() => hook.result.current.endless.cancel());
    expect(hook.result.current.endless.status).toBe('cancelled');
    expect(runningJobs()).toEqual([]);
    await hook.rerender({ input: 'b' });
    await vi.waitFor(() => expect(hook.result.current.next.value).toBe('after 1'), LONG);
  });

  it('stays cancelled until it is retried or the input changes', async () => {
    const { result, rerender, act, until } = await ask(late, { input: '1500' });
    await act(() => result.current.cancel());
    expect(result.current.status).toBe('cancelled');
    await rerender({ input: '1500' });
    await wait(1700);
    expect(result.current.status).toBe('cancelled');
    await act(() => result.current.retry());
    expect(result.current.status).toBe('busy');
    await until('done');
    expect(result.current.value).toBe('after 1500');
    await act(() => result.current.cancel());
    expect(result.current.status).toBe('done');
    await rerender({ input: '9000' });
    await act(() => result.current.cancel());
    await rerender({ input: '1' });
    await until('done');
    expect(result.current.value).toBe('after 1');
  });

  it('fails with a worker that dies, and works again afterwards', async () => {
    const hook = await renderHook(
      ({ dies }: { dies: boolean } = { dies: true }) => ({
        dying: useOperation(operations.dying, { text: '' }, {}, { enabled: dies }),
        next: useOperation(late, { text: '1' }, {}, { enabled: !dies }),
      }),
      { wrapper: InTool },
    );
    await vi.waitFor(() => expect(hook.result.current.dying.failure).toEqual({ code: 'worker-died' }), LONG);
    await hook.rerender({ dies: false });
    await vi.waitFor(() => expect(hook.result.current.next.value).toBe('after 1'), LONG);
  });

  it('ends its work when the view goes', async () => {
    const hook = await renderHook(() => useOperation(operations.endless, { text: '' }, {}), { wrapper: InTool });
    await vi.waitFor(() => expect(runningJobs()).toHaveLength(1), LONG);
    await hook.unmount();
    await vi.waitFor(() => expect(runningJobs()).toEqual([]), LONG);
  });
});

describe('runOperation', () => {
  it('gives the result, several at a time', async () => {
    const texts = ['1', '2', '3', '4', '5', '6'];
    const results = await Promise.all(texts.map((each) => runOperation(late, { text: each }, {}, { toolId: 'test' })));
    expect(results).toEqual(texts.map((each) => ok(`after ${each}`)));
  });

  it('reports progress and stops', async () => {
    const controller = new AbortController();
    const work = runOperation(
      operations.polite,
      { text: '' },
      {},
      {
        toolId: 'test',
        signal: controller.signal,
        onProgress: () => controller.abort(),
      },
    );
    await expect(work).rejects.toThrow('abort');
  });
});
