import { useEffect, useState } from 'react';
import { useLocale } from '../../i18n/context';
import { formatBytes } from '../../i18n/words';
import { keepLargeResults } from '../../lib/blob-sink';
import { downloadBlob } from '../../lib/download';
import { useOperation } from '../../operations/use-operation';
import { Alert } from '../../ui/alert/alert';
import { Question } from '../../ui/question/question';
import { CopyLarge } from '../../ui/text-output/copy-large';
import { Unfinished } from '../../ui/unfinished/unfinished';
import { list } from './operations';
import { ROW_BYTES, type ListFormat, type SplitWish } from './split';
import { useWords } from './use-words';

/** Longer ones take a while to write, which is asked about before it begins. */
const SLOW_LIST = 2 ** 20;

/** A list that was asked for: what was split, how, into how many, and where the list goes. */
export interface WantedList {
  readonly text: string;
  readonly wish: SplitWish & { readonly format: ListFormat };
  readonly count: number;
  readonly to: 'clipboard' | 'file';
}

/** Writes a list of very many rows in the worker, then saves it, or asks whether so much shall be copied. */
export function LargeList({ wanted, onEnd }: { wanted: WantedList | undefined; onEnd: () => void }) {
  const words = useWords();
  const locale = useLocale();
  const [allowed, setAllowed] = useState<WantedList>();
  const isAsking = wanted !== undefined && wanted.count > SLOW_LIST && allowed !== wanted;
  const enabled = wanted !== undefined && !isAsking;
  const run = useOperation(list, { text: wanted?.text ?? '' }, wanted?.wish ?? {}, { enabled });
  const file = enabled && run.status === 'done' ? run.value : undefined;
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
      {isAsking ? (
        <Question
          open
          title={words.askLarge(wanted.count, formatBytes(locale, wanted.count * ROW_BYTES[wanted.wish.format]))}
          act={words.writeLarge}
          onAct={() => setAllowed(wanted)}
          onCancel={onEnd}
        >
          {words.askLargeHint}
        </Question>
      ) : null}
      <Unfinished run={run} unit="items" />
      {run.status === 'fault' ? <Alert kind="error" title={words.noRoom} /> : null}
      {file && wanted?.to === 'clipboard' ? <CopyLarge whole={file} onClose={onEnd} /> : null}
    </>
  );
}
