import { useEffect, useState, useSyncExternalStore } from 'react';
import { runOperation } from '../../operations/run-operation';
import { useToolId } from '../../operations/tool-context';
import type { EncodeStyle } from './encode';
import { EncodingQueue, type QueuedFile } from './encoding-queue';
import { describeFile } from './operations';

/** A queue of these files in this style, and what it holds now. It is a world of its own: it works on while nothing is rendered. */
export function useEncodingQueue(
  files: readonly File[],
  { urlSafe, lineLength }: EncodeStyle,
): readonly [EncodingQueue, readonly QueuedFile[]] {
  const toolId = useToolId();
  const [queue] = useState(() => createQueue(toolId));
  useEffect(() => queue.want({ urlSafe, lineLength }), [queue, urlSafe, lineLength]);
  useEffect(() => queue.hold(files), [queue, files]);
  useEffect(() => () => queue.hold([]), [queue]);
  return [queue, useSyncExternalStore(queue.subscribe, queue.files)];
}

function createQueue(toolId: string): EncodingQueue {
  return new EncodingQueue({
    encode: (file, style, signal, onProgress) =>
      runOperation(describeFile, { file }, style, { toolId, signal, onProgress }),
    now: () => Date.now(),
  });
}
