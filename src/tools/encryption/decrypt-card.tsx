import { useWords } from '../../i18n/context';
import { isEmptySource, type TextSource } from '../../lib/text-source';
import { useDraft } from '../../operations/use-draft';
import { useOperation } from '../../operations/use-operation';
import { Alert } from '../../ui/alert/alert';
import { Card } from '../../ui/card/card';
import { InputText } from '../../ui/input-text/input-text';
import { NumberField } from '../../ui/number-field/number-field';
import { makePart, usePart } from '../../ui/part';
import { Select } from '../../ui/select/select';
import { TextInput, type FieldError } from '../../ui/text-input/text-input';
import { TextOutput } from '../../ui/text-output/text-output';
import { keyFaultOf, REST, type CardProps } from './encrypt-card';
import { KeyFields, keyLengthOf, type RawTexts } from './key-fields';
import type { words as zhCn } from './locales/zh-cn';
import { CommandRow, MethodWarning } from './method-notes';
import { rawCommand, saltedCommand } from './openssl-command';
import { decrypt, decryptWithKey, type DecryptFault, type DecryptRawFault } from './operations';
import { ALGORITHMS, DERIVATIONS, hasDerivations, isLegacy, MAX_ITERATIONS, rawModeOf } from './options';
import { currentRun, useRested } from './use-rested';
import styles from './view.module.css';

const EXAMPLE =
  'aesgcm1.600000.AAECAwQFBgcICQoLDA0ODw.AAECAwQFBgcICQoL.W-QXkz05UyE8HijID31nQ80VaG49QBTRR2JUmCZk4tR4LzQPu7WMjVOY';
const NO_KEY: RawTexts = { key: '', iv: '', additional: '' };

const binaryPart = makePart(() => import('./binary-output'));

type AnyFault = DecryptFault | DecryptRawFault;

