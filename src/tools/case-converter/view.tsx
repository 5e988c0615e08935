import { useState } from 'react';
import { useKitWords } from '../../i18n/context';
import { isEmptySource, type TextSource } from '../../lib/text-source';
import { useDraft } from '../../operations/use-draft';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { ResultHead, Stack } from '../../ui/layout/layout';
import { NoResult } from '../../ui/no-result/no-result';
import { Notes } from '../../ui/notes/notes';
import { Options } from '../../ui/options/options';
import { TextInput } from '../../ui/text-input/text-input';
import { Unfinished } from '../../ui/unfinished/unfinished';
import { CASE_STYLES, toggled, type CaseStyle } from './convert';
import { overview } from './operations';
import { caseOptions } from './options';
import { Row } from './row';
import { useWords } from './use-words';
import styles from './view.module.css';

const INITIAL = 'lorem ipsum dolor sit amet';

/** One text in every letter case and identifier style, a row each. */
export default function CaseConverter() {
  const words = useWords();
  const kit = useKitWords();
  const [source, setSource] = useDraft<TextSource>('text', INITIAL, { takes: 'text' });
  const [{ favourites, ...settings }] = useOptions(caseOptions);
  const run = useOperation(overview, { text: source }, settings);
  const [open, setOpen] = useState<readonly CaseStyle[]>([]);
  const isWordless = run.status === 'done' && run.value?.hasWords === false && !isEmptySource(source);
  const ordered = [...favourites, ...CASE_STYLES.filter((style) => !favourites.includes(style))];

  return (
    <Stack>
      <Options
        schema={caseOptions}
        words={words.options}
        open={['eachLine', 'splitDigits', 'keepEnds', 'language', 'acronyms']}
        clearable={['acronyms']}
        without={['favourites']}
      />
      <TextInput label={words.text} value={source} onChange={setSource} rows={5} example={words.sample} />
      <ResultHead title={words.results} />
      <Unfinished run={run} />
      {isWordless ? <Notes items={[{ kind: 'info', message: words.noWords }]} /> : null}
      {isEmptySource(source) ? (
        <NoResult>{kit.resultHere}</NoResult>
      ) : (
        <ul className={styles.rows} aria-label={words.results} data-stale={run.stale ? '' : undefined}>
          {ordered.map((style) => (
            <Row
              key={style}
              {...{ style, source, settings, run }}
              isOpen={open.includes(style)}
              onOpen={() => setOpen(toggled(open, style))}
            />
          ))}
        </ul>
      )}
    </Stack>
  );
}
