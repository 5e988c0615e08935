import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { runProgram, surroundings, type Ran, type RunSettings } from './testing-run.ts';

const RUNNER = fileURLToPath(new URL('testing-runner.mjs', import.meta.url));

/** What the runner answers, its output as Base64. */
interface Answer {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** What a runner answers; rejects where its process ends instead. */
async function answerOf(runner: ChildProcess, args: readonly string[]): Promise<Answer> {
  // The one that does not come is no longer listened for.
  const over = new AbortController();
  const ended = once(runner, 'exit', { signal: over.signal }).then(([code]) => {
    throw new Error(`${args.join(' ')} ended its process with ${code}.`);
  });
  try {
    const [answer] = (await Promise.race([once(runner, 'message', { signal: over.signal }), ended])) as [Answer];
    return answer;
  } finally {
    ended.catch(() => undefined);
    over.abort();
  }
}

/**
 * Runs the program many times in few processes: to start one takes longer than most of what is asked of it. What the surroundings of a process
 * decide, other variables than the program's own, has a process to itself; how one starts and ends is what `journeys.test.ts` sees.
 */
export class Programs {
  readonly #bin: string;
  readonly #environment: RunSettings['environment'];
  readonly #idle: ChildProcess[] = [];
  readonly #all: ChildProcess[] = [];

  /** `environment` is that of all runs, beside the path and a language. */
  constructor(bin: string, environment: RunSettings['environment'] = {}) {
    this.#bin = bin;
    this.#environment = environment;
  }

  async run(args: readonly string[], settings: RunSettings): Promise<Ran> {
    const { cwd, stdin = '', environment = {} } = settings;
    const isOwn = Object.keys(environment).every((name) => name.startsWith('HANDY_'));
    if (!isOwn)
      return runProgram(this.#bin, args, { ...settings, environment: { ...this.#environment, ...environment } });
    const runner = this.#idle.pop() ?? this.#start();
    runner.send({ bin: this.#bin, args, cwd, environment, stdin: Buffer.from(stdin).toString('base64') });
    const answer = await answerOf(runner, args);
    this.#idle.push(runner);
    const [out, err] = [Buffer.from(answer.out, 'base64'), Buffer.from(answer.err, 'base64')];
    return { code: answer.code, signal: null, out, stdout: out.toString('utf8'), stderr: err.toString('utf8') };
  }

  end(): void {
    for (const runner of this.#all) runner.kill();
  }

  #start(): ChildProcess {
    const runner = fork(RUNNER, {
      env: surroundings(this.#environment),
      execArgv: [],
      stdio: ['pipe', 'inherit', 'inherit', 'ipc'],
    });
    this.#all.push(runner);
    return runner;
  }
}
