import { useEffect } from 'react';
import { keepLargeResults } from '../../lib/blob-sink';
import { downloadBlob } from '../../lib/download';
import { useOperation } from '../../operations/use-operation';
import { Alert } from '../../ui/alert/alert';
import { CopyLarge } from '../../ui/text-output/copy-large';
import { Unfinished } from '../../ui/unfinished/unfinished';
import { list } from './operations';
import type { ListFormat, SplitWish } from './split';
import { useWords } from './use-words';

/** A list that was asked for: what was split, how, and where the list goes. */
export interface WantedList {
  readonly text: string;
  readonly wish: SplitWish & { readonly format: ListFormat };
  readonly to: 'clipboard' | 'file';
}

const NOTHING = { text: '', wish: {} };

/** Writes a list of very many rows in the worker, then saves it, or asks whether so much shall be copied. */
export function LargeList({ wanted, onEnd }: { wanted: WantedList | undefined; onEnd: () => void }) {
  const words = useWords();
  const { text, wish } = wanted ?? NOTHING;
  const run = useOperation(list, { text }, wish, { enabled: wanted !== undefined });
  const file = run.status === 'done' ? run.value : undefined;
  // The file is read by the browser's download after this has ended, so it is kept as long as the page shows the list.
  useEffect(keepLargeResults, []);
  useEffect(() => {
    if (!file || wanted?.to !== 'file') return;
    downloadBlob(file, 'subnets.csv');
    onEnd();
    // Saved once, whatever becomes of the function.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [file, wanted]);
  return (
    <>
      <Unfinished run={run} unit="items" />
      {run.status === 'fault' ? <Alert kind="error" title={words.noRoom} /> : null}
      {file && wanted?.to === 'clipboard' ? <CopyLarge whole={file} onClose={onEnd} /> : null}
    </>
  );
}
