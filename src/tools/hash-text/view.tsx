import { useEffect, useRef, useState, type DragEvent } from 'react';
import type { TextSource } from '../../lib/text-source';
import { useToolId } from '../../operations/tool-context';
import { useDraft } from '../../operations/use-draft';
import { useOptions } from '../../operations/use-options';
import { Stack } from '../../ui/layout/layout';
import { OptionRow } from '../../ui/option-row/option-row';
import { OptionSelect } from '../../ui/option-row/option-select';
import { makePart, usePart } from '../../ui/part';
import { Tabs } from '../../ui/tabs/tabs';
import { SHA3_SIZES } from '../../lib/hashing/algorithms';
import { DIGEST_ENCODINGS } from '../../lib/hashing/digest-encoding';
import type { FileQueue } from './file-queue';
import { hashOptions, READ_AS } from './options';
import { TextHashes } from './text-hashes';
import { useWords } from './use-words';
import styles from './view.module.css';

const filesPart = makePart(async () => {
  const [{ FileHashes }, { createQueue }] = await Promise.all([import('./file-hashes'), import('./hashing-queue')]);
  return { FileHashes, createQueue };
});

type Source = 'text' | 'files';

/** Digests of a text or of files, with an expected value to check them against. */
export default function HashText() {
  const words = useWords();
  const toolId = useToolId();
  const [options, setOptions, resetOptions] = useOptions(hashOptions);
  const [source, setSource] = useDraft<Source>('source', 'text');
  const [expected, setExpected] = useDraft<TextSource>('expected', '');
  const files = usePart(filesPart, source === 'files');
  // The queue outlives the tab in which its files are shown.
  const [queue, setQueue] = useState<FileQueue>();
  if (files && !queue) setQueue(files.createQueue(toolId));
  useEffect(() => () => queue?.cancelAll(), [queue]);
  // Files that were dropped before the queue was here.
  const waiting = useRef<File[]>([]);
  useEffect(() => queue?.add(waiting.current.splice(0)), [queue]);

  // A file is meant byte for byte; read as text it could lose its byte order mark, or be none.
  const takeFiles = (taken: readonly File[]) => {
    if (queue) queue.add(taken);
    else waiting.current.push(...taken);
    setSource('files');
  };
  const takeDrop = (event: DragEvent) => {
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    takeFiles([...event.dataTransfer.files]);
  };
  const shared = { options, onOptions: setOptions, expectedSource: expected, onExpected: setExpected };

  return (
    <div className={styles.sheet}>
      <OptionRow onReset={resetOptions}>
        <Tabs
          label={words.source}
          size="small"
          value={source}
          onChange={setSource}
          tabs={[
            { id: 'text', label: words.text },
            { id: 'files', label: words.files },
          ]}
        />
        <OptionSelect
          label={words.encoding}
          options={DIGEST_ENCODINGS.map((value) => ({ value, label: words.encodings[value] }))}
          value={options.encoding}
          onChange={(encoding) => setOptions({ encoding })}
        />
        <OptionSelect
          label={words.sha3Size}
          options={SHA3_SIZES.map((value) => ({ value, label: value }))}
          value={options.sha3Size}
          onChange={(sha3Size) => setOptions({ sha3Size })}
        />
        {source === 'text' ? (
          <OptionSelect
            label={words.readAs}
            options={READ_AS.map((value) => ({ value, label: words.readAsNames[value] }))}
            value={options.readAs}
            onChange={(readAs) => setOptions({ readAs })}
          />
        ) : null}
      </OptionRow>
      {source === 'text' ? (
        <Stack onDropCapture={takeDrop}>
          <TextHashes {...shared} onFile={(file) => takeFiles([file])} />
          <p className="meta">{words.notForSecurityHint}</p>
        </Stack>
      ) : (
        <Stack>
          {files && queue ? <files.FileHashes queue={queue} {...shared} /> : null}
          <p className="meta">{words.notForSecurityHint}</p>
        </Stack>
      )}
    </div>
  );
}
