import { useEffect, useState } from 'react';
import { keepLargeResults } from '../../lib/blob-sink';
import { useDraft } from '../../operations/use-draft';
import { Sheet } from '../../ui/layout/layout';
import { makePart, usePart } from '../../ui/part';
import { Tabs } from '../../ui/tabs/tabs';
import { EncodeTab } from './encode-tab';
import { useWords } from './use-words';

type Direction = 'encode' | 'decode';

const decodePart = makePart(() => import('./decode-tab'));

const NO_FILES: readonly File[] = [];

/** Files to Base64, and Base64 to a file. */
export default function Base64FileConverter() {
  const words = useWords();
  const [direction, setDirection] = useDraft<Direction>('direction', 'encode', { takes: 'direction' });
  const decoder = usePart(decodePart, direction === 'decode');
  const [files, setFiles] = useDraft<readonly File[]>('files', NO_FILES);
  // Files do not outlive the page, so what an older page left under this name is none.
  const [held] = useState(() => files.filter((file) => file instanceof File));
  const shown = files.every((file) => file instanceof File) ? files : held;

  useEffect(() => keepLargeResults(), []);

  return (
    <Sheet>
      <Tabs
        label={words.direction}
        value={direction}
        onChange={setDirection}
        tabs={[
          {
            id: 'encode',
            label: words.toBase64,
            content: <EncodeTab files={shown} onFiles={setFiles} />,
          },
          {
            id: 'decode',
            label: words.toFile,
            content: decoder ? (
              <decoder.DecodeTab
                onEncode={(file) => {
                  setFiles([...shown, file]);
                  setDirection('encode');
                }}
              />
            ) : null,
          },
        ]}
      />
    </Sheet>
  );
}
