// Runs the installed program for tests, again and again in this one process (testing-programs.ts).
import { realpathSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';

/** @typedef {{ bin: string, args: string[], cwd: string, environment: Record<string, string>, stdin: string }} Asked */

const surroundings = { ...process.env };
let runs = 0;

/** Keeps what is written to a stream. @param {'stdout' | 'stderr'} name @returns {Buffer[]} */
function keep(name) {
  /** @type {Buffer[]} */
  const parts = [];
  /** @type {(part: string | Uint8Array, ...rest: unknown[]) => boolean} */
  const write = (part, ...rest) => {
    parts.push(Buffer.from(part));
    const done = /** @type {(() => void) | undefined} */ (rest.findLast((each) => typeof each === 'function'));
    done?.();
    return true;
  };
  process[name].write = write;
  return parts;
}

/** @param {Asked} asked */
async function run({ bin, args, cwd, environment, stdin }) {
  process.chdir(cwd);
  process.argv = [process.execPath, bin, ...args];
  process.env = { ...surroundings, ...environment };
  process.exitCode = undefined;
  const fed = Buffer.from(stdin, 'base64');
  Object.defineProperty(process, 'stdin', { value: Readable.from(fed.length > 0 ? [fed] : []), configurable: true });
  const [out, err] = [keep('stdout'), keep('stderr')];
  // With another address the first module runs anew; those that it imports stay.
  runs += 1;
  await import(`${pathToFileURL(realpathSync(bin)).href}?run=${runs}`);
  for (const stream of [process.stdout, process.stderr]) stream.removeAllListeners('error');
  const told = { out: Buffer.concat(out).toString('base64'), err: Buffer.concat(err).toString('base64') };
  return { code: Number(process.exitCode ?? 0), ...told };
}

process.on('message', (/** @type {Asked} */ asked) => {
  void run(asked).then((answer) => process.send?.(answer));
});
process.on('disconnect', () => process.exit());
