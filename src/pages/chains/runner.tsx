import { useState } from 'react';
import { useLocation } from 'wouter';
import { writeChainFile, LONGEST_NAME, type SavedChain } from '../../app/chain/chain-file';
import { CHAIN_ID, secretKey } from '../../app/chain/chain-id';
import { runChain } from '../../app/chain/operations';
import type { Passed } from '../../app/chain/passed';
import type { ChainFault } from '../../app/chain/run-steps';
import { chooseChain, savedChains } from '../../app/chain/saved-chains';
import { useToolNames } from '../../app/chain/use-tool-names';
import { CHAIN_WORDS, type ChainWords } from '../../app/chain/words';
import type { Ran } from '../../app/chain/work';
import { useLanguage } from '../../app/languages/language';
import { formatBytes } from '../../i18n/words';
import { isEmptySource, toTextSource, type TextSource } from '../../lib/text-source';
import { handOver } from '../../operations/drafts';
import { ToolIdContext } from '../../operations/tool-context';
import { useDraft } from '../../operations/use-draft';
import { useOperation, type Run } from '../../operations/use-operation';
import { Alert } from '../../ui/alert/alert';
import { Button } from '../../ui/button/button';
import { DownloadButton } from '../../ui/download-button/download-button';
import { InputText } from '../../ui/input-text/input-text';
import { Panes } from '../../ui/layout/layout';
import { Pane } from '../../ui/pane/pane';
import { SendButton } from '../../ui/send/send-button';
import { TextInput } from '../../ui/text-input/text-input';
import { TextOutput } from '../../ui/text-output/text-output';
import { showToast } from '../../ui/toast/toast';
import styles from './chains.module.css';

interface RunnerProps {
  readonly chain: SavedChain;
}

/** One chain: its name, what it is run on, and what it comes to. */
export function Runner({ chain }: RunnerProps) {
  return (
    <ToolIdContext value={CHAIN_ID}>
      <section className={styles.runner} aria-label={chain.name}>
        <Properties chain={chain} />
        <Work chain={chain} />
      </section>
    </ToolIdContext>
  );
}

/** Its name, and what is done with it as a whole. */
function Properties({ chain }: RunnerProps) {
  const words = CHAIN_WORDS[useLanguage().locale];
  const [name, setName] = useState(chain.name);
  const others = savedChains.get().filter((one) => one.name !== chain.name);
  const wanted = name.trim();
  const fault =
    wanted === '' ? words.nameMissing : others.some((one) => one.name === wanted) ? words.nameTaken : undefined;

  const rename = () => {
    if (fault !== undefined || wanted === chain.name) return;
    savedChains.set(savedChains.get().map((one) => (one.name === chain.name ? { ...one, name: wanted } : one)));
    chooseChain(wanted);
  };
  const remove = () => {
    const before = savedChains.get();
    savedChains.set(others);
    showToast({
      message: words.deleted(chain.name),
      action: { label: words.undo, onAction: () => savedChains.set(before) },
      duration: 10_000,
    });
  };
  return (
    <div className={styles.properties}>
      <InputText
        label={words.rename}
        value={name}
        onChange={setName}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        error={fault}
        onBlur={rename}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) rename();
        }}
      />
      <DownloadButton
        label={words.export}
        fileName={fileNameOf(chain.name)}
        mimeType="application/json"
        content={() => writeChainFile([chain])}
      />
      <Button variant="danger" onClick={remove}>
        {words.delete}
      </Button>
    </div>
  );
}

/** A name that every system takes. */
function fileNameOf(name: string): string {
  return `${name.replaceAll(/[^\p{L}\p{N}._-]+/gu, '-').replaceAll(/^[-.]+|-+$/g, '') || 'chain'}.chain.json`;
}

