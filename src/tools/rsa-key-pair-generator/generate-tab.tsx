import { useEffect, useState } from 'react';
import { useDraft } from '../../operations/use-draft';
import { useOperation } from '../../operations/use-operation';
import { Alert } from '../../ui/alert/alert';
import { Button } from '../../ui/button/button';
import { Field } from '../../ui/field/field';
import { InputText } from '../../ui/input-text/input-text';
import { ResultHead, SideBySide } from '../../ui/layout/layout';
import { makePart, usePart } from '../../ui/part';
import { useDelayed } from '../../ui/progress/use-delayed';
import { Select } from '../../ui/select/select';
import { Unfinished } from '../../ui/unfinished/unfinished';
import { isRsaBits } from '../../lib/keys/rsa-bits';
import { canEncrypt, formatsOf, KEY_TYPES } from './formats';
import { inspect } from './operations';
import { OutputFields } from './output-fields';
import type { NewKey } from './use-new-key';
import { useWords } from './use-words';
import styles from './view.module.css';

const resultPart = makePart(() => import('./key-result'));

export function GenerateTab({ newKey }: { newKey: NewKey }) {
  const words = useWords();
  const { options, change, run: made, makeAnother } = newKey;
  const { type, comment } = options;
  const [passphrase, setPassphrase] = useDraft('newPassphrase', '', { secret: true });
  const [bitsText, setBitsText] = useDraft<string | undefined>('bits', undefined);
  const result = usePart(resultPart, true);

  const isBitsWrong = type === 'rsa' && bitsText !== undefined && !isRsaBits(readBits(bitsText));
  const format = formatsOf(type).includes(options.format) ? options.format : 'pkcs8';
  const pem = made.status === 'done' && !isBitsWrong ? made.value : undefined;
  const run = useOperation(
    inspect,
    { key: pem ?? '', newPassphrase: canEncrypt(format) ? passphrase : '' },
    // Only there does the comment count, and a letter of it need not encrypt the key anew.
    { format, comment: format === 'openssh' ? comment : '' },
    { enabled: pem !== undefined },
  );
  const isMaking = made.status === 'busy';

  return (
    <SideBySide
      options={
        <>
          <Select
            label={words.type}
            options={KEY_TYPES.map((value) => ({ value, label: words.types[value] }))}
            value={type}
            onChange={(next) => change({ type: next })}
          />
          {type === 'rsa' ? (
            <RsaFields newKey={newKey} text={bitsText} onText={setBitsText} isWrong={isBitsWrong} />
          ) : null}
          <OutputFields
            type={type}
            format={format}
            onFormat={(next) => change({ format: next })}
            comment={comment}
            onComment={(next) => change({ comment: next })}
            commentError={run.fault?.code === 'bad-comment' ? words.inspectFault(run.fault) : undefined}
            passphrase={passphrase}
            onPassphrase={setPassphrase}
          />
          <div>
            <Button
              variant="quiet"
              size="small"
              icon="rotate-ccw"
              className={styles.reset}
              onClick={() => {
                newKey.reset();
                setBitsText(undefined);
              }}
            >
              {words.reset}
            </Button>
          </div>
        </>
      }
    >
      <ResultHead
        title={words.pairTitle(type, options.bits)}
        actions={
          <Button
            variant="primary"
            icon="refresh-cw"
            aria-busy={isMaking || undefined}
            disabled={isBitsWrong}
            onClick={makeAnother}
          >
            {words.generateNew}
          </Button>
        }
      />
      {made.status === 'idle' && !isBitsWrong ? <p className={styles.empty}>{words.slowNote}</p> : null}
      {made.fault && !isBitsWrong ? <Alert kind="error">{words.generateFault(made.fault)}</Alert> : null}
      <Unfinished run={isMaking || made.status !== 'done' ? made : run} unit="items" />
      {isMaking ? <Elapsed /> : null}
      {result && pem !== undefined && run.value ? <result.KeyResult run={run} /> : <div className={styles.coming} />}
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

const USUAL_BITS = [1024, 2048, 3072, 4096, 8192] as const;

function RsaFields({ newKey: { options, change }, text, onText, isWrong }: RsaFieldsProps) {
  const words = useWords();
  const isUsual = text === undefined && USUAL_BITS.some((bits) => bits === options.bits);
  return (
    <>
      <Select
        label={words.bits}
        options={[
          ...USUAL_BITS.map((bits) => ({ value: Number(bits), label: words.bitsOption(bits) })),
          { value: 0, label: words.otherBits },
        ]}
        value={isUsual ? options.bits : 0}
        onChange={(bits) => {
          onText(bits === 0 ? String(options.bits) : undefined);
          if (bits !== 0) change({ bits });
        }}
      />
      {isUsual ? null : (
        <InputText
          label={words.otherBits}
          inputMode="numeric"
          autoComplete="off"
          placeholder=""
          value={text ?? String(options.bits)}
          onChange={(next) => {
            onText(next);
            const bits = readBits(next);
            if (isRsaBits(bits)) change({ bits });
          }}
          error={isWrong ? words.generateFault({ code: 'bad-bits' }) : undefined}
        />
      )}
      <Field label={words.exponent} hint={words.exponentHint}>
        <code>65537</code>
      </Field>
    </>
  );
}

function readBits(text: string): number {
  const digits = text.normalize('NFKC').trim();
  return /^\d{1,6}$/.test(digits) ? Number(digits) : Number.NaN;
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
