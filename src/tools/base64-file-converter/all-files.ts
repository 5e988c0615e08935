import { distinctNames } from '../../lib/distinct-names';
import { OperationFailure } from '../../lib/failure';
import { runOperation } from '../../operations/run-operation';
import { addressType } from './encode';
import type { QueuedFile } from './encoding-queue';
import { wrapperOf } from './forms';
import { describeFile } from './operations';

/** One JSON object of all files, from name to data URI. `isPlain` says that the Base64 at hand is what such an address needs. */
export async function filesAsJson(entries: readonly QueuedFile[], isPlain: boolean, toolId: string): Promise<Blob> {
  const names = distinctNames(entries.map(({ file }) => file.name));
  const parts: (string | Blob)[] = [];
  // One at a time, as everywhere: each may be large.
  for (const [index, { file, encoded }] of entries.entries()) {
    const made = encoded && isPlain ? encoded : await encodedAnew(file, toolId);
    const [before, after] = wrapperOf('json', addressType(made), file.name);
    parts.push(index === 0 ? '{\n' : ',\n', `  ${JSON.stringify(names[index])}: ${before}`, made.base64, after);
  }
  return new Blob([...parts, '\n}\n'], { type: 'application/json' });
}

async function encodedAnew(file: File, toolId: string) {
  const made = await runOperation(describeFile, { file }, {}, { toolId });
  if (!made.ok) throw new OperationFailure({ code: 'unreadable', input: 'file' });
  return made.value;
}
