import { useMemo, useRef } from 'react';
import { useLocale } from '../../i18n/context';
import { LANGUAGE_TAGS } from '../../i18n/locale';
import { FILE_ENCODING_NAMES } from '../../lib/file-encodings';
import type { TextSource } from '../../lib/text-source';
import { useDraft } from '../../operations/use-draft';
import { useOperation } from '../../operations/use-operation';
import { useHandedOver } from '../../operations/use-handed-over';
import { useOptions } from '../../operations/use-options';
import { useHasWrongField } from '../../operations/wrong-fields';
import { Badge } from '../../ui/badge/badge';
import { Stack } from '../../ui/layout/layout';
import { NoResult } from '../../ui/no-result/no-result';
import { Notes } from '../../ui/notes/notes';
import { OptionSelect } from '../../ui/option-row/option-select';
import { Options } from '../../ui/options/options';
import { Outcome } from '../../ui/outcome/outcome';
import { TextInput } from '../../ui/text-input/text-input';
import { Counts, Limits, Tiles } from './count-results';
import { Frequencies } from './frequencies';
import { languageChoices } from './language-choices';
import { count } from './operations';
import { countOptions } from './options';
import { selectionText } from './show-count';
import { useOpenedFile } from './use-opened-file';
import { useSelectedText } from './use-selected-text';
import { useWords } from './use-words';
import styles from './view.module.css';

export default function TextStatistics() {
  const words = useWords();
  const [text, setText] = useDraft<TextSource>('text', words.sample, {
    takes: ({ text: given, file }) => (file ? undefined : given),
  });
  const [options] = useOptions(countOptions);
  const { openFile, encodingOf } = useOpenedFile();
  useHandedOver(({ file }) => {
    if (file) void openFile(file).then(setText, () => setText(file));
  });
  const encoding = encodingOf(text);
  const run = useOperation(count, { text }, options);
  const around = useRef<HTMLDivElement>(null);
  const selected = useSelectedText(around);
  const selection = useOperation(count, { text: selected }, options, { enabled: selected !== '' });
  const statistics = run.value;
  const isWrong = useHasWrongField();

  return (
    <Stack>
      <Options
        schema={countOptions}
        words={words.options}
        open={['language', 'ignoreCase', 'hideStopWords', 'minWordLength']}
        own={{ language: <LanguageOption guessed={run.status === 'done' ? statistics?.language : undefined} /> }}
      />
      <div className={styles.columns}>
        <div ref={around} className={styles.input}>
          <TextInput
            label={words.text}
            value={text}
            onChange={setText}
            openFile={openFile}
            openedFrom={encoding && FILE_ENCODING_NAMES[encoding]}
            readAs={encoding && encoding !== 'utf-8' ? <Badge>{FILE_ENCODING_NAMES[encoding]}</Badge> : null}
            rows={12}
            example={words.sample}
            footer={
              <p role="status" className={styles.selected}>
                {selected !== '' && selection.value ? selectionText(words, selection.value) : ''}
              </p>
            }
          />
          {statistics ? <Limits statistics={statistics} /> : null}
        </div>
        <Stack>
          {isWrong ? <NoResult /> : null}
          <Outcome run={run} className={styles.results} standIn={null}>
            {(counted) => (
              <>
                {counted.isBroken ? <Notes items={[{ kind: 'warning', message: words.broken }]} /> : null}
                <Tiles statistics={counted} />
                <Counts statistics={counted} isStale={run.stale} />
              </>
            )}
          </Outcome>
        </Stack>
      </div>
      {statistics && statistics.characters > 0 ? (
        <div className={styles.columns} data-stale={run.stale ? '' : undefined}>
          <Frequencies of="words" statistics={statistics} />
          <Frequencies of="characters" statistics={statistics} />
        </div>
      ) : null}
    </Stack>
  );
}

/** The language that words are read in; what it was found to be, where it is found out. */
function LanguageOption({ guessed }: { guessed: string | undefined }) {
  const words = useWords();
  const tag = LANGUAGE_TAGS[useLocale()];
  const [{ language }, change] = useOptions(countOptions);
  const found = language === 'auto' ? guessed : undefined;
  const options = useMemo(() => languageChoices(words, tag, found), [words, tag, found]);
  return (
    <OptionSelect
      label={words.options.language}
      className={styles.language}
      options={options}
      value={language}
      onChange={(value) => change({ language: value })}
    />
  );
}
