import type { Parts } from './files';

/** Writes to the standard output and waits until it has taken all. Where nobody reads any more, as behind `head`, the program ends quietly. */
export async function writeOut(parts: Parts): Promise<void> {
  for await (const part of parts) {
    await new Promise<void>((resolve) => {
      // What cannot be written ends the program below.
      process.stdout.write(part, (error) => {
        if (!error) resolve();
      });
    });
  }
}

/** Ends the program once nothing can be written any more: without a word where whoever read has gone, else with the error's, such as that of a full disk. */
export function endWithOutput(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', ({ code, message }: NodeJS.ErrnoException) => {
      if (code === 'EPIPE') process.exit(0);
      if (stream === process.stdout) process.stderr.write(`handy: ${message}\n`);
      process.exit(1);
    });
  }
}
