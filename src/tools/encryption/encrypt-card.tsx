import { useMemo, useState } from 'react';
import { toHex } from '../../lib/hex';
import { useDraft } from '../../operations/use-draft';
import { useOperation } from '../../operations/use-operation';
import { useSampleDraft } from '../../operations/use-sample-draft';
import { Card } from '../../ui/card/card';
import { CopyRow, CopyRows } from '../../ui/copy-rows/copy-rows';
import { InputText } from '../../ui/input-text/input-text';
import { Stack } from '../../ui/layout/layout';
import { LineEndings } from '../../ui/line-endings/line-endings';
import { useLineEndings } from '../../ui/line-endings/use-line-endings';
import { type NoteItem, Notes } from '../../ui/notes/notes';
import { NumberField } from '../../ui/number-field/number-field';
import { makePart, usePart } from '../../ui/part';
import { Select } from '../../ui/select/select';
import { TextInput } from '../../ui/text-input/text-input';
import {
  ALGORITHMS,
  DERIVATIONS,
  type Form,
  FORMS,
  hasDerivations,
  isLegacy,
  isRaw,
  MAX_ITERATIONS,
  MIN_ITERATIONS,
} from './algorithms';
import { CommandRow } from './command-row';
import { encrypt, encryptRaw } from './operations';
import type { EncryptionOptions } from './options';
import { ResultBox } from './result-box';
import { useIvReuse } from './use-iv-reuse';
import { faultAt, useRawDraft } from './use-raw-draft';
import { readBytes } from './written-bytes';
import { useWords } from './use-words';

const rawPart = makePart(() => import('./raw-fields'));
const legacyPart = makePart(() => import('./legacy-fields'));

export const FIRST_TEXT = 'Lorem ipsum dolor sit amet';
/** The same bytes in each form. */
const SAMPLES = {
  text: FIRST_TEXT,
  hex: '4c6f72656d20697073756d20646f6c6f722073697420616d6574',
  base64: 'TG9yZW0gaXBzdW0gZG9sb3Igc2l0IGFtZXQ=',
} as const;
export const FIRST_PASSPHRASE = 'my secret key';

export interface CardProps {
  options: EncryptionOptions;
  onChange: (changes: Partial<EncryptionOptions>) => void;
  /** Milliseconds that so many rounds of PBKDF2 take here, once that is known. */
  timeOf: (rounds: number) => number | undefined;
}

/** The bytes of a key with its IV: the same key may be written in several ways. */
function usedKey(key: string, form: Form, iv: string): string {
  const bytes = readBytes(key, form, 'key');
  return `${bytes.ok ? toHex(bytes.value) : key} ${iv}`;
}

