import { spawn } from 'node:child_process';

/** What a run of a program came to. */
export interface Ran {
  /** Null where a signal ended it. */
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly out: Buffer;
  readonly stdout: string;
  readonly stderr: string;
}

export interface RunSettings {
  readonly cwd: string;
  /** Nothing is fed in without it, as where a job has no terminal. */
  readonly stdin?: string | Uint8Array;
  readonly environment?: Readonly<Record<string, string>>;
}

/** Surroundings that hold nothing of the tests' own but the path. */
export const surroundings = (own: RunSettings['environment']) => ({
  PATH: process.env['PATH'],
  LANG: 'en_GB.UTF-8',
  ...own,
});

/** Runs a program to its end, in surroundings that hold nothing of the tests' own but the path. */
export function runProgram(program: string, args: readonly string[], settings: RunSettings): Promise<Ran> {
  const { cwd, stdin, environment } = settings;
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env: surroundings(environment),
    });
    const [out, err]: [Buffer[], Buffer[]] = [[], []];
    child.stdout.on('data', (part: Buffer) => out.push(part));
    child.stderr.on('data', (part: Buffer) => err.push(part));
    // It may have ended before it took all.
    child.stdin.on('error', () => undefined);
    child.stdin.end(stdin ?? '');
    child.on('error', reject);
    child.on('close', (code, signal) => {
      const whole = Buffer.concat(out);
      resolve({
        code,
        signal,
        out: whole,
        stdout: whole.toString('utf8'),
        stderr: Buffer.concat(err).toString('utf8'),
      });
    });
  });
}
