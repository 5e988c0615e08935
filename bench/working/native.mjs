// The same work without a browser: programs of the system, and what Node and the libraries do by themselves.
import { spawnSync } from 'node:child_process';

/** Milliseconds that a program takes. @param {string} program @param {...string} args */
export function program(program, ...args) {
  const startedAt = performance.now();
  const { error, stderr, status } = spawnSync(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  // Status 1 is how diff says that there are differences.
  if (error ?? (status !== 0 && status !== 1)) throw error ?? new Error(`${program}: ${String(stderr)}`);
  return performance.now() - startedAt;
}

/** What a program prints. @param {string} program @param {...string} args */
export function output(program, ...args) {
  return spawnSync(program, args, { encoding: 'utf8' }).stdout;
}

/** Milliseconds that a function takes. @param {() => unknown} work */
export async function timed(work) {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}
