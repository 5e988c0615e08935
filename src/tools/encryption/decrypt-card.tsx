import { toHex } from '../../lib/hex';
import { isEmptySource, type TextSource } from '../../lib/text-source';
import { useDraft } from '../../operations/use-draft';
import { useOperation } from '../../operations/use-operation';
import { useHasWrongField } from '../../operations/wrong-fields';
import { Button } from '../../ui/button/button';
import { Card } from '../../ui/card/card';
import { InputText } from '../../ui/input-text/input-text';
import { Stack } from '../../ui/layout/layout';
import { Notes } from '../../ui/notes/notes';
import { makePart, usePart } from '../../ui/part';
import { Select } from '../../ui/select/select';
import { TextInput } from '../../ui/text-input/text-input';
import { ALGORITHMS, FORMS, hasDerivations, isLegacy, isRaw } from './algorithms';
import { CommandRow } from './command-row';
import type { Decrypted } from './decrypted';
import { type CardProps, FIRST_PASSPHRASE, rawOptionsOf } from './encrypt-card';
import { decrypt, decryptRaw } from './operations';
import { ResultBox } from './result-box';
import { faultAt, useRawDraft } from './use-raw-draft';
import { readBytes } from './written-bytes';
import { type ToolWords, useWords } from './use-words';
import styles from './view.module.css';

const rawPart = makePart(() => import('./raw-fields'));
const hexPart = makePart(() => import('./hex-view'));
const legacyPart = makePart(() => import('./legacy-fields'));

const FIRST_CIPHERTEXT =
  'aesgcm1.600000.AAECAwQFBgcICQoLDA0ODw.AAECAwQFBgcICQoL.W-QXkz05UyE8HijID31nQ80VaG49QBTRR2JUmCZk4tR4LzQPu7WMjVOY';

/** So many bytes of a result that is no text are shown as a dump. */
const DUMPED = 256;

const OPEN_ALGORITHMS = ['detect', ...ALGORITHMS] as const;

