import { useEffect, useRef, useState } from 'react';
import type { InferInput } from 'valibot';
import { downloadBlob } from '../../lib/download';
import { failureOf } from '../../lib/failure';
import type { TextSource } from '../../lib/text-source';
import { runOperation } from '../../operations/run-operation';
import { useToolId } from '../../operations/tool-context';
import type { Run } from '../../operations/use-operation';
import type { BatchFault } from './batch';
import { batch } from './operations';

type Work = Pick<Run<never, BatchFault>, 'status' | 'fault' | 'failure' | 'progress'>;

const IDLE: Work = { status: 'idle' };

/** Packs one code per line into a ZIP and saves it, when it is asked for. It ends with the view. */
export function usePacking() {
  const toolId = useToolId();
  const [work, setWork] = useState(IDLE);
  const running = useRef<AbortController>(undefined);
  const cancel = () => running.current?.abort();
  useEffect(() => cancel, []);

  async function pack(text: TextSource, logo: Uint8Array | undefined, options: InferInput<typeof batch.options>) {
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    const startedAt = Date.now();
    const onProgress = (done: number, total?: number) =>
      setWork({ status: 'busy', progress: { done, startedAt, ...(total !== undefined && { total }) } });
    setWork({ status: 'busy' });
    try {
      const zip = await runOperation(batch, { text, logo }, options, { toolId, signal, onProgress });
      setWork(zip.ok ? IDLE : { status: 'fault', fault: zip.fault });
      if (zip.ok) downloadBlob(new Blob([new Uint8Array(zip.value)], { type: 'application/zip' }), 'qr-codes.zip');
    } catch (error) {
      setWork(signal.aborted ? IDLE : { status: 'failed', failure: failureOf(error) });
    }
  }
  /** Another text: what was wrong with the one before is not said of it. */
  const forget = () => {
    if (work.status !== 'busy') setWork(IDLE);
  };
  return { work, pack, cancel, forget };
}
