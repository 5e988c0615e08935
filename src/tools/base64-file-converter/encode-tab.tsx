import { useEffect, useState, useSyncExternalStore } from 'react';
import { useWords } from '../../i18n/context';
import { OperationFailure } from '../../lib/failure';
import { runOperation } from '../../operations/run-operation';
import { useToolId } from '../../operations/tool-context';
import { useOptions } from '../../operations/use-options';
import { Button } from '../../ui/button/button';
import { ButtonsSelect } from '../../ui/buttons-select/buttons-select';
import { DownloadButton } from '../../ui/download-button/download-button';
import { FileDrop } from '../../ui/file-drop/file-drop';
import { ResultHead, Stack } from '../../ui/layout/layout';
import { Option, OptionRow } from '../../ui/option-row/option-row';
import { Select } from '../../ui/select/select';
import { CopyBlob } from './copy-blob';
import { EncodedFile } from './encoded-file';
import { EncodingQueue, type QueuedFile } from './encoding-queue';
import { distinctNames, FORMS, hasLines, LINE_LENGTHS, styleOf, wrapperOf } from './forms';
import type { words as zhCn } from './locales/zh-cn';
import { describeFile, encodeOptions } from './operations';
import styles from './view.module.css';

export interface EncodeTabProps {
  files: readonly File[];
  onFiles: (files: readonly File[]) => void;
}

/** Files of any size as Base64, in one of several forms. */
export function EncodeTab({ files, onFiles }: EncodeTabProps) {
  const words = useWords<typeof zhCn>();
  const toolId = useToolId();
  const [options, setOptions, resetOptions] = useOptions(encodeOptions);
  const { form, lineLength } = options;
  const [queue] = useState(() => createQueue(toolId));
  const entries = useSyncExternalStore(queue.subscribe, queue.files);

  // The queue is a world of its own: it works on while nothing is rendered.
  useEffect(() => queue.want(styleOf(form, lineLength)), [queue, form, lineLength]);
  useEffect(() => queue.hold(files), [queue, files]);
  useEffect(() => () => queue.hold([]), [queue]);

  return (
    <Stack>
      <FileDrop multiple onFiles={(added) => onFiles([...files, ...added])} hint={words.dropHint} />
      <OptionRow onReset={resetOptions}>
        <Option label={words.form}>
          <Select
            label={words.form}
            hideLabel
            size="small"
            options={FORMS.map((value) => ({ value, label: words.forms[value] }))}
            value={form}
            onChange={(value) => setOptions({ form: value })}
          />
        </Option>
        <Option label={words.lineLength}>
          <ButtonsSelect
            label={words.lineLength}
            hideLabel
            size="small"
            disabled={!hasLines(form)}
            options={LINE_LENGTHS.map((value) =>
              value === 0
                ? { value, label: words.oneLine }
                : { value, label: String(value), tooltip: words.charactersPerLine(value) },
            )}
            value={hasLines(form) ? lineLength : 0}
            onChange={(value) => setOptions({ lineLength: value })}
          />
        </Option>
      </OptionRow>
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
          form={form}
          onCancel={() => queue.cancel(entry.id)}
          onRetry={() => queue.retry(entry.id)}
          onRemove={() => onFiles(files.filter((file) => file !== entry.file))}
        />
      ))}
    </Stack>
  );
}

function styleIsPlain({ form, lineLength }: { form: (typeof FORMS)[number]; lineLength: 0 | 64 | 76 }): boolean {
  const { urlSafe, lineLength: length } = styleOf(form, lineLength);
  return !urlSafe && length === 0;
}

function createQueue(toolId: string): EncodingQueue {
  return new EncodingQueue({
    encode: (file, style, signal, onProgress) =>
      runOperation(describeFile, { file }, style, { toolId, signal, onProgress }),
    now: () => Date.now(),
  });
}

interface AllFilesProps {
  entries: readonly QueuedFile[];
  /** Whether the Base64 at hand is what a data URI needs. */
  isPlain: boolean;
  onClear: () => void;
}

/** One JSON object of all files, from name to data URI. */
function AllFiles({ entries, isPlain, onClear }: AllFilesProps) {
  const words = useWords<typeof zhCn>();
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
      const { base64, type } = await base64Of(entry);
      const [before, after] = wrapperOf('json', type.mimeType, entry.file.name);
      parts.push(index === 0 ? '{\n' : ',\n', `  ${JSON.stringify(names[index])}: ${before}`, base64, after);
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
