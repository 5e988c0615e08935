import { useEffect, useState } from 'react';
import { writeChainFile, type SavedChain } from '../../app/chain/chain-file';
import { CHAIN_ID, secretKey } from '../../app/chain/chain-id';
import { runChain } from '../../app/chain/operations';
import type { ChainFault } from '../../app/chain/run-steps';
import { chooseChain, savedChains } from '../../app/chain/saved-chains';
import { useToolNames } from '../../app/chain/use-tool-names';
import { CHAIN_WORDS, type ChainWords } from '../../app/chain/words';
import type { Ran } from '../../app/chain/work';
import { useLanguage } from '../../app/languages/language';
import { formatBytes } from '../../i18n/words';
import { isEmptySource, type TextSource } from '../../lib/text-source';
import { LONGEST_NAME } from '../../operations/chain/limits';
import { ToolIdContext } from '../../operations/tool-context';
import { useDraft } from '../../operations/use-draft';
import { useOperation, type Run } from '../../operations/use-operation';
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
import { StepFault } from './step-fault';

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
    // Without a name it keeps the one that it has, and shows it.
    if (wanted === '') setName(chain.name);
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
  const open = useOpenInputs(steps);
  const isAnswered = asked.every(({ key }) => secrets[key]);
  const isReady = !isEmptySource(source) && isAnswered;
  const input = typeof source === 'string' ? { text: source } : { file: source };
  const run = useOperation(runChain, input, { steps: [...steps].map(writable), secrets }, { enabled: isReady });
  return (
    <>
      {asked.length > 0 && <Secrets asked={asked} open={open} values={secrets} onChange={setSecrets} words={words} />}
      {run.status === 'fault' && run.fault && <StepFault fault={run.fault} steps={steps} words={words} />}
      <Panes>
        <TextInput
          variant="pane"
          label={words.input}
          value={source}
          onChange={setSource}
          placeholder={words.inputHint}
          exact
        />
        <Outcome run={run} words={words} isAnswered={isAnswered} />
      </Panes>
    </>
  );
}

/** Steps as the operation's options have them. */
function writable(step: SavedChain['steps'][number]) {
  return { ...step, options: { ...step.options }, secrets: [...step.secrets], output: [...step.output] };
}

const NO_INPUTS: ReadonlySet<string> = new Set();

/** Which of the inputs that are asked for are no secrets; known a moment later, until then all are taken for secrets. */
function useOpenInputs(steps: SavedChain['steps']): ReadonlySet<string> {
  const [found, setFound] = useState<{ readonly of: object; readonly open: ReadonlySet<string> }>();
  useEffect(() => {
    let isCurrent = true;
    import('../../app/chain/work')
      .then((work) => work.openInputs(steps))
      .then(
        (open) => isCurrent && setFound({ of: steps, open }),
        () => undefined,
      );
    return () => {
      isCurrent = false;
    };
  }, [steps]);
  return found?.of === steps ? found.open : NO_INPUTS;
}

interface SecretsProps {
  readonly open: ReadonlySet<string>;
  readonly asked: readonly { readonly toolId: string; readonly name: string; readonly key: string }[];
  readonly values: Readonly<Record<string, string>>;
  readonly onChange: (values: Readonly<Record<string, string>>) => void;
  readonly words: ChainWords;
}

function Secrets({ asked, open, values, onChange, words }: SecretsProps) {
  const nameOf = useToolNames();
  return (
    <div className={styles.secrets}>
      {asked.map(({ toolId, name, key }) => {
        const field = {
          label: words.secret(nameOf(toolId), name),
          hint: words.secretHint,
          autoComplete: 'off',
          mono: true,
          value: values[key] ?? '',
          onChange: (value: string) => onChange({ ...values, [key]: value }),
        };
        return open.has(key) ? (
          <InputText key={key} multiline {...field} />
        ) : (
          <InputText key={key} type="password" {...field} />
        );
      })}
    </div>
  );
}

interface OutcomeProps {
  readonly run: Run<Ran, ChainFault>;
  readonly words: ChainWords;
  /** All that is asked for is there. */
  readonly isAnswered: boolean;
}

function Outcome({ run, words, isAnswered }: OutcomeProps) {
  const { locale } = useLanguage();
  if (run.status === 'fault')
    return (
      <Pane label={words.result}>
        <p className={styles.file}>{words.stopped}</p>
      </Pane>
    );
  const file = run.status === 'done' ? run.value?.file : undefined;
  if (!file) {
    return (
      <TextOutput
        label={words.result}
        run={run}
        text={run.value?.text}
        lines={run.lines}
        fileName="result.txt"
        empty={isAnswered ? undefined : words.secretMissing}
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
