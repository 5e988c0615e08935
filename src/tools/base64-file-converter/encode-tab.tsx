import { useOptions } from '../../operations/use-options';
import { FileDrop } from '../../ui/file-drop/file-drop';
import { later } from '../../ui/later';
import { Stack } from '../../ui/layout/layout';
import { Options } from '../../ui/options/options';
import { hasLines, styleOf } from './forms';
import { encodeOptions } from './operations';
import { useEncodingQueue } from './use-encoding-queue';
import { useWords } from './use-words';

const EncodedFiles = later(async () => (await import('./encoded-files')).EncodedFiles);

export interface EncodeTabProps {
  files: readonly File[];
  onFiles: (files: readonly File[]) => void;
}

/** Files of any size as Base64, in one of several forms. */
export function EncodeTab({ files, onFiles }: EncodeTabProps) {
  const words = useWords();
  const [{ form, lineLength }] = useOptions(encodeOptions);
  const [queue, entries] = useEncodingQueue(files, styleOf(form, lineLength));
  return (
    <Stack>
      <FileDrop multiple onFiles={(added) => onFiles([...files, ...added])} hint={words.dropHint} />
      <Options
        schema={encodeOptions}
        words={words.options}
        open={['form', 'lineLength']}
        buttons={['lineLength']}
        off={hasLines(form) ? [] : ['lineLength']}
      />
      {files.length > 0 ? <EncodedFiles entries={entries} queue={queue} files={files} onFiles={onFiles} /> : null}
    </Stack>
  );
}
