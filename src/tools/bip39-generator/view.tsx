import { useState } from 'react';
import { findLoneSurrogate, replaceLoneSurrogates } from '../../lib/lone-surrogate';
import { useDraft } from '../../operations/use-draft';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { Alert } from '../../ui/alert/alert';
import { Badge } from '../../ui/badge/badge';
import { Button } from '../../ui/button/button';
import { ButtonsSelect } from '../../ui/buttons-select/buttons-select';
import { CopyButton } from '../../ui/copy/copy-button';
import { InputText } from '../../ui/input-text/input-text';
import { ResultHead, SideBySide } from '../../ui/layout/layout';
import { Notes } from '../../ui/notes/notes';
import { Select } from '../../ui/select/select';
import { Unfinished } from '../../ui/unfinished/unfinished';
import { WORD_COUNTS } from './entropy';
import { bip39Options, draw, read, spell } from './operations';
import type { PhraseFault } from './phrase';
import { SeedRows } from './seed-rows';
import { useWords } from './use-words';
import styles from './view.module.css';
import { LANGUAGES, type Language } from './word-lists';
import { WordGrid } from './word-grid';

/** Which of the two views of the value was edited last; at first it is drawn by chance. */
type Source =
  | { readonly kind: 'drawn' }
  | { readonly kind: 'entropy'; readonly text: string }
  | { readonly kind: 'phrase'; readonly text: string };

const DRAWN: Source = { kind: 'drawn' };

export default function Bip39Generator() {
  const words = useWords();
  const [options, change, reset] = useOptions(bip39Options);
  const [source, setSource] = useDraft<Source>('source', DRAWN, { secret: true });
  const [passphrase, setPassphrase] = useDraft('passphrase', '', { secret: true });
  const [round, setRound] = useState(0);
  const [isRespelled, setRespelled] = useState(false);

  // Without the language: another one must not draw again.
  const drawn = useOperation(
    draw,
    {},
    { words: options.words },
    { enabled: source.kind === 'drawn', resultKey: round },
  );
  const entropy = source.kind === 'entropy' ? source.text : source.kind === 'drawn' ? (drawn.value ?? '') : '';
  const typed = source.kind === 'phrase' ? source.text : '';
  const spelled = useOperation(spell, { entropy }, options, { enabled: entropy.trim() !== '' });
  const checked = useOperation(read, { phrase: typed }, options, { enabled: typed.trim() !== '' });
  const run = source.kind === 'phrase' ? checked : spelled;
  const report = run.value;
  const sure = run.status === 'done' ? report : undefined;

  const edit = (next: Source) => {
    setRespelled(false);
    setSource(next);
  };
  const drawAnew = () => {
    edit(DRAWN);
    setRound((count) => count + 1);
  };
  const chooseLanguage = (language: Language) => {
    if (sure && source.kind === 'phrase') setSource({ kind: 'entropy', text: sure.entropy });
    change({ language });
    setRespelled(sure !== undefined);
  };

  return (
    <SideBySide
      options={
        <>
          <Select
            label={words.language}
            options={LANGUAGES.map((value) => ({ value, label: words.languages[value] }))}
            value={source.kind === 'phrase' && sure ? sure.language : options.language}
            onChange={chooseLanguage}
          />
          <ButtonsSelect
            label={words.wordCount}
            options={WORD_COUNTS.map((value) => ({ value, label: String(value) }))}
            value={WORD_COUNTS.find((count) => count === sure?.words.length) ?? options.words}
            onChange={(count) => {
              change({ words: count });
              drawAnew();
            }}
          />
          <div>
            <Button icon="refresh-cw" onClick={drawAnew}>
              {words.renew}
            </Button>
          </div>
          <InputText
            label={words.passphrase}
            type="password"
            mono
            placeholder={words.passphrasePlaceholder}
            hint={findLoneSurrogate(passphrase) < 0 ? words.passphraseHint : words.loneSurrogate}
            value={passphrase}
            onChange={setPassphrase}
          />
          <div>
            <Button variant="quiet" size="small" icon="rotate-ccw" className={styles.reset} onClick={reset}>
              {words.reset}
            </Button>
          </div>
        </>
      }
    >
      <Alert kind="warning">{words.noFunds}</Alert>
      <InputText
        label={words.entropy}
        mono
        autoComplete="off"
        placeholder={words.entropyPlaceholder}
        error={source.kind !== 'phrase' && spelled.fault ? words.entropyFault(spelled.fault) : undefined}
        value={source.kind === 'phrase' ? (sure?.entropy ?? '') : entropy}
        onChange={(text) => {
          // The phrase goes on in the language in which it was recognised.
          if (source.kind === 'phrase' && sure) change({ language: sure.language });
          edit({ kind: 'entropy', text });
        }}
        suffix={
          <CopyButton
            label={words.copyEntropy}
            value={sure?.entropy ?? ''}
            iconOnly
            size="small"
            variant="quiet"
            disabled={!sure}
          />
        }
      />
      <InputText
        label={words.phrase}
        multiline
        rows={4}
        mono
        autoComplete="off"
        placeholder={words.phrasePlaceholder}
        hint={
          source.kind === 'phrase' && sure && sure.language !== options.language
            ? words.recognised(sure.language)
            : words.phraseHint
        }
        error={
          source.kind === 'phrase' && checked.fault ? (
            <FaultOfPhrase
              fault={checked.fault}
              onReplace={({ at, word }, better) =>
                edit({ kind: 'phrase', text: typed.slice(0, at) + better + typed.slice(at + word.length) })
              }
            />
          ) : undefined
        }
        value={source.kind === 'phrase' ? typed : (sure?.phrase ?? '')}
        onChange={(text) => edit({ kind: 'phrase', text })}
        suffix={
          <CopyButton
            label={words.copyPhrase}
            value={sure?.phrase ?? ''}
            iconOnly
            size="small"
            variant="quiet"
            disabled={!sure}
          />
        }
      />
      <Unfinished run={run} unit="items" />
      {isRespelled && sure ? <Notes items={[{ kind: 'info', message: words.respelled }]} /> : null}
      {report ? (
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
          <WordGrid report={report} isStale={run.stale} />
          <p className={styles.hint}>{words.wordGridHint}</p>
          <SeedRows report={sure} passphrase={passphrase} />
        </>
      ) : null}
    </SideBySide>
  );
}

type UnknownWord = Extract<PhraseFault, { code: 'unknown-word' }>;

interface FaultOfPhraseProps {
  fault: PhraseFault;
  onReplace: (unknown: UnknownWord, better: string) => void;
}

/** No word is as long; what is longer is cut when it is named. */
const LONGEST_NAMED = 40;

/** What is wrong with the phrase, with the words that may have been meant. */
function FaultOfPhrase({ fault, onReplace }: FaultOfPhraseProps) {
  const words = useWords();
  if (fault.code !== 'unknown-word') return words.phraseFault(fault);
  const isLong = fault.word.length > LONGEST_NAMED;
  const named = isLong ? `${replaceLoneSurrogates(fault.word.slice(0, LONGEST_NAMED))}…` : fault.word;
  return (
    <>
      {words.phraseFault({ ...fault, word: named })}
      {fault.near.length > 0 ? (
        <span className={styles.near}>
          {words.didYouMean}
          {fault.near.map((word) => (
            <Button key={word} size="small" title={words.replaceBy(word)} onClick={() => onReplace(fault, word)}>
              {word}
            </Button>
          ))}
        </span>
      ) : null}
    </>
  );
}