/** A ciphertext back to its text. */
export function DecryptCard({ options, onOptions }: CardProps) {
  const words = useWords<typeof zhCn>();
  const [text, setText] = useDraft<TextSource>('cipher', EXAMPLE, { secret: true });
  const [passphrase, setPassphrase] = useDraft('decrypt-passphrase', 'my secret key', { secret: true });
  const [raw, setRaw] = useDraft<RawTexts>('decrypt-key', NO_KEY, { secret: true });
  const { decryptAlgorithm: algorithm, decryptDerivation, legacyIterations, keyWriting, padding, byteText } = options;
  const mode = rawModeOf(algorithm);
  const isEmpty = isEmptySource(text);

  const [restedText, isTextCurrent] = useRested(text, REST);
  const [restedPassphrase, isPassphraseCurrent] = useRested(passphrase, REST);
  const byPassphrase = currentRun(
    useOperation(
      decrypt,
      { text: restedText, passphrase: restedPassphrase },
      {
        ...(algorithm === 'detect' || algorithm === 'aes-gcm' || isLegacy(algorithm) ? { algorithm } : {}),
        derivation: decryptDerivation,
        legacyIterations,
      },
      { enabled: mode === undefined && !isEmpty },
    ),
    isTextCurrent && isPassphraseCurrent,
  );
  const hasKey = raw.key !== '' && raw.iv !== '';
  const byKey = useOperation(
    decryptWithKey,
    { text, ...raw },
    { ...(mode && { mode }), keyWriting, padding, byteText },
    { enabled: mode !== undefined && hasKey && !isEmpty },
  );
  const run = mode ? byKey : byPassphrase;
  const { value, fault } = run;
  const done = run.status === 'done' ? value : undefined;
  const bytes = done?.bytes ?? (fault?.code === 'not-text' ? fault.bytes : undefined);
  const binary = usePart(binaryPart, bytes !== undefined);
  const method = done?.method;
  const legacy = method?.cipher ?? algorithm;
  const hasChoice = algorithm === 'detect' || (isLegacy(algorithm) && hasDerivations(algorithm));
  const command = mode
    ? rawCommand('decrypt', mode, keyLengthOf(raw.key, keyWriting), padding, byteText)
    : method && saltedCommand('decrypt', method.cipher, method.derivation, legacyIterations);
  const place = placeOf(fault);
  const message = fault && words.fault(fault);

  return (
    <Card title={words.decrypt}>
      <TextInput
        label={words.cipherText}
        value={text}
        onChange={setText}
        rows={4}
        error={place === 'text' && fault ? textError(words, fault, typeof text === 'string') : undefined}
      />
      <Select
        label={words.algorithm}
        options={[
          { value: 'detect' as const, label: words.detect },
          ...ALGORITHMS.map((id) => ({ value: id, label: words.algorithms[id] })),
        ]}
        searchable={false}
        value={algorithm}
        onChange={(decryptAlgorithm) => onOptions({ decryptAlgorithm })}
        error={place === 'algorithm' ? message : undefined}
      />
      {mode ? (
        <KeyFields
          mode={mode}
          values={raw}
          onChange={(change) => setRaw({ ...raw, ...change })}
          options={options}
          onOptions={onOptions}
          fault={keyFaultOf(byKey.fault)}
          mismatch={place === 'secret' ? message : undefined}
          canDraw={false}
        />
      ) : (
        <InputText
          type="password"
          label={words.passphrase}
          placeholder=""
          value={passphrase}
          onChange={setPassphrase}
          error={place === 'secret' ? message : undefined}
        />
      )}
      {hasChoice ? (
        <Select
          label={words.derivation}
          options={[
            { value: 'detect' as const, label: words.tryAll },
            ...DERIVATIONS.map((id) => ({ value: id, label: words.derivations[id] })),
          ]}
          value={decryptDerivation}
          onChange={(chosen) => onOptions({ decryptDerivation: chosen })}
        />
      ) : null}
      {hasChoice && (decryptDerivation === 'pbkdf2' || method?.derivation === 'pbkdf2') ? (
        <NumberField
          label={words.iterations}
          min={1}
          max={MAX_ITERATIONS}
          value={legacyIterations}
          onChange={(count) => onOptions({ legacyIterations: count })}
        />
      ) : null}
      <MethodWarning algorithm={legacy} />
      {method && (algorithm === 'detect' || decryptDerivation === 'detect') && hasDerivations(method.cipher) ? (
        <Alert kind="info">{words.fits(words.algorithms[method.cipher], words.derivations[method.derivation])}</Alert>
      ) : null}
      {done?.bytes ? <Alert kind="info">{words.notText}</Alert> : null}
      {bytes ? (
        binary ? (
          <binary.BinaryOutput bytes={bytes} />
        ) : null
      ) : (
        <div className={styles.output}>
          <TextOutput
            label={words.plainText}
            run={run}
            text={value?.text}
            lines={run.lines}
            fileName="decrypted.txt"
            unit="items"
            empty={
              <span>{done?.text === '' ? words.emptyText : mode && !hasKey ? words.needsKey : words.resultHere}</span>
            }
          />
        </div>
      )}
      <CommandRow command={command} />
    </Card>
  );
}

/** Beside which field a fault is said; those of the key fields are said there. */
function placeOf(fault: AnyFault | undefined): 'text' | 'secret' | 'algorithm' | undefined {
  switch (fault?.code) {
    case undefined:
    case 'unreadable-field':
    case 'wrong-key-length':
    case 'wrong-iv-length':
      return undefined;
    case 'choose-cipher':
      return 'algorithm';
    case 'empty-passphrase':
    case 'altered':
    case 'wrong-passphrase':
    case 'not-text':
    case 'not-authentic':
    case 'bad-padding':
      return 'secret';
    default:
      return 'text';
  }
}

function textError(words: typeof zhCn, fault: AnyFault, isTyped: boolean): FieldError {
  const message = words.fault(fault);
  return isTyped && 'at' in fault ? { message, at: fault.at } : { message };
}
