import { useState } from 'react';
import { useLocation } from 'wouter';
import { useKitWords } from '../../i18n/context';
import type { Step } from '../../operations/chain/step';
import { LONGEST_NAME } from '../../operations/chain/limits';
import { recordedSteps } from '../../operations/chain/chain';
import type { RecordedRun } from '../../operations/chain/record-run';
import { useStored } from '../../operations/use-stored';
import { Alert } from '../../ui/alert/alert';
import { Button } from '../../ui/button/button';
import { Checkbox } from '../../ui/checkbox/checkbox';
import { InputText } from '../../ui/input-text/input-text';
import { markAutofocus } from '../../ui/mark-autofocus';
import { Modal } from '../../ui/modal/modal';
import { showToast } from '../../ui/toast/toast';
import { useLanguage } from '../languages/language';
import { ownStorage } from '../settings/change-stored';
import { MOST_STEPS } from './chain-file';
import { keptTexts, withoutTexts, type KeptText } from './kept-texts';
import { chooseChain, savedChains, saveChains } from './saved-chains';
import styles from './save-chain.module.css';
import { useStepNames, useToolNames } from './use-tool-names';
import { CHAIN_WORDS, type ChainWords } from './words';

/** Asks for a name and keeps the way so far, if each of its steps can be done again. */
export function SaveChain({ onClose }: { readonly onClose: () => void }) {
  const words = CHAIN_WORDS[useLanguage().locale];
  const kit = useKitWords();
  const nameOfRun = useStepNames();
  const nameOf = ({ toolId, run }: Step) => nameOfRun(run ?? { toolId });
  const [, navigate] = useLocation();
  // As the steps stand when the dialog opens.
  const [steps] = useState(recordedSteps);
  const [name, setName] = useState(() => proposedName(steps.map(nameOf)));
  const [wasAsked, setAsked] = useState(false);
  const isTaken = useStored(savedChains).some((chain) => chain.name === name.trim());
  const runs = steps.flatMap(({ run }) => run ?? []);
  const canRepeat = runs.length === steps.length && steps.length <= MOST_STEPS;
  const [refused, setRefused] = useState<readonly KeptText[]>([]);
  const isNamed = name.trim() !== '';

  const save = () => {
    setAsked(true);
    if (!isNamed || !canRepeat) return;
    keep(name.trim(), withoutTexts(runs, refused), words, () => navigate('/chains'));
    onClose();
  };
  return (
    <Modal
      open
      title={words.saveTitle}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{canRepeat ? kit.cancel : kit.close}</Button>
          {canRepeat && (
            <Button variant="primary" onClick={save}>
              {words.confirm}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.body}>
        {canRepeat ? (
          <InputText
            label={words.name}
            value={name}
            onChange={setName}
            maxLength={LONGEST_NAME}
            autoComplete="off"
            error={wasAsked && !isNamed ? words.nameMissing : undefined}
            hint={isTaken ? words.replaces : undefined}
            ref={markAutofocus}
            onFocus={({ currentTarget }) => currentTarget.select()}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
              // The dialog closes at once: the rest of the key would press the button that has the focus again.
              event.preventDefault();
              save();
            }}
          />
        ) : (
          <Alert kind="warning">{words.cannotRepeat}</Alert>
        )}
        <ol className={styles.steps} aria-label={words.steps}>
          {steps.map((step, place) => (
            // The list stays as it is.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={place}>
              {nameOf(step)}
              <Remark step={step} words={words} />
            </li>
          ))}
        </ol>
        {canRepeat && <KeptTexts steps={steps} refused={refused} onRefuse={setRefused} words={words} />}
      </div>
    </Modal>
  );
}

interface KeptTextsProps {
  readonly steps: readonly Step[];
  readonly refused: readonly KeptText[];
  readonly onRefuse: (refused: readonly KeptText[]) => void;
  readonly words: ChainWords;
}

/** Characters of a kept text that are shown. */
const SHOWN = 60;

/** What was typed beside the texts that go from step to step, and would be kept: each can be refused. */
function KeptTexts({ steps, refused, onRefuse, words }: KeptTextsProps) {
  const nameOf = useToolNames();
  const [kept] = useState(() => keptTexts(steps.map(({ run }) => run)));
  if (kept.length === 0) return null;
  return (
    <fieldset className={styles.kept}>
      <legend>{words.keepsTexts}</legend>
      {kept.map((one) => (
        <Checkbox
          key={`${one.step}.${one.name}`}
          label={words.secret(nameOf(steps[one.step]?.toolId ?? ''), one.name)}
          hint={one.text.length > SHOWN ? `${one.text.slice(0, SHOWN)}…` : one.text}
          checked={!refused.includes(one)}
          onChange={(isKept) => onRefuse(isKept ? refused.filter((each) => each !== one) : [...refused, one])}
        />
      ))}
    </fieldset>
  );
}

function Remark({ step: { run }, words }: { readonly step: Step; readonly words: ChainWords }) {
  if (!run) return <em data-bad="">{words.repeatless}</em>;
  return run.secrets.length > 0 && <em>{words.asksSecret}</em>;
}

function proposedName(names: readonly string[]): string {
  return names.join(' → ').slice(0, LONGEST_NAME);
}

function keep(name: string, steps: readonly RecordedRun[], words: ChainWords, onOpen: () => void): void {
  saveChains([{ name, steps }]);
  chooseChain(name);
  const isKept = ownStorage()?.getItem(savedChains.key)?.includes(JSON.stringify(name)) === true;
  showToast({
    message: isKept ? words.savedAs(name) : words.notSaved,
    kind: isKept ? 'success' : 'info',
    action: { label: words.open, onAction: onOpen },
    duration: 10_000,
  });
}
