import { useRef, useState } from 'react';
import { FILE_ENCODING_NAMES } from '../../lib/file-encodings';
import { isEmptySource, type TextSource } from '../../lib/text-source';
import { useHandedOver } from '../../operations/use-handed-over';
import { useDraft } from '../../operations/use-draft';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { Badge } from '../../ui/badge/badge';
import { Panes, Stack } from '../../ui/layout/layout';
import { later } from '../../ui/later';
import { Options } from '../../ui/options/options';
import { Outcome } from '../../ui/outcome/outcome';
import { ViewTabs } from '../../ui/tabs/view-tabs';
import { TextInput, type TextInputHandle } from '../../ui/text-input/text-input';
import { TextOutput } from '../../ui/text-output/text-output';
import { Found } from './found';
import { inspect } from './operations';
import { CLEANING, inspectOptions, SHOWING } from './options';
import { SAMPLE } from './samples';
import { useOpenedFile } from './use-opened-file';
import { useWords } from './use-words';
import styles from './view.module.css';

const Changes = later(async () => (await import('./changes')).Changes);

/** A text left, without what is hidden in it right, and what was found below. */
export default function HiddenCharacterFinder() {
  const words = useWords();
  const [source, setSource] = useDraft<TextSource>('text', SAMPLE, {
    takes: ({ text: given, file }) => (file ? undefined : given),
  });
  const [options] = useOptions(inspectOptions);
  const { openFile, encodingOf } = useOpenedFile();
  useHandedOver(({ file }) => {
    if (file) void openFile(file).then(setSource, () => setSource(file));
  });
  const encoding = encodingOf(source);
  const run = useOperation(inspect, { text: source }, options, { enabled: !isEmptySource(source) });
  const [view, setView] = useState<'result' | 'changes'>('result');
  const input = useRef<TextInputHandle>(null);
  const { value } = run;
  return (
    <Stack>
      <Options
        schema={inspectOptions}
        words={words.options}
        open={['chinese', 'french', 'findsFirst']}
        groups={[
          { label: words.shown, names: Object.values(SHOWING) },
          {
            label: words.cleaning,
            names: [...Object.values(CLEANING), 'softHyphens', 'wideSpaces', 'byteOrderMark', 'nfc'],
          },
        ]}
      />
      <Panes className={styles.panes}>
        <TextInput
          ref={input}
          variant="pane"
          label={words.text}
          value={source}
          onChange={setSource}
          openFile={openFile}
          openedFrom={encoding && FILE_ENCODING_NAMES[encoding]}
          readAs={encoding && encoding !== 'utf-8' ? <Badge>{FILE_ENCODING_NAMES[encoding]}</Badge> : null}
          example={SAMPLE}
          placeholder={words.placeholder}
          onSubmit={run.retry}
        />
        <TextOutput
          label={words.cleaned}
          run={run}
          text={value?.text}
          lines={run.lines}
          fileName="cleaned.txt"
          mimeType="text/plain"
          tabs={<ViewTabs words={words} views={['result', 'changes']} value={view} onChange={setView} />}
          body={value && view === 'changes' ? <Changes examined={value} /> : undefined}
          footer={value ? <span>{value.changes > 0 ? words.changed(value.changes) : words.unchanged}</span> : null}
        />
      </Panes>
      <Outcome run={run} standIn={null}>
        {(examined) => <Found examined={examined} />}
      </Outcome>
    </Stack>
  );
}
