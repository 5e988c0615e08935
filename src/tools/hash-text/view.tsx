import type { DragEvent } from 'react';
import { useDraft } from '../../operations/use-draft';
import { useHandedOver } from '../../operations/use-handed-over';
import { useOptions } from '../../operations/use-options';
import { Stack } from '../../ui/layout/layout';
import { Options } from '../../ui/options/options';
import { Tabs } from '../../ui/tabs/tabs';
import { hashOptions } from './options';
import { TextHashes } from './text-hashes';
import { useFileQueue } from './use-file-queue';
import { useWords } from './use-words';
import styles from './view.module.css';

const SOURCES = ['text', 'files'] as const;

/** Digests of a text or of files, with an expected value to check them against. */
export default function HashText() {
  const words = useWords();
  const [source, setSource] = useDraft<(typeof SOURCES)[number]>('source', 'text');
  const [, change] = useOptions(hashOptions);
  const isText = source === 'text';
  const { FileHashes, queue, add } = useFileQueue(!isText);

  // A file is meant byte for byte; read as text it could lose its byte order mark, or be none.
  const takeFiles = (taken: readonly File[]) => {
    add(taken);
    setSource('files');
  };
  useHandedOver(({ file, direction }) => {
    if (direction === 'expected') return;
    if (file) return takeFiles([file]);
    setSource('text');
    // A text that is sent here is meant as it stands, however the last one was read.
    change({ readAs: 'utf-8' });
  });
  const takeDrop = (event: DragEvent) => {
    if (!isText || event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    takeFiles([...event.dataTransfer.files]);
  };
  const tabs = SOURCES.map((id) => ({ id, label: words[id] }));

  return (
    <div className={styles.sheet}>
      <Options
        schema={hashOptions}
        words={words.options}
        before={<Tabs label={words.source} size="small" value={source} onChange={setSource} tabs={tabs} />}
        open={['encoding', 'sha3Size', 'readAs']}
        without={['fileRows', 'fileView', 'showsMore', ...(isText ? [] : (['readAs'] as const))]}
      />
      <Stack onDropCapture={takeDrop}>
        {isText ? <TextHashes onFile={(file) => takeFiles([file])} /> : null}
        {!isText && FileHashes && queue ? <FileHashes queue={queue} /> : null}
        <p className="meta">{words.notForSecurityHint}</p>
      </Stack>
    </div>
  );
}
