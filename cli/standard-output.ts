import type { Parts } from './files';

/** Writes to the standard output and waits until it has taken all. Where nobody reads any more, as behind `head`, the program ends quietly. */
export async function writeOut(parts: Parts): Promise<void> {
  for await (const part of parts) {
    await new Promise<void>((resolve, reject) => {
      process.stdout.write(part, (error) => (error ? reject(error) : resolve()));
    });
  }
}

/** Ends the program without a word once whoever read its output has gone. */
export function endWithReader(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') process.exit(0);
      throw error;
    });
  }
}
