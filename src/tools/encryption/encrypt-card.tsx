import { useDraftField } from '../../operations/use-draft-field';
import { useHandedOver } from '../../operations/use-handed-over';
import { useOptions } from '../../operations/use-options';
import { useSampleDraft } from '../../operations/use-sample-draft';
import { FactRows } from '../../ui/copy-rows/fact-rows';
import { Section, SideBySide } from '../../ui/layout/layout';
import { LineEndings } from '../../ui/line-endings/line-endings';
import { useLineEndings } from '../../ui/line-endings/use-line-endings';
import { Notes } from '../../ui/notes/notes';
import { useOptionField } from '../../ui/options/use-option-field';
import { TextInput } from '../../ui/text-input/text-input';
import { hasDerivations, isLegacy } from './algorithms';
import { faultAt } from './fault-field';
import { equalCommand } from './openssl-command';
import { encryptionOptions } from './options';
import { CommandRow, ResultBox } from './result-box';
import { FIRST_CIPHERTEXT, FIRST_PASSPHRASE, TEXTS } from './samples';
import { DerivationFields, LegacyWarning, RawOptions, Rounds, SecretFields, type TimeOf } from './secret-fields';
import { useRawDraft } from './use-raw-draft';
import { useSealed } from './use-sealed';
import { useWords } from './use-words';

export function EncryptCard({ timeOf }: { timeOf: TimeOf }) {
  const words = useWords();
  const [options, change] = useOptions(encryptionOptions);
  const option = useOptionField(encryptionOptions, words.options);
  const { algorithm, readAs, derivation, legacyIterations: iterations } = options;
  const [text, setText] = useSampleDraft('text', TEXTS, readAs, {
    secret: true,
    takes: (given) => (given.direction === 'decrypt' ? undefined : given.text),
  });
  // A text that is sent here is meant as it stands, however the last one was read.
  useHandedOver(({ direction }) => {
    if (direction !== 'decrypt') change({ readAs: 'text' });
  });
  const passphrase = useDraftField('passphrase', FIRST_PASSPHRASE, { secret: true });
  const draft = useRawDraft('encrypt');
  const endings = useLineEndings(text, readAs === 'text');
  const sealed = useSealed(text, endings.value, passphrase.value, draft);
  const { run, result, fault, rawResult, isReused } = sealed;
  const textFault = faultAt(fault, 'text');
  const loneSurrogateAt = result?.loneSurrogateAt;
  const made = { algorithm: result && algorithm, derivation, iterations, key: draft.key.value, iv: rawResult?.iv };

  const command = equalCommand({ direction: 'encrypt', ...made }, options);

  return (
    <Section title={words.encryptTitle}>
      <SideBySide
        label={words.result}
        input={
          <>
            <TextInput
              label={words.text}
              value={text}
              onChange={setText}
              rows={4}
              exact
              example={TEXTS[readAs]}
              footer={<LineEndings endings={endings} />}
              error={textFault && { message: words.fault(textFault), ...('at' in textFault && { at: textFault.at }) }}
            />
            <SecretFields
              algorithm={algorithm}
              passphrase={passphrase}
              draft={draft}
              fault={fault}
              drawnIv={sealed.drawnIv}
              onNewIv={sealed.drawIv}
            />
          </>
        }
        optionsLabel={words.encryptOptions}
        options={
          <>
            {option('algorithm')}
            {algorithm === 'gcm' ? <Rounds name="iterations" timeOf={timeOf} /> : null}
            {hasDerivations(algorithm) ? <DerivationFields of="encrypt" timeOf={timeOf} /> : null}
            <RawOptions algorithm={algorithm} />
            {option('readAs')}
          </>
        }
        after={command && <CommandRow command={command} />}
      >
        <ResultBox
          label={words.result}
          run={run}
          text={result?.text}
          place={FIRST_CIPHERTEXT}
          isCoded
          lines={run.lines}
          fileName="encrypted.txt"
        />
        {rawResult?.tag === undefined ? null : (
          <FactRows title={words.details} hideTitle rows={[{ label: words.tag, value: rawResult.tag }]} />
        )}
        {isLegacy(algorithm) ? <LegacyWarning /> : null}
        <Notes
          items={[
            isReused && { kind: 'warning', message: words.ivReused },
            loneSurrogateAt !== undefined && { kind: 'warning', message: words.loneSurrogate(loneSurrogateAt + 1) },
          ]}
        />
      </SideBySide>
    </Section>
  );
}
