import { toHex } from '../../lib/hex';
import type { TextSource } from '../../lib/text-source';
import { useDraft } from '../../operations/use-draft';
import { useDraftField } from '../../operations/use-draft-field';
import { useOptions } from '../../operations/use-options';
import { Button } from '../../ui/button/button';
import { Section, SideBySide } from '../../ui/layout/layout';
import { Notes } from '../../ui/notes/notes';
import { useOptionField } from '../../ui/options/use-option-field';
import { TextInput } from '../../ui/text-input/text-input';
import { hasDerivations, isLegacy, isRaw } from './algorithms';
import { faultAt } from './fault-field';
import { equalCommand } from './openssl-command';
import { encryptionOptions } from './options';
import { CommandRow, HexView, ResultBox } from './result-box';
import { FIRST_CIPHERTEXT, FIRST_PASSPHRASE, TEXTS } from './samples';
import { useArrived } from '../../ui/use-arrived';
import { DerivationFields, LegacyWarning, RawOptions, SecretFields, type TimeOf } from './secret-fields';
import { useOpened } from './use-opened';
import { useRawDraft } from './use-raw-draft';
import { readBytes } from './written-bytes';
import { useWords } from './use-words';
import styles from './view.module.css';

/** So many bytes of a result that is no text are shown as a dump. */
const DUMPED = 256;

export function DecryptCard({ timeOf }: { timeOf: TimeOf }) {
  const words = useWords();
  const [options, change] = useOptions(encryptionOptions);
  const option = useOptionField(encryptionOptions, words.options);
  const { openAlgorithm: algorithm, openIterations: iterations, showAs } = options;
  const [text, setText] = useDraft<TextSource>('ciphertext', FIRST_CIPHERTEXT, {
    secret: true,
    takes: (given) => (given.direction === 'decrypt' ? given.text : undefined),
  });
  const passphrase = useDraftField('openPassphrase', FIRST_PASSPHRASE, { secret: true });
  const draft = useRawDraft('decrypt');
  const { run, result, fault } = useOpened(text, passphrase.value, draft);
  const textFault = faultAt(fault, 'text');
  const noText = textFault?.code === 'not-text' ? textFault : undefined;
  const isFirst = !useArrived(run.status !== 'busy');
  const bytes = result?.bytes;
  const isShownAsHex = bytes !== undefined && showAs === 'text';
  const isSalted = algorithm === 'detect' && startsSalted(text);
  const ivBytes = readBytes(draft.iv ?? '', options.ivAs, 'iv');
  const { algorithm: found, derivation = 'md5' } = result ?? {};
  const iv = ivBytes.ok ? toHex(ivBytes.value) : undefined;
  const made = { algorithm: found, derivation, iterations, key: draft.key.value, iv };
  const showBytes = (
    <Button size="small" onClick={() => change({ showAs: 'hex' })}>
      {words.showBytes}
    </Button>
  );
  const { values: algorithms } = words.options.openAlgorithm;
  const { values: derivations } = words.options.openDerivation;
  const opened = result && [algorithms[result.algorithm], result.derivation && derivations[result.derivation]];

  const command = equalCommand({ direction: 'decrypt', ...made }, options);

  return (
    <Section title={words.decryptTitle}>
      <SideBySide
        label={words.plain}
        input={
          <>
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
                  actions: noText && showBytes,
                }
              }
            />
            <SecretFields algorithm={algorithm} passphrase={passphrase} draft={draft} fault={fault} />
          </>
        }
        optionsLabel={words.decryptOptions}
        options={
          <>
            {option('openAlgorithm')}
            {hasDerivations(algorithm) || isSalted ? <DerivationFields of="decrypt" timeOf={timeOf} /> : null}
            <RawOptions algorithm={algorithm} />
            {option('showAs')}
          </>
        }
        after={command && <CommandRow command={command} />}
      >
        <ResultBox
          label={words.plain}
          run={run}
          text={result?.text}
          place={TEXTS.text}
          lines={run.lines}
          fileName={bytes ? 'decrypted.bin' : 'decrypted.txt'}
          content={bytes && (() => new Blob([bytes]))}
        />
        {noText ? <HexView bytes={noText.bytes} label={words.hexView} /> : null}
        {isShownAsHex ? <HexView bytes={bytes.subarray(0, DUMPED)} label={words.hexView} /> : null}
        {(opened || isFirst) && !isRaw(algorithm) ? (
          <p className={styles.hint} role="status">
            {opened ? words.openedAs(opened.filter(Boolean).join(' · ')) : '\u00a0'}
          </p>
        ) : null}
        {/* What is shown depends on what was found, too. */}
        {isLegacy(found ?? algorithm) ? <LegacyWarning /> : null}
        <Notes items={[isShownAsHex && { kind: 'info', message: words.notUtf8 }]} />
      </SideBySide>
    </Section>
  );
}

function startsSalted(text: TextSource): boolean {
  return typeof text === 'string' && /^(?:\s*["'`“‘«])?\s*U2FsdGVkX1/.test(text);
}
