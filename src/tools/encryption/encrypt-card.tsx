import { useLocale, useWords } from '../../i18n/context';
import { inlineText, isEmptySource, type TextSource } from '../../lib/text-source';
import { useDraft } from '../../operations/use-draft';
import { useOperation } from '../../operations/use-operation';
import { Alert } from '../../ui/alert/alert';
import { Card } from '../../ui/card/card';
import { CopyRow, CopyRows } from '../../ui/copy-rows/copy-rows';
import { InputText } from '../../ui/input-text/input-text';
import { NumberField } from '../../ui/number-field/number-field';
import { Select } from '../../ui/select/select';
import { TextInput, type FieldError } from '../../ui/text-input/text-input';
import { TextOutput } from '../../ui/text-output/text-output';
import { formatNumber } from '../../i18n/words';
import { KeyFields, keyLengthOf, type RawTexts } from './key-fields';
import type { words as zhCn } from './locales/zh-cn';
import { CommandRow, MethodWarning } from './method-notes';
import { rawCommand, saltedCommand } from './openssl-command';
import { encrypt, encryptWithKey, measurePace, type EncryptFault, type EncryptRawFault } from './operations';
import {
  ALGORITHMS,
  DERIVATIONS,
  hasDerivations,
  isLegacy,
  MAX_ITERATIONS,
  MIN_ITERATIONS,
  rawModeOf,
  WRITINGS,
  type EncryptionOptions,
} from './options';
import type { KeyFault } from './raw';
import { currentRun, useRested } from './use-rested';
import { useReusedIv } from './use-reused-iv';
import styles from './view.module.css';

export interface CardProps {
  options: EncryptionOptions;
  onOptions: (change: Partial<EncryptionOptions>) => void;
}

/** Deriving a key is not begun at each keystroke; the runtime waits another 150 ms. */
export const REST = 250;
const NO_KEY: RawTexts = { key: '', iv: '', additional: '' };
const DEFAULT_TEXT = 'Lorem ipsum dolor sit amet';

/** Key faults have a field of their own. */
export function keyFaultOf(fault: EncryptRawFault | EncryptFault | undefined): KeyFault | undefined {
  switch (fault?.code) {
    case 'unreadable-field':
    case 'wrong-key-length':
    case 'wrong-iv-length':
      return fault;
    default:
      return undefined;
  }
}

