import { loadJq } from 'jq-wasm';
import { engineBytes } from 'virtual:jq-engine';

/** How much jq may print: lines, of which each is a result, and bytes. A run that prints more ends there; its last line is one too many or cut. */
export interface OutputLimits {
  readonly lines: number;
  readonly bytes: number;
}

/** What a run printed, and how it ended. */
export interface JqRun {
  readonly printed: string;
  readonly messages: string;
  /** Of the program; undefined where it did not get that far. */
  readonly exitCode: number | undefined;
  readonly ended: 'by itself' | 'lines' | 'bytes' | 'memory';
}

// What the imports of the engine are called: its builder shortens their names. A test tells when another version has others.
const WRITE = 'd';
const ENVIRONMENT = 'j';
const ENVIRONMENT_SIZE = 'l';
const ABORT = 'E';
const ASSERT = 'a';

const OUT = 1;
const LINE_FEED = 10;

/** Thrown inside the engine, which is not used afterwards. */
class Ended extends Error {
  constructor(readonly by: 'lines' | 'bytes' | 'memory') {
    super(by);
  }
}

/** Collects what is printed, block by block, until it is enough. */
class Sink {
  private readonly blocks: Uint8Array[] = [];
  private lines = 0;
  private bytes = 0;

  constructor(private readonly limits: OutputLimits) {}

  write(block: Uint8Array): void {
    for (let end = block.indexOf(LINE_FEED); end >= 0; end = block.indexOf(LINE_FEED, end + 1)) {
      this.lines += 1;
      if (this.lines <= this.limits.lines) continue;
      this.blocks.push(block.slice(0, end + 1));
      throw new Ended('lines');
    }
    this.bytes += block.length;
    if (this.bytes > this.limits.bytes) throw new Ended('bytes');
    this.blocks.push(block.slice());
  }

  text(): string {
    const decoder = new TextDecoder();
    return this.blocks.map((block) => decoder.decode(block, { stream: true })).join('') + decoder.decode();
  }
}

let compiled: Promise<WebAssembly.Module> | undefined;

async function compile(): Promise<WebAssembly.Module> {
  return WebAssembly.compile(await engineBytes());
}

/** Fetches and compiles the engine, once for all runs. */
export async function prepareEngine(): Promise<WebAssembly.Module> {
  compiled ??= compile();
  try {
    return await compiled;
  } catch (error) {
    // Or it would never come, although the network has come back.
    compiled = undefined;
    throw error;
  }
}

type Memory = () => DataView<ArrayBuffer>;

/** Writes to the sinks in place of the library, which takes byte by byte and cannot stop. */
const writer =
  (sinks: { readonly out: Sink; readonly error: Sink }, memory: Memory) =>
  (file: number, vectors: number, count: number, written: number): number => {
    const view = memory();
    let total = 0;
    for (let n = 0; n < count; n++) {
      const start = view.getUint32(vectors + n * 8, true);
      const length = view.getUint32(vectors + n * 8 + 4, true);
      (file === OUT ? sinks.out : sinks.error).write(new Uint8Array(view.buffer, start, length));
      total += length;
    }
    view.setUint32(written, total, true);
    return 0;
  };

const outOfMemory = (): never => {
  throw new Ended('memory');
};

/** Runs jq once, in an engine of its own: what one run leaves behind, the next does not see. */
export async function runEngine(
  input: string,
  filter: string,
  flags: readonly string[],
  limits: OutputLimits,
): Promise<JqRun> {
  const module = await prepareEngine();
  const sinks = { out: new Sink(limits), error: new Sink({ lines: Infinity, bytes: limits.bytes }) };
  const jq = await loadJq({
    instantiateWasm(imports, onSuccess) {
      let memory: WebAssembly.Memory | undefined;
      const view = () => {
        if (!memory) throw new Error('The engine has no memory');
        return new DataView(memory.buffer);
      };
      const none = (first: number, second: number) => {
        view().setUint32(first, 0, true);
        view().setUint32(second, 0, true);
        return 0;
      };
      Object.assign(imports['a'] ?? {}, {
        [WRITE]: writer(sinks, view),
        [ENVIRONMENT]: () => 0,
        [ENVIRONMENT_SIZE]: none,
        [ABORT]: outOfMemory,
        [ASSERT]: outOfMemory,
      });
      void WebAssembly.instantiate(module, imports).then((instance) => {
        memory = Object.values(instance.exports).find((one) => one instanceof WebAssembly.Memory);
        onSuccess(instance, module);
      });
    },
  });
  const run = (exitCode: number | undefined, ended: JqRun['ended']): JqRun => ({
    printed: sinks.out.text(),
    messages: sinks.error.text(),
    exitCode,
    ended,
  });
  try {
    return run(jq.raw(input, filter, [...flags]).exitCode, 'by itself');
  } catch (error) {
    if (error instanceof Ended) return run(undefined, error.by);
    // Memory, or the stack: a trap of the machine that it runs on.
    if (error instanceof WebAssembly.RuntimeError || error instanceof RangeError) return run(undefined, 'memory');
    throw error;
  }
}