function Work({ chain: { steps } }: RunnerProps) {
  const words = CHAIN_WORDS[useLanguage().locale];
  // What it is run on may be a secret: no step says so before it is there.
  const [source, setSource] = useDraft<TextSource>('input', '', {
    secret: true,
    takes: ({ text, file }) => file ?? text,
  });
  const [secrets, setSecrets] = useState<Readonly<Record<string, string>>>({});
  const asked = steps.flatMap(({ toolId, secrets: names }, place) =>
    names.map((name) => ({ toolId, name, key: secretKey(place, name) })),
  );
  const isReady = !isEmptySource(source) && asked.every(({ key }) => secrets[key]);
  const input = typeof source === 'string' ? { text: source } : { file: source };
  const run = useOperation(runChain, input, { steps: [...steps].map(writable), secrets }, { enabled: isReady });
  return (
    <>
      {asked.length > 0 && <Secrets asked={asked} values={secrets} onChange={setSecrets} words={words} />}
      {run.status === 'fault' && run.fault && <StepFault fault={run.fault} toolOf={steps} words={words} />}
      <Panes>
        <TextInput
          variant="pane"
          label={words.input}
          value={source}
          onChange={setSource}
          placeholder={words.inputHint}
          exact
        />
        <Outcome run={run} words={words} />
      </Panes>
    </>
  );
}

/** Steps as the operation's options have them. */
function writable(step: SavedChain['steps'][number]) {
  return { ...step, options: { ...step.options }, secrets: [...step.secrets], output: [...step.output] };
}

interface SecretsProps {
  readonly asked: readonly { readonly toolId: string; readonly name: string; readonly key: string }[];
  readonly values: Readonly<Record<string, string>>;
  readonly onChange: (values: Readonly<Record<string, string>>) => void;
  readonly words: ChainWords;
}

function Secrets({ asked, values, onChange, words }: SecretsProps) {
  const nameOf = useToolNames();
  return (
    <div className={styles.secrets}>
      {asked.map(({ toolId, name, key }) => (
        <InputText
          key={key}
          type="password"
          mono
          label={words.secret(nameOf(toolId), name)}
          hint={words.secretHint}
          autoComplete="off"
          value={values[key] ?? ''}
          onChange={(value) => onChange({ ...values, [key]: value })}
        />
      ))}
    </div>
  );
}

interface StepFaultProps {
  readonly fault: ChainFault;
  readonly toolOf: SavedChain['steps'];
  readonly words: ChainWords;
}

/** Which step stopped, and a way to it with what it was given: there it says more. */
function StepFault({ fault: { code, step, reason, given }, toolOf, words }: StepFaultProps) {
  const nameOf = useToolNames();
  const [, navigate] = useLocation();
  const toolId = toolOf[step]?.toolId ?? '';
  const tool = nameOf(toolId);
  const open = () => {
    const passed = toHandOver(given);
    handOver(toolId, typeof passed === 'string' ? { text: passed } : { text: passed, file: passed });
    navigate(`/${toolId}`);
  };
  return (
    <Alert kind="error" title={words.faults[code](tool, step + 1)}>
      {reason !== undefined && <p className={styles.reason}>{words.reason(reason)}</p>}
      {code !== 'unknown-step' && (
        <Button size="small" onClick={open}>
          {words.openStep(tool)}
        </Button>
      )}
    </Alert>
  );
}

function toHandOver(given: Passed): TextSource {
  if (typeof given === 'string') return toTextSource(given, 'text.txt');
  return given instanceof File ? given : new File([given], 'input');
}

interface OutcomeProps {
  readonly run: Run<Ran, ChainFault>;
  readonly words: ChainWords;
}

function Outcome({ run, words }: OutcomeProps) {
  const { locale } = useLanguage();
  const file = run.status === 'done' ? run.value?.file : undefined;
  if (!file) {
    return (
      <TextOutput
        label={words.result}
        run={run}
        text={run.value?.text}
        lines={run.lines}
        fileName="result.txt"
        unit="items"
      />
    );
  }
  return (
    <Pane
      label={words.result}
      actions={
        <>
          <SendButton fileName="result" content={() => file} size="small" variant="quiet" />
          <DownloadButton fileName="result" content={() => file} size="small" variant="primary" />
        </>
      }
      footer={<span>{formatBytes(locale, file.size)}</span>}
    >
      <p className={styles.file}>{words.file}</p>
    </Pane>
  );
}