/** Text and passphrase, or text and key, to a ciphertext. */
export function EncryptCard({ options, onOptions }: CardProps) {
  const words = useWords<typeof zhCn>();
  const [text, setText] = useDraft<TextSource>('plain', DEFAULT_TEXT, { secret: true });
  const [passphrase, setPassphrase] = useDraft('passphrase', 'my secret key', { secret: true });
  const [raw, setRaw] = useDraft<RawTexts>('key', NO_KEY, { secret: true });
  const { algorithm } = options;
  const mode = rawModeOf(algorithm);
  const isModern = algorithm === 'aes-gcm';

  const rest = isModern ? REST : 0;
  const [restedText, isTextCurrent] = useRested(text, rest);
  const [restedPassphrase, isPassphraseCurrent] = useRested(passphrase, rest);
  const byPassphrase = currentRun(
    useOperation(
      encrypt,
      { text: restedText, passphrase: restedPassphrase },
      {
        ...(algorithm === 'aes-gcm' || isLegacy(algorithm) ? { algorithm } : {}),
        iterations: options.iterations,
        derivation: options.derivation,
        legacyIterations: options.legacyIterations,
      },
      { enabled: mode === undefined },
    ),
    isTextCurrent && isPassphraseCurrent,
  );
  const hasKey = raw.key !== '' && raw.iv !== '';
  const { keyWriting, padding, byteText, plainWriting } = options;
  const byKey = useOperation(
    encryptWithKey,
    { text, ...raw },
    { ...(mode && { mode }), keyWriting, padding, byteText, plainWriting },
    { enabled: mode !== undefined && hasKey },
  );
  const run = mode ? byKey : byPassphrase;
  const { value, fault } = run;
  const isDone = run.status === 'done' && value !== undefined;
  const isReused = useReusedIv(mode && isDone ? JSON.stringify([mode, keyWriting, raw.key, raw.iv]) : undefined, text);
  const command = mode
    ? rawCommand('encrypt', mode, keyLengthOf(raw.key, keyWriting), padding, byteText)
    : isLegacy(algorithm)
      ? saltedCommand('encrypt', algorithm, options.derivation, options.legacyIterations)
      : undefined;

  return (
    <Card title={words.encrypt}>
      <TextInput
        label={words.plainText}
        value={text}
        onChange={setText}
        rows={4}
        error={textError(words, fault, inlineText(text))}
      />
      <Select
        label={words.algorithm}
        options={ALGORITHMS.map((id) => ({ value: id, label: words.algorithms[id] }))}
        value={algorithm}
        onChange={(chosen) => onOptions({ algorithm: chosen })}
      />
      {mode ? (
        <>
          <KeyFields
            mode={mode}
            values={raw}
            onChange={(change) => setRaw({ ...raw, ...change })}
            options={options}
            onOptions={onOptions}
            fault={keyFaultOf(fault)}
            canDraw
          />
          <Select
            label={words.plainWriting}
            options={WRITINGS.map((id) => ({ value: id, label: words.writings[id] }))}
            value={plainWriting}
            onChange={(chosen) => onOptions({ plainWriting: chosen })}
          />
        </>
      ) : (
        <InputText
          type="password"
          label={words.passphrase}
          placeholder=""
          value={passphrase}
          onChange={setPassphrase}
          error={fault?.code === 'empty-passphrase' ? words.fault(fault) : undefined}
        />
      )}
      {isModern ? <Iterations options={options} onOptions={onOptions} /> : null}
      {isLegacy(algorithm) && hasDerivations(algorithm) ? (
        <Select
          label={words.derivation}
          options={DERIVATIONS.map((id) => ({ value: id, label: words.derivations[id] }))}
          value={options.derivation}
          onChange={(derivation) => onOptions({ derivation })}
        />
      ) : null}
      {isLegacy(algorithm) && hasDerivations(algorithm) && options.derivation === 'pbkdf2' ? (
        <NumberField
          label={words.iterations}
          min={1}
          max={MAX_ITERATIONS}
          value={options.legacyIterations}
          onChange={(legacyIterations) => onOptions({ legacyIterations })}
        />
      ) : null}
      <MethodWarning algorithm={algorithm} />
      {isReused ? <Alert kind="warning">{words.reusedIv}</Alert> : null}
      {isDone && value.loneSurrogateAt !== undefined ? (
        <Alert kind="warning">{words.loneSurrogate(value.loneSurrogateAt + 1)}</Alert>
      ) : null}
      <div className={styles.output}>
        <TextOutput
          label={words.cipherText}
          run={run}
          text={value?.text}
          fileName="encrypted.txt"
          unit={isModern ? 'items' : 'bytes'}
          empty={<span>{mode && !hasKey ? words.needsKey : words.resultHere}</span>}
        />
      </div>
      {isDone && value.tag !== undefined ? (
        <CopyRows label={words.tag}>
          <CopyRow label={words.tag} value={value.tag} />
        </CopyRows>
      ) : null}
      {isEmptySource(text) && isLegacy(algorithm) && !hasDerivations(algorithm) ? null : (
        <CommandRow command={command} />
      )}
    </Card>
  );
}

function textError(
  words: typeof zhCn,
  fault: EncryptFault | EncryptRawFault | undefined,
  text: string,
): FieldError | undefined {
  if (!fault || fault.code === 'empty-passphrase' || keyFaultOf(fault)) return undefined;
  const message = words.fault(fault);
  return 'at' in fault && text !== '' ? { message, at: fault.at } : { message };
}

/** The cost of guessing a passphrase, with the time that it takes here. */
function Iterations({ options, onOptions }: CardProps) {
  const words = useWords<typeof zhCn>();
  const locale = useLocale();
  const pace = useOperation(measurePace, {}, {});
  const seconds = pace.value === undefined ? undefined : (pace.value * options.iterations) / 1_000_000;
  return (
    <NumberField
      label={words.iterations}
      min={MIN_ITERATIONS}
      max={MAX_ITERATIONS}
      step={100_000}
      value={options.iterations}
      onChange={(iterations) => onOptions({ iterations })}
      hint={
        seconds === undefined
          ? words.iterationsHint
          : words.expectedTime(formatNumber(locale, Math.max(seconds, 0.1), { maximumFractionDigits: 1 }))
      }
    />
  );
}
