import { useEffect, useRef, useState } from 'react';
import { useToolId } from '../../operations/tool-context';
import { makePart, usePart } from '../../ui/part';
import type { FileQueue } from './file-queue';

const filesPart = makePart(async () => {
  const [{ FileHashes }, { createQueue }] = await Promise.all([import('./file-hashes'), import('./hashing-queue')]);
  return { FileHashes, createQueue };
});

/** The queue of files with what shows it, which come when they are first needed; the queue outlives the tab in which it is shown. */
export function useFileQueue(isNeeded: boolean) {
  const toolId = useToolId();
  const files = usePart(filesPart, isNeeded);
  const [queue, setQueue] = useState<FileQueue>();
  if (files && !queue) setQueue(files.createQueue(toolId));
  useEffect(() => () => queue?.cancelAll(), [queue]);
  // Files that were dropped before the queue was here.
  const waiting = useRef<File[]>([]);
  useEffect(() => queue?.add(waiting.current.splice(0)), [queue]);

  const add = (taken: readonly File[]) => {
    if (queue) queue.add(taken);
    else waiting.current.push(...taken);
  };
  return { FileHashes: files?.FileHashes, queue, add };
}
