import type { DraftField } from '../../operations/use-draft-field';
import { useOptions } from '../../operations/use-options';
import { Alert } from '../../ui/alert/alert';
import { ExactText } from '../../ui/input-text/exact-text';
import { later } from '../../ui/later';
import { useOptionField } from '../../ui/options/use-option-field';
import { isRaw } from './algorithms';
import { faultAt } from './fault-field';
import { encryptionOptions } from './options';
import type { RawFieldsProps } from './raw-fields';
import { useWords } from './use-words';

const RawFields = later(async () => (await import('./raw-fields')).RawFields);

/** Milliseconds that so many rounds of PBKDF2 take here, once that is known. */
export type TimeOf = (rounds: number) => number | undefined;

export interface SecretFieldsProps extends Omit<RawFieldsProps, 'algorithm'> {
  algorithm: string;
  passphrase: DraftField;
}

/** The passphrase, or what a raw cipher takes in its place. */
export function SecretFields({ algorithm, passphrase, ...raw }: SecretFieldsProps) {
  const words = useWords();
  const fault = faultAt(raw.fault, 'passphrase');
  if (isRaw(algorithm)) return <RawFields algorithm={algorithm} {...raw} />;
  return <ExactText label={words.passphrase} type="password" error={fault && words.fault(fault)} {...passphrase} />;
}

/** What else a raw AES has to be told: nothing for other ciphers. */
export function RawOptions({ algorithm }: { algorithm: string }) {
  const words = useWords();
  const option = useOptionField(encryptionOptions, words.options);
  if (!isRaw(algorithm)) return null;
  return (
    <>
      {algorithm === 'raw-cbc' ? option('isPadded', { as: 'checkbox' }) : null}
      {option('encoding', { as: 'buttons' })}
    </>
  );
}

/** The rounds of PBKDF2, with how long they take. */
export function Rounds({
  name,
  timeOf,
}: {
  name: 'iterations' | 'legacyIterations' | 'openIterations';
  timeOf: TimeOf;
}) {
  const words = useWords();
  const [options] = useOptions(encryptionOptions);
  const option = useOptionField(encryptionOptions, words.options);
  const milliseconds = timeOf(options[name]);
  // Its line is there before it is known.
  const hint = milliseconds === undefined ? '\u00a0' : words.expected(milliseconds);
  return option(name, name === 'iterations' ? { hint, step: 100_000 } : { hint });
}

/** How AES and TripleDES get their key from the passphrase. */
export function DerivationFields({ of, timeOf }: { of: 'encrypt' | 'decrypt'; timeOf: TimeOf }) {
  const words = useWords();
  const [options] = useOptions(encryptionOptions);
  const option = useOptionField(encryptionOptions, words.options);
  const name = of === 'encrypt' ? 'derivation' : 'openDerivation';
  const hasRounds = options[name] === 'pbkdf2' || options[name] === 'any';
  return (
    <>
      {option(name)}
      {hasRounds ? <Rounds name={of === 'encrypt' ? 'legacyIterations' : 'openIterations'} timeOf={timeOf} /> : null}
    </>
  );
}

/** For what is there to exchange data with old programs only. */
export function LegacyWarning() {
  return <Alert kind="warning">{useWords().legacyWarning}</Alert>;
}
