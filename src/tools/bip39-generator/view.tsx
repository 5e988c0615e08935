import type { ReactNode } from 'react';
import { findLoneSurrogate } from '../../lib/lone-surrogate';
import { useDraftField } from '../../operations/use-draft-field';
import { useOptions } from '../../operations/use-options';
import { Alert } from '../../ui/alert/alert';
import { Badge } from '../../ui/badge/badge';
import { Button } from '../../ui/button/button';
import { CopyButton } from '../../ui/copy/copy-button';
import { CopyIcon } from '../../ui/copy/copy-icon';
import { GeneratedBar } from '../../ui/generated/generated-bar';
import { useRepeatKey } from '../../ui/generated/use-repeat-key';
import { ExactText } from '../../ui/input-text/exact-text';
import { ResultHead, SideBySide } from '../../ui/layout/layout';
import { NoResult } from '../../ui/no-result/no-result';
import { Notes } from '../../ui/notes/notes';
import { useOptionField } from '../../ui/options/use-option-field';
import { Outcome } from '../../ui/outcome/outcome';
import { ResetButton } from '../../ui/reset-button/reset-button';
import type { WordCount } from './entropy';
import { bip39Options } from './operations';
import { namedWord } from './named-word';
import type { PhraseFault, PhraseReport } from './phrase';
import { SeedRows } from './seed-rows';
import { usePhrase } from './use-phrase';
import { useWords } from './use-words';
import styles from './view.module.css';
import { WordGrid } from './word-grid';

export default function Bip39Generator() {
  const words = useWords();
  const [, , reset] = useOptions(bip39Options);
  const option = useOptionField(bip39Options, words.options);
  const passphrase = useDraftField('passphrase', '', { secret: true });
  const { run, sure, phrase, ...state } = usePhrase();

  useRepeatKey(state.drawAnew);
  const renew = (
    <Button icon="refresh-cw" title="Ctrl+Enter" aria-keyshortcuts="Control+Enter Meta+Enter" onClick={state.drawAnew}>
      {words.renew}
    </Button>
  );

  return (
    <SideBySide
      isGenerator
      options={
        <>
          {option('language', { value: state.language, onChange: state.chooseLanguage })}
          {option('words', { as: 'buttons', value: state.count, onChange: state.chooseCount })}
          <div className={styles.wide}>{renew}</div>
          <ExactText
            label={words.passphrase}
            type="password"
            placeholder={words.passphrasePlaceholder}
            hint={findLoneSurrogate(passphrase.value) < 0 ? words.passphraseHint : words.loneSurrogate}
            {...passphrase}
          />
          <ResetButton onReset={reset} />
        </>
      }
    >
      <Alert kind="warning">{words.noFunds}</Alert>
      <ExactText
        label={words.entropy}
        placeholder={words.entropyPlaceholder}
        error={state.entropyFault && words.entropyFault(state.entropyFault)}
        value={state.entropy}
        onChange={state.editEntropy}
        suffix={<CopyEnd label={words.copyEntropy} what={words.entropy} value={sure?.entropy} />}
      />
      <ExactText
        label={words.phrase}
        multiline
        rows={4}
        placeholder={words.phrasePlaceholder}
        hint={state.isOtherLanguage ? words.recognised(state.language) : words.phraseHint}
        error={
          state.phraseFault && <FaultOfPhrase fault={state.phraseFault} phrase={phrase} onReplace={state.editPhrase} />
        }
        value={phrase}
        onChange={state.editPhrase}
        suffix={<CopyEnd label={words.copyPhrase} what={words.phrase} value={sure?.phrase} />}
      />
      <Notes items={[state.isRespelled && { kind: 'info', message: words.respelled }]} />
      {state.entropyFault || state.phraseFault ? <NoResult /> : null}
      <Outcome
        run={{ ...state.work, value: run.value, stale: run.stale }}
        unit="items"
        standIn={<Words report={placeOf(state.count)} seed={<SeedRows report={undefined} passphrase="" />} />}
      >
        {(report) => <Words report={report} seed={<SeedRows report={sure} passphrase={passphrase.value} />} />}
      </Outcome>
      <GeneratedBar first={sure?.phrase ?? '\u00a0'} isStale={run.stale}>
        {renew}
        <CopyButton value={sure?.phrase ?? ''} variant="primary" disabled={!sure} />
      </GeneratedBar>
    </SideBySide>
  );
}

/** A report as long as the one that is on its way. */
function placeOf(count: WordCount): PhraseReport {
  return {
    language: 'english',
    entropy: '',
    phrase: '',
    checksum: '',
    words: Array.from({ length: count }, () => 'abandon'),
    indices: Array.from({ length: count }, () => 0),
  };
}

/** The words one by one, and the seed. */
function Words({ report, seed }: { report: PhraseReport; seed: ReactNode }) {
  const words = useWords();
  return (
    <>
      <ResultHead
        title={words.wordGrid}
        meta={
          <>
            <Badge kind="ok" icon="check">
              {words.valid}
            </Badge>{' '}
            {words.bits(report.entropy.length * 4)}
          </>
        }
      />
      <WordGrid report={report} />
      <p className={styles.hint}>{words.wordGridHint}</p>
      {seed}
    </>
  );
}

interface CopyEndProps {
  label: string;
  what: string;
  value: string | undefined;
}

/** Copies or sends what stands in a field, once it is known to be right. */
function CopyEnd({ label, what, value = '' }: CopyEndProps) {
  return <CopyIcon label={label} sends={what} value={value} />;
}

interface FaultOfPhraseProps {
  fault: PhraseFault;
  phrase: string;
  onReplace: (phrase: string) => void;
}

/** What is wrong with the phrase, with the words that may have been meant. */
function FaultOfPhrase({ fault, phrase, onReplace }: FaultOfPhraseProps) {
  const words = useWords();
  if (fault.code !== 'unknown-word') return words.phraseFault(fault);
  const { at, word, near } = fault;
  const replaceBy = (better: string) => onReplace(phrase.slice(0, at) + better + phrase.slice(at + word.length));
  return (
    <>
      {words.phraseFault({ ...fault, word: namedWord(word) })}
      {near.length > 0 ? (
        <span className={styles.near}>
          {words.didYouMean}
          {near.map((better) => (
            <Button key={better} size="small" title={words.replaceBy(better)} onClick={() => replaceBy(better)}>
              {better}
            </Button>
          ))}
        </span>
      ) : null}
    </>
  );
}
