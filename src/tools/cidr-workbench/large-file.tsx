import { useEffect } from 'react';
import { useLocale } from '../../i18n/context';
import { formatBytes } from '../../i18n/words';
import { keepLargeResults } from '../../lib/blob-sink';
import { downloadBlob } from '../../lib/download';
import type { Run } from '../../operations/use-operation';
import { Alert } from '../../ui/alert/alert';
import { Question } from '../../ui/question/question';
import { CopyLarge } from '../../ui/text-output/copy-large';
import { Unfinished } from '../../ui/unfinished/unfinished';
import { SLOW_ROWS, type WantedFile } from './wanted-file';
import { useWords } from './use-words';

export interface LargeFileProps {
  run: Run<Blob, unknown>;
  wanted: WantedFile | undefined;
  isAllowed: boolean;
  onAllow: () => void;
  onEnd: () => void;
}

/** A list of very many rows that the worker writes: asked about, then saved, or copied when that is wanted all the same. */
export function LargeFile({ run, wanted, isAllowed, onAllow, onEnd }: LargeFileProps) {
  const words = useWords();
  const locale = useLocale();
  const file = wanted && run.status === 'done' ? run.value : undefined;
  // The file is read by the browser's download after this has ended, so it is kept as long as the page shows the list.
  useEffect(keepLargeResults, []);
  useEffect(() => {
    if (!file || wanted?.to !== 'file') return;
    downloadBlob(file, wanted.fileName);
    onEnd();
    // Saved once, whatever becomes of the function.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [file, wanted]);
  return (
    <>
      {wanted && wanted.rows > SLOW_ROWS && !isAllowed ? (
        <Question
          open
          title={words.askLarge(wanted.rows, formatBytes(locale, wanted.rows * wanted.rowBytes))}
          act={words.writeLarge}
          onAct={onAllow}
          onCancel={onEnd}
        >
          {words.askLargeHint}
        </Question>
      ) : null}
      <Unfinished run={run} unit="items" />
      {wanted && run.status === 'fault' ? <Alert kind="error" title={words.fault({ code: 'no-room' })} /> : null}
      {file && wanted?.to === 'clipboard' ? <CopyLarge whole={file} onClose={onEnd} /> : null}
    </>
  );
}
