import type { Fault } from '../lib/result';
import type { Inputs, InputSources, InputValues, Operation, OptionsSchema } from './define';

/** Above this many characters and bytes in all, work leaves the page. */
const INLINE_LIMIT = 20_000;

/** Characters and bytes of all inputs. A file is never small: reading it takes more than a moment. */
function sizeOfInputs(inputs: object): number {
  let size = 0;
  for (const value of Object.values(inputs)) {
    if (typeof value === 'string') size += value.length;
    else if (value instanceof Uint8Array) size += value.byteLength;
    else if (value instanceof Blob) return Infinity;
  }
  return size;
}

/** Whether a run is so small that it can be done on the page, at once. */
export function runsHere<I extends Inputs, S extends OptionsSchema, V, F extends Fault>(
  operation: Operation<I, S, V, F>,
  inputs: InputSources<I>,
): inputs is InputSources<I> & InputValues<I> {
  const { inlineLimit = INLINE_LIMIT } = operation;
  return inlineLimit > 0 && sizeOfInputs(inputs) <= inlineLimit;
}
