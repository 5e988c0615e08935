import { runOperation } from '../../operations/run-operation';
import { FileQueue } from './file-queue';
import { hashFile } from './operations';

/** A queue that hashes in the worker pool; a large file keeps two to four workers busy. */
export function createQueue(toolId: string): FileQueue {
  return new FileQueue({
    hashFile: (file, algorithms, signal, onProgress) =>
      runOperation(hashFile, { file }, { algorithms: [...algorithms] }, { toolId, signal, onProgress }),
    workers: Math.min(4, Math.max(2, navigator.hardwareConcurrency || 2)),
    now: () => Date.now(),
  });
}
