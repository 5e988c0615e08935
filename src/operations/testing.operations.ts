import * as v from 'valibot';
import { decodeMarkedText } from '../lib/decode-text';
import { err, ok, type Fault, type Result } from '../lib/result';
import { bytes, defineOperation, file, text } from './define';

// Operations that misbehave in every way the runtime must stand. Each runs in the worker, whatever the size of its input.

const none = v.object({});
const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Runs on the page when small. */
export const upper = defineOperation({
  id: 'upper',
  inputs: { text: text() },
  output: 'text',
  options: v.object({ mark: v.optional(v.string(), '.') }),
  examples: [{ inputs: { text: 'a' }, output: 'A.' }],
  run: (inputs, { mark }): Result<string, { readonly code: 'empty' }> =>
    inputs.text === '' ? err({ code: 'empty' }) : ok(inputs.text.toUpperCase() + mark),
});

/** Gives the first character of a file as its own way of reading has it. */
export const marked = defineOperation({
  id: 'marked',
  inputs: { text: text() },
  decode: decodeMarkedText,
  output: 'text',
  options: none,
  examples: [{ inputs: { text: 'ab' }, output: 'U+61' }],
  inlineLimit: 0,
  run: (inputs): Result<string, Fault> => ok(`U+${inputs.text.charCodeAt(0).toString(16)}`),
});

/** Answers after as many milliseconds as the text says. */
export const late = defineOperation({
  id: 'late',
  inputs: { text: text() },
  output: 'text',
  options: none,
  examples: [{ inputs: { text: '1' }, output: 'after 1' }],
  inlineLimit: 0,
  run: async (inputs): Promise<Result<string, Fault>> => {
    await wait(Number.parseInt(inputs.text, 10));
    return ok(`after ${inputs.text}`);
  },
});

/** Shows how its answer begins, and answers when it is asked to stop. */
export const begun = defineOperation({
  id: 'begun',
  inputs: { text: text() },
  output: 'text',
  options: none,
  examples: [],
  inlineLimit: 0,
  run: async (inputs, _options, job): Promise<Result<string, Fault>> => {
    job.beginning(inputs.text.slice(0, 3));
    await new Promise((stop) => job.signal.addEventListener('abort', stop));
    return ok(inputs.text);
  },
});

export const throwing = defineOperation({
  id: 'throwing',
  inputs: { text: text() },
  output: 'text',
  options: none,
  examples: [],
  inlineLimit: 0,
  run: (inputs): Result<string, Fault> => {
    throw new RangeError(`no ${inputs.text}`);
  },
});

/** Never yields, so only the end of its worker ends it. */
export const endless = defineOperation({
  id: 'endless',
  inputs: { text: text() },
  output: 'text',
  options: none,
  examples: [],
  inlineLimit: 0,
  run: (_inputs, _options, job): Result<string, Fault> => {
    job.step(2);
    for (let round = 0; ; round++) if (round % 1_000_000 === 0) job.progress(round);
  },
});

/** Stops when it is asked to. */
export const polite = defineOperation({
  id: 'polite',
  inputs: { text: text() },
  output: 'text',
  options: none,
  examples: [],
  inlineLimit: 0,
  run: async (_inputs, _options, job): Promise<Result<string, Fault>> => {
    for (let done = 0; done < 1000; done++) {
      job.signal.throwIfAborted();
      job.progress(done, 1000);
      await wait(10);
    }
    return ok('done');
  },
});

/** Ends with an error that nobody catches, in the middle of the work. */
export const dying = defineOperation({
  id: 'dying',
  inputs: { text: text() },
  output: 'text',
  options: none,
  examples: [],
  inlineLimit: 0,
  run: async (): Promise<Result<string, Fault>> => {
    setTimeout(() => {
      throw new Error('the worker dies');
    });
    await wait(60_000);
    return ok('never');
  },
});

/** A global that the types of a page do not know. */
function globalFunction(name: string): () => unknown {
  const found: unknown = Reflect.get(globalThis, name);
  if (typeof found !== 'function') throw new TypeError(`Missing: ${name}`);
  // Called with what it takes; its type does not matter here.
  return found as () => unknown;
}

/** Tells which of the ways out of the worker are closed. */
export const network = defineOperation({
  id: 'network',
  inputs: { foreign: text(), own: text() },
  output: 'report',
  options: none,
  examples: [],
  inlineLimit: 0,
  run: async ({ foreign, own }): Promise<Result<Readonly<Record<string, string>>, Fault>> => {
    const socket = foreign.replace(/^http/, 'ws');
    const attempts: Record<string, () => unknown> = {
      fetch: () => fetch(foreign),
      request: () => fetch(new Request(foreign)),
      xhr: () => new XMLHttpRequest().open('GET', foreign),
      socket: () => new WebSocket(socket),
      constructor: () => Reflect.construct(WebSocket.prototype.constructor, [socket]) as unknown,
      events: () => new EventSource(foreign),
      worker: () => new Worker(URL.createObjectURL(new Blob([''])), { type: 'module' }),
      cache: async () => (await caches.open('test')).add(foreign),
      transport: () =>
        Reflect.construct(globalFunction('WebTransport'), [foreign.replace('http:', 'https:')]) as unknown,
      importScripts: () => Reflect.apply(globalFunction('importScripts'), globalThis, [foreign]) as unknown,
      own: () => fetch(own),
      blob: () => fetch(URL.createObjectURL(new Blob(['x']))),
      data: () => fetch('data:text/plain,x'),
    };
    const results: Record<string, string> = {};
    for (const [name, attempt] of Object.entries(attempts)) {
      try {
        await attempt();
        results[name] = 'open';
      } catch (error) {
        results[name] = error instanceof Error ? error.message.slice(0, 7) : 'odd';
      }
    }
    return ok(results);
  },
});

/** Gives bytes back in a report, next to their sum: what is at the top is moved, not copied. */
export const doubled = defineOperation({
  id: 'doubled',
  inputs: { bytes: bytes() },
  output: 'report',
  options: none,
  examples: [],
  inlineLimit: 0,
  run: (inputs): Result<{ readonly bytes: Uint8Array; readonly sum: number }, Fault> => {
    const twice = inputs.bytes.map((byte) => byte * 2);
    return ok({ bytes: twice, sum: twice.reduce((sum, byte) => sum + byte, 0) });
  },
});

/** The size of a file that is given as such. */
export const size = defineOperation({
  id: 'size',
  inputs: { file: file() },
  output: 'report',
  options: none,
  examples: [],
  run: (inputs): Result<number, Fault> => ok(inputs.file.size),
});
