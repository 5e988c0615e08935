import { describe, expect, it } from 'vitest';
import { err, ok } from '../../lib/result';
import type { ReadOptions } from './read-picture';
import { Readings, type ReadFile } from './readings';
import type { ReadReport } from './report';

const OPTIONS: ReadOptions = { kinds: [], charset: 'auto', language: 'en' };
const REPORT: ReadReport = { width: 1, height: 1, codes: [], series: [] };
const picture = (name: string) => new File(['x'], name);

/** Reads nothing until it is told how each ends. */
function attentive() {
  const begun: {
    name: string;
    signal: AbortSignal | undefined;
    end: (answer: Awaited<ReturnType<ReadFile>>) => void;
  }[] = [];
  let tell: ((done: number, total?: number) => void) | undefined;
  const readings = new Readings((file, _options, { signal, onProgress }) => {
    tell = onProgress;
    return new Promise((resolve) => begun.push({ name: file.name, signal, end: resolve }));
  });
  const states = () => readings.get().map((reading) => `${reading.picture.name} ${reading.status}`);
  const names = () => begun.map(({ name }) => name);
  const settle = async (at: number, answer: Awaited<ReturnType<ReadFile>>) => {
    begun[at]?.end(answer);
    await Promise.resolve();
    await Promise.resolve();
  };
  return { readings, begun, states, names, settle, progress: (done: number) => tell?.(done, 10) };
}

describe('pictures are read', () => {
  it('two at a time, in their order', async () => {
    const { readings, names, settle, states } = attentive();
    readings.follow(['a', 'b', 'c'].map(picture), OPTIONS);
    expect(names()).toEqual(['a', 'b']);
    await settle(0, ok(REPORT));
    expect(names()).toEqual(['a', 'b', 'c']);
    await settle(2, err({ code: 'not-picture', type: '' }));
    expect(states()).toEqual(['a done', 'b busy', 'c fault']);
  });

  it('not again when others come, but again when the options change', async () => {
    const { readings, names, settle, begun, states } = attentive();
    const [a, b] = [picture('a'), picture('b')];
    readings.follow([a], OPTIONS);
    await settle(0, ok(REPORT));
    readings.follow([b, a], OPTIONS);
    expect(names()).toEqual(['a', 'b']);
    readings.follow([b, a], { ...OPTIONS, charset: 'big5' });
    expect(begun[1]?.signal?.aborted).toBe(true);
    expect(names()).toEqual(['a', 'b', 'b', 'a']);
    // What comes late is of what is not asked for any more.
    await settle(1, err({ code: 'not-picture', type: '' }));
    expect(states()).toEqual(['b busy', 'a busy']);
    expect(readings.get()[1]?.report).toBe(REPORT);
  });

  it('no further when they are taken away or cancelled', () => {
    const { readings, begun, states } = attentive();
    const [a, b] = [picture('a'), picture('b')];
    readings.follow([a, b], OPTIONS);
    readings.follow([b], OPTIONS);
    expect(begun[0]?.signal?.aborted).toBe(true);
    readings.cancel(b);
    expect(begun[1]?.signal?.aborted).toBe(true);
    expect(states()).toEqual(['b cancelled']);
    readings.retry(b);
    expect(states()).toEqual(['b busy']);
    readings.close();
    expect(begun.every(({ signal }) => signal?.aborted)).toBe(true);
  });

  it('and say how far they are, and what went wrong', async () => {
    const { readings, progress } = attentive();
    readings.follow([picture('a')], OPTIONS);
    progress(3);
    expect(readings.get()[0]?.progress).toMatchObject({ done: 3, total: 10 });
    const broken = new Readings(() => Promise.reject(new Error('no')));
    broken.follow([picture('a')], OPTIONS);
    await expect.poll(() => broken.get()[0]?.failure?.code).toBe('crashed');
  });
});
