import { Alert } from '../../ui/alert/alert';
import { NumberField } from '../../ui/number-field/number-field';
import { Select } from '../../ui/select/select';
import { type Derivation, DERIVATIONS, MAX_ITERATIONS } from './algorithms';
import { useWords } from './use-words';

export interface DerivationFieldsProps<D extends Derivation | 'any'> {
  /** In this order. */
  derivations: readonly D[];
  value: D;
  onChange: (derivation: D) => void;
  iterations: number;
  onIterations: (iterations: number) => void;
  /** The name of the rounds among the options. */
  iterationsOption: string;
  /** Milliseconds that so many rounds take here, once that is known. */
  timeOf: (rounds: number) => number | undefined;
}

/** How AES and TripleDES get their key from the passphrase. */
export function DerivationFields<D extends Derivation | 'any'>(props: DerivationFieldsProps<D>) {
  const words = useWords();
  const { iterations } = props;
  const milliseconds = props.timeOf(iterations);
  return (
    <>
      <Select
        label={words.derivation}
        options={props.derivations.map((value) => ({ value, label: words.derivations[value] }))}
        value={props.value}
        onChange={props.onChange}
      />
      {props.value === 'pbkdf2' || props.value === 'any' ? (
        <NumberField
          label={words.iterations}
          min={1}
          max={MAX_ITERATIONS}
          option={props.iterationsOption}
          value={iterations}
          onChange={props.onIterations}
          hint={milliseconds === undefined ? undefined : words.expected(milliseconds)}
        />
      ) : null}
    </>
  );
}

/** What to choose from where any may have been taken. */
export const ANY_DERIVATION = ['any', ...DERIVATIONS] as const;

export function LegacyWarning() {
  const words = useWords();
  return <Alert kind="warning">{words.legacyWarning}</Alert>;
}
