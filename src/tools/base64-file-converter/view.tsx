import { useEffect, useState } from 'react';
import { keepLargeResults } from '../../lib/blob-sink';
import { useDraft } from '../../operations/use-draft';
import { useHandedOver } from '../../operations/use-handed-over';
import { later } from '../../ui/later';
import { Sheet } from '../../ui/layout/layout';
import { ToolTabs } from '../../ui/tool-tabs/tool-tabs';
import { EncodeTab } from './encode-tab';
import { useWords } from './use-words';

const DecodeTab = later(async () => (await import('./decode-tab')).DecodeTab);

const NO_FILES: readonly File[] = [];

/** Files to Base64, and Base64 to a file. */
export default function Base64FileConverter() {
  const words = useWords();
  const [, setDirection] = useDraft<'encode' | 'decode'>('direction', 'encode', {
    takes: ({ direction, file }) => (file && direction !== 'decode' ? 'encode' : 'decode'),
  });
  const [files, setFiles] = useDraft<readonly File[]>('files', NO_FILES);
  // Files do not outlive the page, so what an older page left under this name is none.
  const [held] = useState(() => files.filter((file) => file instanceof File));
  const shown = files.every((file) => file instanceof File) ? files : held;
  const encode = (file: File) => {
    setFiles([...shown, file]);
    setDirection('encode');
  };
  useHandedOver(({ file, direction }) => {
    if (file && direction !== 'decode') encode(file);
  });

  useEffect(() => keepLargeResults(), []);

  return (
    <Sheet>
      <ToolTabs
        label={words.direction}
        draft="direction"
        names={words.directions}
        pages={{
          encode: <EncodeTab files={shown} onFiles={setFiles} />,
          decode: <DecodeTab onEncode={encode} />,
        }}
      />
    </Sheet>
  );
}
