import { useEffect, useState, useSyncExternalStore } from 'react';
import { runOperation } from '../../operations/run-operation';
import { useToolId } from '../../operations/tool-context';
import { useOptions } from '../../operations/use-options';
import { ButtonsSelect } from '../../ui/buttons-select/buttons-select';
import { FileDrop } from '../../ui/file-drop/file-drop';
import { Stack } from '../../ui/layout/layout';
import { Option, OptionRow } from '../../ui/option-row/option-row';
import { OptionSelect } from '../../ui/option-row/option-select';
import { makePart, usePart } from '../../ui/part';
import { EncodingQueue } from './encoding-queue';
import { FORMS, hasLines, LINE_LENGTHS, styleOf } from './forms';
import { describeFile, encodeOptions } from './operations';
import { useWords } from './use-words';

const resultsPart = makePart(() => import('./encoded-files'));

export interface EncodeTabProps {
  files: readonly File[];
  onFiles: (files: readonly File[]) => void;
}

/** Files of any size as Base64, in one of several forms. */
export function EncodeTab({ files, onFiles }: EncodeTabProps) {
  const words = useWords();
  const toolId = useToolId();
  const [options, setOptions, resetOptions] = useOptions(encodeOptions);
  const { form, lineLength } = options;
  const [queue] = useState(() => createQueue(toolId));
  const entries = useSyncExternalStore(queue.subscribe, queue.files);
  const results = usePart(resultsPart, files.length > 0);

  // The queue is a world of its own: it works on while nothing is rendered.
  useEffect(() => queue.want(styleOf(form, lineLength)), [queue, form, lineLength]);
  useEffect(() => queue.hold(files), [queue, files]);
  useEffect(() => () => queue.hold([]), [queue]);

  return (
    <Stack>
      <FileDrop multiple onFiles={(added) => onFiles([...files, ...added])} hint={words.dropHint} />
      <OptionRow onReset={resetOptions}>
        <OptionSelect
          label={words.form}
          options={FORMS.map((value) => ({ value, label: words.forms[value] }))}
          value={form}
          onChange={(value) => setOptions({ form: value })}
        />
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
      {results ? (
        <results.EncodedFiles entries={entries} queue={queue} options={options} files={files} onFiles={onFiles} />
      ) : null}
    </Stack>
  );
}

function createQueue(toolId: string): EncodingQueue {
  return new EncodingQueue({
    encode: (file, style, signal, onProgress) =>
      runOperation(describeFile, { file }, style, { toolId, signal, onProgress }),
    now: () => Date.now(),
  });
}
