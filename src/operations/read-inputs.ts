import { decodeText } from '../lib/decode-text';
import { contentOf } from '../lib/exact-content';
import { OperationFailure } from '../lib/failure';
import { isHeldText, LONGEST_STRING } from '../lib/text-source';
import type { Operation } from './define';
import type { WorkerJob } from './worker-messages';

/** All of a file. What is too long or gone from the disk is told by an `OperationFailure`. */
async function readBytes(blob: Blob, input: string): Promise<Uint8Array<ArrayBuffer>> {
  if (blob.size > LONGEST_STRING) {
    throw new OperationFailure({ code: 'too-large', input, bytes: blob.size, limit: LONGEST_STRING });
  }
  const buffer = await blob.arrayBuffer().catch(() => {
    throw new OperationFailure({ code: 'unreadable', input });
  });
  return new Uint8Array(buffer);
}

async function readText(blob: Blob, input: string, { decode }: Operation, options: unknown): Promise<string> {
  const bytes = await readBytes(blob, input);
  // What was held as a file was a text before, whatever the format says of files. The sender completed the options.
  const text = decode && !isHeldText(blob) ? decode(bytes, options as object) : decodeText(bytes);
  if (!text.ok) throw new OperationFailure({ ...text.fault, input });
  return text.value;
}

/** Turns the files that were given as texts or contents into these, as `run` takes them. `options` are complete. Throws an `OperationFailure`. */
export async function readInputs(
  operation: Operation,
  { inputs: given, options }: Pick<WorkerJob, 'inputs' | 'options'>,
): Promise<Readonly<Record<string, never>>> {
  const read: Record<string, unknown> = { ...given };
  for (const [name, { kind }] of Object.entries(operation.inputs)) {
    const value = given[name];
    if (!(value instanceof Blob)) continue;
    if (kind === 'text') read[name] = await readText(value, name, operation, options);
    if (kind === 'content') read[name] = contentOf(value, await readBytes(value, name));
  }
  // The sender's types made sure that each input is of its declared kind; across the messages they are gone.
  return read as Readonly<Record<string, never>>;
}
