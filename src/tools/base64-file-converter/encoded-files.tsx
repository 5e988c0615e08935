import type { InferOutput } from 'valibot';
import { distinctNames } from '../../lib/distinct-names';
import { OperationFailure } from '../../lib/failure';
import { runOperation } from '../../operations/run-operation';
import { useToolId } from '../../operations/tool-context';
import { Button } from '../../ui/button/button';
import { DownloadButton } from '../../ui/download-button/download-button';
import { ResultHead } from '../../ui/layout/layout';
import { CopyBlob } from './copy-blob';
import { EncodedFile } from './encoded-file';
import type { EncodingQueue, QueuedFile } from './encoding-queue';
import { addressType } from './encode';
import { styleOf, wrapperOf } from './forms';
import { describeFile, type encodeOptions } from './operations';
import { useWords } from './use-words';
import styles from './view.module.css';

type EncodeOptions = InferOutput<typeof encodeOptions>;

export interface EncodedFilesProps {
  /** What the queue holds now. */
  entries: readonly QueuedFile[];
  queue: EncodingQueue;
  options: EncodeOptions;
  files: readonly File[];
  onFiles: (files: readonly File[]) => void;
}

/** The files below each other, each with its Base64, and what can be done with all of them. */
export function EncodedFiles({ entries, queue, options, files, onFiles }: EncodedFilesProps) {
  const words = useWords();
  return (
    <>
      {entries.length > 1 ? (
        <ResultHead
          title={words.fileCount(entries.length)}
          actions={<AllFiles entries={entries} isPlain={styleIsPlain(options)} onClear={() => onFiles([])} />}
        />
      ) : null}
      {entries.map((entry) => (
        <EncodedFile
          key={entry.id}
          entry={entry}
          form={options.form}
          onCancel={() => queue.cancel(entry.id)}
          onRetry={() => queue.retry(entry.id)}
          onRemove={() => onFiles(files.filter((file) => file !== entry.file))}
        />
      ))}
    </>
  );
}

function styleIsPlain({ form, lineLength }: EncodeOptions): boolean {
  const { urlSafe, lineLength: length } = styleOf(form, lineLength);
  return !urlSafe && length === 0;
}

interface AllFilesProps {
  entries: readonly QueuedFile[];
  /** Whether the Base64 at hand is what a data URI needs. */
  isPlain: boolean;
  onClear: () => void;
}

/** One JSON object of all files, from name to data URI. */
function AllFiles({ entries, isPlain, onClear }: AllFilesProps) {
  const words = useWords();
  const toolId = useToolId();
  const isReady = entries.every(({ state }) => state === 'done');

  async function base64Of({ file, encoded }: QueuedFile) {
    if (encoded && isPlain) return encoded;
    const made = await runOperation(describeFile, { file }, {}, { toolId });
    if (!made.ok) throw new OperationFailure({ code: 'unreadable', input: 'file' });
    return made.value;
  }

  async function json(): Promise<Blob> {
    const names = distinctNames(entries.map(({ file }) => file.name));
    const parts: (string | Blob)[] = [];
    // One at a time, as everywhere: each may be large.
    for (const [index, entry] of entries.entries()) {
      const made = await base64Of(entry);
      const [before, after] = wrapperOf('json', addressType(made), entry.file.name);
      parts.push(index === 0 ? '{\n' : ',\n', `  ${JSON.stringify(names[index])}: ${before}`, made.base64, after);
    }
    return new Blob([...parts, '\n}\n'], { type: 'application/json' });
  }

  const size = entries.reduce((sum, { encoded }) => sum + (encoded?.base64.size ?? 0), 0);
  return (
    <div className={styles.actions}>
      <Button variant="quiet" icon="x" onClick={onClear}>
        {words.removeAll}
      </Button>
      <DownloadButton label={words.downloadAll} fileName="files.json" content={json} disabled={!isReady} />
      <CopyBlob label={words.copyAll} size={size} content={json} disabled={!isReady} />
    </div>
  );
}