export function DecryptCard({ options, onChange, timeOf }: CardProps) {
  const words = useWords();
  const { openAlgorithm: algorithm, openDerivation, openIterations, showAs } = options;
  const [text, setText] = useDraft<TextSource>('ciphertext', FIRST_CIPHERTEXT, { secret: true });
  const [passphrase, setPassphrase] = useDraft('openPassphrase', FIRST_PASSPHRASE, { secret: true });
  const draft = useRawDraft('decrypt');
  const isEmpty = isEmptySource(text);
  // Without a number of rounds only PBKDF2 rests where each derivation is tried.
  const hasNoRounds = useHasWrongField((name) => name === 'openIterations');
  const isAny = openDerivation === 'any';

  const opened = useOperation(
    decrypt,
    { text, passphrase },
    {
      algorithm: isRaw(algorithm) ? undefined : algorithm,
      derivation: openDerivation,
      legacyIterations: openIterations,
      withoutPbkdf2: isAny && hasNoRounds,
      textAs: showAs,
    },
    { enabled: !isRaw(algorithm) && !isEmpty, dependsOn: isAny ? [] : ['openIterations'] },
  );
  const { key, iv = '', additional } = draft;
  const rawOpened = useOperation(
    decryptRaw,
    { text, key, iv, additional },
    { ...rawOptionsOf(options), algorithm: isRaw(algorithm) ? algorithm : undefined, textAs: showAs },
    { enabled: isRaw(algorithm) && !isEmpty },
  );
  const run = isRaw(algorithm) ? rawOpened : opened;
  const result = run.status === 'done' ? run.value : undefined;
  // That nothing else fits says nothing while PBKDF2 was not tried.
  const isUntried = run.status === 'fault' && run.fault?.code === 'wrong-passphrase' && isAny && hasNoRounds;
  const fault = run.status === 'fault' && !isUntried ? run.fault : undefined;
  const textFault = faultAt(fault, 'text');
  const passphraseFault = faultAt(fault, 'passphrase');

  const bytes = result?.bytes;
  const isShownAsHex = bytes !== undefined && showAs === 'text';
  const hexView = usePart(hexPart, isShownAsHex || textFault?.code === 'not-text');
  const raw = usePart(rawPart, isRaw(algorithm));
  // What is shown depends on what was found, too.
  const isLegacyText = isLegacy(result?.algorithm ?? algorithm);
  const choosesDerivation = hasDerivations(algorithm) || (algorithm === 'detect' && startsSalted(text));
  const legacy = usePart(legacyPart, isLegacyText || choosesDerivation);
  const ivBytes = readBytes(iv, options.ivAs, 'iv');

  return (
    <Card title={words.decryptTitle}>
      <Stack>
        <TextInput
          label={words.ciphertext}
          value={text}
          onChange={setText}
          rows={4}
          example={FIRST_CIPHERTEXT}
          error={
            textFault && {
              message: words.fault(textFault),
              ...('at' in textFault && { at: textFault.at }),
              ...(textFault.code === 'not-text' && {
                actions: (
                  <Button size="small" onClick={() => onChange({ showAs: 'hex' })}>
                    {words.showBytes}
                  </Button>
                ),
              }),
            }
          }
        />
        {textFault?.code === 'not-text' && hexView ? (
          <hexView.HexView bytes={textFault.bytes} label={words.hexView} />
        ) : null}
        <Select
          label={words.openAlgorithm}
          options={OPEN_ALGORITHMS.map((value) => ({ value, label: words.algorithms[value] }))}
          value={algorithm}
          onChange={(next) => onChange({ openAlgorithm: next })}
        />
        {isRaw(algorithm) ? (
          raw ? (
            <raw.RawFields
              algorithm={algorithm}
              draft={draft}
              options={options}
              onChange={onChange}
              errorAt={(field) => {
                const found = faultAt(fault, field);
                return found && words.fault(found);
              }}
            />
          ) : null
        ) : (
          <InputText
            label={words.passphrase}
            type="password"
            mono
            placeholder=""
            error={passphraseFault && words.fault(passphraseFault)}
            value={passphrase}
            onChange={setPassphrase}
          />
        )}
        {choosesDerivation && legacy ? (
          <legacy.DerivationFields
            derivations={legacy.ANY_DERIVATION}
            value={openDerivation}
            onChange={(next) => onChange({ openDerivation: next })}
            iterations={openIterations}
            onIterations={(next) => onChange({ openIterations: next })}
            iterationsOption="openIterations"
            timeOf={timeOf}
          />
        ) : null}
        <Select
          label={words.showAs}
          options={FORMS.map((value) => ({ value, label: words.forms[value] }))}
          value={showAs}
          onChange={(next) => onChange({ showAs: next })}
        />
        {isLegacyText && legacy ? <legacy.LegacyWarning /> : null}
        <ResultBox
          label={words.plain}
          run={run}
          text={result?.text}
          lines={run.lines}
          fileName={bytes ? 'decrypted.bin' : 'decrypted.txt'}
          content={bytes && (() => new Blob([bytes]))}
        />
        {isShownAsHex && hexView ? <hexView.HexView bytes={bytes.subarray(0, DUMPED)} label={words.hexView} /> : null}
        {result && !isRaw(algorithm) ? (
          <p className={styles.hint} role="status">
            {words.openedAs(foundName(words, result))}
          </p>
        ) : null}
        <CommandRow
          direction="decrypt"
          algorithm={result?.algorithm}
          derivation={result?.derivation ?? 'md5'}
          iterations={openIterations}
          options={options}
          keyText={key}
          iv={ivBytes.ok ? toHex(ivBytes.value) : undefined}
        />
        <Notes items={isShownAsHex ? [{ kind: 'info', message: words.notUtf8 }] : []} />
      </Stack>
    </Card>
  );
}

function startsSalted(text: TextSource): boolean {
  return typeof text === 'string' && /^\s*["'`“‘«]?\s*U2FsdGVkX1/.test(text);
}

function foundName(words: ToolWords, { algorithm, derivation }: Decrypted): string {
  const name = words.algorithms[algorithm];
  return derivation === undefined ? name : `${name} · ${words.derivations[derivation]}`;
}