export function EncryptCard({ options, onChange, timeOf }: CardProps) {
  const words = useWords();
  const { algorithm, iterations, derivation, legacyIterations, readAs } = options;
  const [text, setText] = useSampleDraft('text', SAMPLES, readAs, { secret: true });
  const [passphrase, setPassphrase] = useDraft('passphrase', FIRST_PASSPHRASE, { secret: true });
  const draft = useRawDraft('encrypt');
  const [round, setRound] = useState(0);
  const raw = usePart(rawPart, isRaw(algorithm));
  const legacy = usePart(legacyPart, isLegacy(algorithm));

  const endings = useLineEndings(text, readAs === 'text');
  const lineEnding = endings.value;
  const sealing = isRaw(algorithm) ? undefined : algorithm;
  const sealed = useOperation(
    encrypt,
    { text, passphrase },
    { algorithm: sealing, iterations, derivation, legacyIterations, textAs: readAs, lineEnding },
    { enabled: sealing !== undefined },
  );
  const { key, iv, additional } = draft;
  const rawSealed = useOperation(
    encryptRaw,
    { text, key, additional, ...(iv !== undefined && { iv }) },
    { ...rawOptionsOf(options), algorithm: isRaw(algorithm) ? algorithm : undefined, textAs: readAs, lineEnding },
    { enabled: isRaw(algorithm), resultKey: round },
  );
  const run = isRaw(algorithm) ? rawSealed : sealed;
  const rawResult = rawSealed.status === 'done' ? rawSealed.value : undefined;
  const result = run.status === 'done' ? run.value : undefined;

  const use = useMemo(
    () =>
      rawResult && {
        secret: usedKey(key, options.keyAs, rawResult.iv),
        // The tag of GCM depends on the text and the additional data, however they are written.
        message:
          rawResult.tag === undefined
            ? [algorithm, text, readAs, lineEnding, options.isPadded]
            : [algorithm, rawResult.tag],
      },
    [rawResult, options.keyAs, options.isPadded, key, text, readAs, lineEnding, algorithm],
  );
  const isReused = useIvReuse(use);
  const fault = run.status === 'fault' ? run.fault : undefined;
  const textFault = faultAt(fault, 'text');
  const passphraseFault = faultAt(fault, 'passphrase');
  const milliseconds = timeOf(iterations);

  const notes: NoteItem[] = [];
  if (isReused) notes.push({ kind: 'warning', message: words.ivReused });
  if (result?.loneSurrogateAt !== undefined) {
    notes.push({ kind: 'warning', message: words.loneSurrogate(result.loneSurrogateAt + 1) });
  }

  return (
    <Card title={words.encryptTitle}>
      <Stack>
        <TextInput
          label={words.text}
          value={text}
          onChange={setText}
          rows={4}
          exact
          example={SAMPLES[readAs]}
          footer={<LineEndings endings={endings} />}
          error={textFault && { message: words.fault(textFault), ...('at' in textFault && { at: textFault.at }) }}
        />
        <Select
          label={words.algorithm}
          options={ALGORITHMS.map((value) => ({ value, label: words.algorithms[value] }))}
          value={algorithm}
          onChange={(next) => onChange({ algorithm: next })}
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
              drawnIv={rawSealed.value?.iv}
              onNewIv={() => setRound(round + 1)}
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
        {algorithm === 'gcm' ? (
          <NumberField
            label={words.iterations}
            min={MIN_ITERATIONS}
            max={MAX_ITERATIONS}
            step={100_000}
            option="iterations"
            value={iterations}
            onChange={(next) => onChange({ iterations: next })}
            hint={milliseconds === undefined ? undefined : words.expected(milliseconds)}
          />
        ) : null}
        {hasDerivations(algorithm) && legacy ? (
          <legacy.DerivationFields
            derivations={DERIVATIONS}
            value={derivation}
            onChange={(next) => onChange({ derivation: next })}
            iterations={legacyIterations}
            onIterations={(next) => onChange({ legacyIterations: next })}
            iterationsOption="legacyIterations"
            timeOf={timeOf}
          />
        ) : null}
        <Select
          label={words.readAs}
          options={FORMS.map((value) => ({ value, label: words.forms[value] }))}
          value={readAs}
          onChange={(next) => onChange({ readAs: next })}
        />
        {isLegacy(algorithm) && legacy ? <legacy.LegacyWarning /> : null}
        <ResultBox label={words.result} run={run} text={result?.text} lines={run.lines} fileName="encrypted.txt" />
        {rawResult?.tag === undefined ? null : (
          <CopyRows label={words.details}>
            <CopyRow label={words.tag} value={rawResult.tag} />
          </CopyRows>
        )}
        <CommandRow
          direction="encrypt"
          algorithm={result && algorithm}
          derivation={derivation}
          iterations={legacyIterations}
          options={options}
          keyText={key}
          iv={rawResult?.iv}
        />
        <Notes items={notes} />
      </Stack>
    </Card>
  );
}

/** Those options of a raw AES that both cards share. */
export function rawOptionsOf({ keyAs, ivAs, additionalAs, isPadded, encoding }: EncryptionOptions) {
  return { keyAs, ivAs, additionalAs, isPadded, encoding };
}
