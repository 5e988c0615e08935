import type { ReactNode } from 'react';
import type { useOptions } from '../../operations/use-options';
import { Button } from '../../ui/button/button';
import { ButtonsSelect } from '../../ui/buttons-select/buttons-select';
import { InputText } from '../../ui/input-text/input-text';
import { NumberField } from '../../ui/number-field/number-field';
import type { pageOptions } from './options';
import type { GenerateFault } from './operations';
import { ALGORITHMS, DIGITS, KINDS, PERIOD } from './settings';
import { READINGS } from './secret';
import { useWords } from './use-words';
import styles from './view.module.css';

type PageOptions = ReturnType<typeof useOptions<typeof pageOptions>>;

/** What is typed besides the secret, and not remembered. */
export interface Typed {
  readonly counter: string;
  readonly time: string;
  readonly issuer: string;
  readonly account: string;
}

export interface OptionsFormProps {
  options: PageOptions[0];
  change: PageOptions[1];
  onReset: () => void;
  typed: Typed;
  onType: (changes: Partial<Typed>) => void;
  fault: GenerateFault | undefined;
  /** The field of the secret. */
  children: ReactNode;
}

/** How codes are made of the secret, and what the app is told about the account. */
export function OptionsForm({ options, change, onReset, typed, onType, fault, children }: OptionsFormProps) {
  const words = useWords();
  return (
    <>
      {children}
      <ButtonsSelect
        label={words.readAs}
        options={READINGS.map((value) => ({ value, label: words.readings[value] }))}
        value={options.readAs}
        onChange={(readAs) => change({ readAs })}
      />
      <ButtonsSelect
        label={words.kind}
        options={KINDS.map((value) => ({ value, label: value.toUpperCase() }))}
        value={options.kind}
        onChange={(kind) => change({ kind })}
      />
      {options.kind === 'totp' ? (
        <>
          <NumberField
            label={words.period}
            suffix={words.seconds}
            min={PERIOD.least}
            max={PERIOD.most}
            option="period"
            value={options.period}
            onChange={(period) => change({ period })}
          />
          <InputText
            label={words.time}
            mono
            clearable
            autoComplete="off"
            placeholder={words.now}
            hint={words.timeHint}
            value={typed.time}
            onChange={(time) => onType({ time })}
            error={fault?.code === 'bad-time' || fault?.code === 'before-1970' ? words.fault(fault) : undefined}
          />
        </>
      ) : (
        <InputText
          label={words.counter}
          mono
          autoComplete="off"
          inputMode="numeric"
          placeholder="0"
          value={typed.counter}
          onChange={(counter) => onType({ counter })}
          error={fault?.code === 'bad-counter' ? words.fault(fault) : undefined}
        />
      )}
      <ButtonsSelect
        label={words.algorithm}
        options={ALGORITHMS.map((value) => ({ value, label: value }))}
        value={options.algorithm}
        onChange={(algorithm) => change({ algorithm })}
      />
      <ButtonsSelect
        label={words.digits}
        options={DIGITS.map((value) => ({ value, label: String(value) }))}
        value={options.digits}
        onChange={(digits) => change({ digits })}
      />
      <p className={styles.hint}>{words.algorithmHint}</p>
      <InputText
        label={words.issuer}
        autoComplete="off"
        placeholder={words.nothing}
        value={typed.issuer}
        onChange={(issuer) => onType({ issuer })}
      />
      <InputText
        label={words.account}
        autoComplete="off"
        placeholder={words.nothing}
        value={typed.account}
        onChange={(account) => onType({ account })}
      />
      <div>
        <Button variant="quiet" size="small" icon="rotate-ccw" className={styles.reset} onClick={onReset}>
          {words.reset}
        </Button>
      </div>
    </>
  );
}
