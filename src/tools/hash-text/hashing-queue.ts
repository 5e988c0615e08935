import { runOperation } from '../../operations/run-operation';
import { FileQueue } from './file-queue';
import { hashFile } from './operations';

/** Milliseconds: often enough for the eye, and for "cancel" to be seen at once. */
const TELL_AFTER = 40;

/** A queue that hashes in the worker pool; a large file keeps two to four workers busy. */
export function createQueue(toolId: string): FileQueue {
  return new FileQueue({
    hashFile: (file, algorithms, signal, onProgress) =>
      runOperation(hashFile, { file }, { algorithms: [...algorithms] }, { toolId, signal, onProgress }),
    workers: Math.min(4, Math.max(2, navigator.hardwareConcurrency || 2)),
    now: () => Date.now(),
    later: (tell) => void setTimeout(tell, TELL_AFTER),
  });
}
