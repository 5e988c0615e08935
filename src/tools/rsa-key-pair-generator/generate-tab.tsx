import { useEffect, useState } from 'react';
import { useDraft } from '../../operations/use-draft';
import { useDraftField } from '../../operations/use-draft-field';
import { useOperation } from '../../operations/use-operation';
import { Alert } from '../../ui/alert/alert';
import { Button } from '../../ui/button/button';
import { Field } from '../../ui/field/field';
import { InputText } from '../../ui/input-text/input-text';
import { ResultHead, SideBySide } from '../../ui/layout/layout';
import { NoResult } from '../../ui/no-result/no-result';
import { useOptionField } from '../../ui/options/use-option-field';
import { useDelayed } from '../../ui/progress/use-delayed';
import { ResetButton } from '../../ui/reset-button/reset-button';
import { Select } from '../../ui/select/select';
import { Awaited } from '../../ui/unfinished/awaited';
import { isRsaBits } from '../../lib/keys/rsa-bits';
import { canEncrypt, formatsOf } from './formats';
import { inspect, keyOptions } from './operations';
import { Fingerprints, KeyResult, KeyStandIn } from './key-result';
import { OutputFields } from './output-fields';
import { readBits } from './read-bits';
import type { NewKey } from './use-new-key';
import { useWords } from './use-words';
import styles from './view.module.css';

export function GenerateTab({ newKey }: { newKey: NewKey }) {
  const words = useWords();
  const { options, change, run: made } = newKey;
  const { type, comment } = options;
  const option = useOptionField(keyOptions, words.options);
  const passphrase = useDraftField('newPassphrase', '', { secret: true });
  const [bitsText, setBitsText] = useDraft<string | undefined>('bits', undefined);

  const isBitsWrong = type === 'rsa' && bitsText !== undefined && !isRsaBits(readBits(bitsText));
  const format = formatsOf(type).includes(options.format) ? options.format : 'pkcs8';
  const pem = made.status === 'done' && !isBitsWrong ? made.value : undefined;
  const run = useOperation(
    inspect,
    { key: pem ?? '', newPassphrase: canEncrypt(format) ? passphrase.value : '' },
    // Only there does the comment count, and a letter of it need not encrypt the key anew.
    { format, comment: format === 'openssh' ? comment : '' },
    { enabled: pem !== undefined },
  );
  const report = pem === undefined ? undefined : run.value;
  const hasFault = isBitsWrong || run.status === 'fault';
  const isMaking = made.status === 'busy';
  const elapsed = isMaking ? <Elapsed /> : null;
  const reset = () => {
    newKey.reset();
    setBitsText(undefined);
  };

  return (
    <SideBySide
      isGenerator
      input={
        <>
          {option('type')}
          {type === 'rsa' ? (
            <RsaFields newKey={newKey} text={bitsText} onText={setBitsText} isWrong={isBitsWrong} />
          ) : null}
        </>
      }
      options={
        <>
          <OutputFields
            kind={type}
            format={format}
            comment={{ value: comment, onChange: (next) => change({ comment: next }) }}
            fault={run.fault}
            passphrase={passphrase}
          />
          {type === 'rsa' ? (
            <Field label={words.exponent} hint={words.exponentHint}>
              <code>65537</code>
            </Field>
          ) : null}
          <ResetButton onReset={reset} />
        </>
      }
      after={report ? <Fingerprints facts={report.facts} /> : null}
    >
      <ResultHead
        title={words.pairTitle(type, options.bits)}
        actions={
          <Button
            variant="primary"
            icon="refresh-cw"
            aria-busy={isMaking || undefined}
            disabled={isBitsWrong}
            onClick={newKey.makeAnother}
          >
            {words.generateNew}
          </Button>
        }
      />
      {made.status === 'idle' && !isBitsWrong ? <NoResult>{words.slowNote}</NoResult> : null}
      {made.fault && !isBitsWrong ? <Alert kind="error">{words.generateFault(made.fault)}</Alert> : null}
      <Awaited
        run={made.status === 'done' ? run : made}
        unit="items"
        standIn={
          <>
            <KeyStandIn type={type} bits={options.bits} />
            <div className={styles.first}>{elapsed}</div>
          </>
        }
      >
        {elapsed}
        {report ? <KeyResult run={run} /> : null}
      </Awaited>
      {hasFault ? <NoResult /> : null}
    </SideBySide>
  );
}

interface RsaFieldsProps {
  newKey: NewKey;
  /** What stands in the field of another size; undefined while one of the usual sizes is chosen. */
  text: string | undefined;
  onText: (text: string | undefined) => void;
  isWrong: boolean;
}

const USUAL_BITS: readonly number[] = [1024, 2048, 3072, 4096, 8192];

/** How long an RSA key is, from a list or typed. */
function RsaFields({ newKey: { options, change }, text, onText, isWrong }: RsaFieldsProps) {
  const words = useWords();
  const { bits } = options;
  const isUsual = text === undefined && USUAL_BITS.includes(bits);
  const choose = (chosen: number) => {
    onText(chosen === 0 ? String(bits) : undefined);
    if (chosen !== 0) change({ bits: chosen });
  };
  const type = (next: string) => {
    onText(next);
    if (isRsaBits(readBits(next))) change({ bits: readBits(next) });
  };
  return (
    <>
      <Select
        label={words.options.bits}
        options={[...USUAL_BITS, 0].map((value) => ({
          value,
          label: value === 0 ? words.otherBits : words.bitsOption(value),
        }))}
        value={isUsual ? bits : 0}
        onChange={choose}
      />
      {isUsual ? null : (
        <InputText
          label={words.otherBits}
          inputMode="numeric"
          autoComplete="off"
          placeholder=""
          value={text ?? String(bits)}
          onChange={type}
          error={isWrong && words.generateFault({ code: 'bad-bits' })}
        />
      )}
    </>
  );
}

/** How long the work goes on, once it is more than a moment. */
function Elapsed() {
  const words = useWords();
  const isLate = useDelayed(true, 1000);
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const startedAt = Date.now();
    const timer = setInterval(() => setSeconds(Math.floor((Date.now() - startedAt) / 1000)), 500);
    return () => clearInterval(timer);
  }, []);
  return isLate ? (
    <p className={styles.hint} role="timer">
      {words.elapsed(seconds)}
    </p>
  ) : null;
}
