import { useEffect, useState } from 'react';
import { writeChainFile, type SavedChain } from '../../app/chain/chain-file';
import { CHAIN_ID, secretKey } from '../../app/chain/chain-id';
import { runChain } from '../../app/chain/operations';
import type { ChainFault } from '../../app/chain/run-steps';
import { chooseChain, savedChains } from '../../app/chain/saved-chains';
import { useToolNames } from '../../app/chain/use-tool-names';
import { CHAIN_WORDS, type ChainWords } from '../../app/chain/words';
import { SHOWN_TEXT } from '../../app/chain/shown';
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
import { LineView } from '../../ui/line-view/line-view';
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
  return `${name.replaceAll(/[^\p{L}\p{N}._-]+/gu, '-').replaceAll(/^[-.]+|(?<!-)-+$/g, '') || 'chain'}.chain.json`;
}

/** What a chain asks for and may be kept over a reload: what it is run on, and the names of inputs (`secretKey`). */
interface Open {
  readonly isInput: boolean;
  readonly names: ReadonlySet<string>;
}

function Work({ chain }: RunnerProps) {
  const { steps } = chain;
  const words = CHAIN_WORDS[useLanguage().locale];
  const open = useOpen(steps);
  // What is a secret to the first step is wiped when the visitor leaves; all else comes back.
  return open && <Form key={String(open.isInput)} chain={chain} open={open} words={words} />;
}

interface FormProps extends RunnerProps {
  readonly open: Open;
  readonly words: ChainWords;
}

function Form({ chain: { name, steps }, open, words }: FormProps) {
  const [source, setSource] = useDraft<TextSource>(open.isInput ? 'input' : 'secretInput', '', {
    secret: !open.isInput,
    takes: ({ text, file }) => file ?? text,
  });
  const [hidden, setHidden] = useState<Texts>({});
  const [typed, setTyped] = useDraft<Texts>(`asked ${name}`, {});
  const asked = steps.flatMap(({ toolId, secrets: names }, place) =>
    names.map((input) => ({ toolId, name: input, key: secretKey(place, input) })),
  );
  const entries = asked.flatMap(({ key }) => {
    const value = (open.names.has(key) ? typed : hidden)[key];
    return typeof value === 'string' ? [[key, value] as const] : [];
  });
  const secrets = Object.fromEntries(entries);
  const change = (key: string, value: string) =>
    open.names.has(key) ? setTyped({ ...typed, [key]: value }) : setHidden({ ...hidden, [key]: value });
  const isAnswered = asked.every(({ key }) => secrets[key]);
  const isReady = !isEmptySource(source) && isAnswered;
  const input = typeof source === 'string' ? { text: source } : { file: source };
  const run = useOperation(runChain, input, { steps: [...steps].map(writable), secrets }, { enabled: isReady });
  return (
    <>
      {asked.length > 0 && <Secrets asked={asked} open={open.names} values={secrets} onChange={change} words={words} />}
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

type Texts = Readonly<Record<string, string>>;

/** Steps as the operation's options have them. */
function writable(step: SavedChain['steps'][number]) {
  return { ...step, options: { ...step.options }, secrets: [...step.secrets], output: [...step.output] };
}

const NOTHING_OPEN: Open = { isInput: false, names: new Set() };

/** What of a chain's inputs is no secret, as soon as that is known; where it cannot be known all are taken for secrets. */
function useOpen(steps: SavedChain['steps']): Open | undefined {
  const [found, setFound] = useState<{ readonly of: object; readonly open: Open }>();
  useEffect(() => {
    let isCurrent = true;
    const find = async (): Promise<Open> => {
      const { isGivenOpen, openInputs } = await import('../../app/chain/work');
      const [first] = steps;
      const [isInput, names] = await Promise.all([first !== undefined && isGivenOpen(first), openInputs(steps)]);
      return { isInput, names };
    };
    find()
      .catch(() => NOTHING_OPEN)
      .then((open) => isCurrent && setFound({ of: steps, open }))
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [steps]);
  return found?.of === steps ? found.open : undefined;
}

interface SecretsProps {
  readonly open: ReadonlySet<string>;
  readonly asked: readonly { readonly toolId: string; readonly name: string; readonly key: string }[];
  readonly values: Texts;
  readonly onChange: (key: string, value: string) => void;
  readonly words: ChainWords;
}

function Secrets({ asked, open, values, onChange, words }: SecretsProps) {
  const nameOf = useToolNames();
  return (
    <div className={styles.secrets}>
      {asked.map(({ toolId, name, key }) => {
        const field = {
          label: words.secret(nameOf(toolId), name),
          hint: open.has(key) ? undefined : words.secretHint,
          autoComplete: 'off',
          mono: true,
          value: values[key] ?? '',
          onChange: (value: string) => onChange(key, value),
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
  const { file, preview } = (run.status === 'done' && run.value) || {};
  if (!file || preview?.isText) {
    return (
      <TextOutput
        label={words.result}
        run={run}
        text={preview?.text ?? run.value?.text}
        whole={file && file.size > SHOWN_TEXT ? file : undefined}
        toFile={file && (() => file)}
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
      {preview && (
        <div className={styles.dump}>
          <LineView text={preview.text} label={words.firstBytes} />
        </div>
      )}
    </Pane>
  );
}
