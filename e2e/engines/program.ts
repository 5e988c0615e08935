import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A program with all that it starts, in a folder of its own that goes with it. */
export class Programs {
  /** Home, profile and sockets lie here. */
  readonly folder = mkdtempSync(join(tmpdir(), 'engine-'));
  readonly #children: ChildProcess[] = [];
  readonly #onLine: (line: string) => void;
  /** The last lines that were printed. */
  readonly printed: string[] = [];
  readonly #killAll = () => {
    for (const child of this.#children) kill(child, 'SIGKILL');
  };

  constructor(onLine: (line: string) => void = () => undefined) {
    this.#onLine = onLine;
    // A test that is ended from without leaves nothing behind either.
    process.once('exit', this.#killAll);
  }

  start(file: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): void {
    const child = spawn(file, args, {
      env: { ...process.env, HOME: this.folder, TZ: 'Asia/Shanghai', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own, so that what it starts ends with it.
      detached: true,
    });
    this.#children.push(child);
    for (const stream of [child.stdout, child.stderr]) {
      let rest = '';
      stream.setEncoding('utf8').on('data', (part: string) => {
        const lines = (rest + part).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) this.#note(line);
      });
    }
    child.on('error', (error) => this.#note(error.message));
  }

  #note(line: string): void {
    this.printed.push(line);
    if (this.printed.length > 40) this.printed.shift();
    this.#onLine(line);
  }

  /** Ends all of it and waits until it has ended. */
  async stop(): Promise<void> {
    process.removeListener('exit', this.#killAll);
    for (const child of this.#children.toReversed()) {
      const ended = new Promise((done) => child.once('exit', done));
      if (child.exitCode === null && child.signalCode === null && kill(child, 'SIGTERM')) await ended;
      // What it had started may not have listened.
      kill(child, 'SIGKILL');
    }
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

/** Signals a program and all in its group; false where nothing is left. */
function kill({ pid }: ChildProcess, signal: NodeJS.Signals): boolean {
  if (pid === undefined) return false;
  try {
    return process.kill(-pid, signal);
  } catch {
    return false;
  }
}

/** Asks until there is an answer. What goes wrong in between is the sort of thing that passes; at the end it is told. */
export async function eventually<T>(
  what: string,
  ask: () => Promise<T | undefined | null>,
  timeout = 60_000,
): Promise<T> {
  const until = Date.now() + timeout;
  let reason: unknown;
  while (Date.now() < until) {
    try {
      const answer = await ask();
      if (answer !== undefined && answer !== null) return answer;
    } catch (error) {
      reason = error;
    }
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`Not in ${timeout / 1000} s: ${what}${reason ? ` (${String(reason)})` : ''}`);
}
