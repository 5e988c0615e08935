import { useToolId } from '../../operations/tool-context';
import { useOptions } from '../../operations/use-options';
import { Button } from '../../ui/button/button';
import { DownloadButton } from '../../ui/download-button/download-button';
import { ResultHead } from '../../ui/layout/layout';
import { filesAsJson } from './all-files';
import { CopyBlob } from './copy-blob';
import type { EncodeTabProps } from './encode-tab';
import { EncodedFile } from './encoded-file';
import type { EncodingQueue, QueuedFile } from './encoding-queue';
import { isPlain } from './forms';
import { encodeOptions } from './operations';
import { useWords } from './use-words';
import styles from './view.module.css';

export interface EncodedFilesProps extends EncodeTabProps {
  /** What the queue holds now. */
  entries: readonly QueuedFile[];
  queue: EncodingQueue;
}

/** The files below each other, each with its Base64, and what can be done with all of them. */
export function EncodedFiles({ entries, queue, files, onFiles }: EncodedFilesProps) {
  const words = useWords();
  const toolId = useToolId();
  const [{ form, lineLength }] = useOptions(encodeOptions);
  const isReady = entries.every(({ state }) => state === 'done');
  const size = entries.reduce((sum, { encoded }) => sum + (encoded?.base64.size ?? 0), 0);
  const json = () => filesAsJson(entries, isPlain(form, lineLength), toolId);
  const actions = (
    <div className={styles.actions}>
      <Button variant="quiet" icon="x" onClick={() => onFiles([])}>
        {words.removeAll}
      </Button>
      <DownloadButton label={words.downloadAll} fileName="files.json" content={json} disabled={!isReady} />
      <CopyBlob label={words.copyAll} size={size} content={json} disabled={!isReady} />
    </div>
  );
  return (
    <>
      {entries.length > 1 ? <ResultHead title={words.fileCount(entries.length)} actions={actions} /> : null}
      {entries.map((entry) => (
        <EncodedFile
          key={entry.id}
          entry={entry}
          form={form}
          queue={queue}
          onRemove={() => onFiles(files.filter((file) => file !== entry.file))}
        />
      ))}
    </>
  );
}
