import { useOptions } from '../../operations/use-options';
import { ExactText } from '../../ui/input-text/exact-text';
import { InputText } from '../../ui/input-text/input-text';
import { MoreOptions } from '../../ui/more-options/more-options';
import { useOptionField } from '../../ui/options/use-option-field';
import type { GenerateFault } from './operations';
import { pageOptions } from './options';
import type { Typed } from './typed';
import { useWords } from './use-words';
import styles from './view.module.css';

export interface OptionsFormProps {
  typed: Typed;
  onType: (changes: Partial<Typed>) => void;
  fault: GenerateFault | undefined;
}

/** How codes are made of the secret, and what the app is told about the account. */
export function OptionsForm({ typed, onType, fault }: OptionsFormProps) {
  const words = useWords();
  const [{ kind }, , reset] = useOptions(pageOptions);
  const option = useOptionField(pageOptions, words.options);
  const field = (name: keyof Typed) => ({
    label: words[name],
    value: typed[name],
    onChange: (text: string) => onType({ [name]: text }),
  });
  const isTimeWrong = fault?.code === 'bad-time' || fault?.code === 'before-1970';
  return (
    <>
      {option('readAs', { as: 'buttons' })}
      {option('kind', { as: 'buttons' })}
      {option('digits', { as: 'buttons' })}
      {kind === 'totp' ? (
        option('period')
      ) : (
        <ExactText
          inputMode="numeric"
          placeholder="0"
          error={fault?.code === 'bad-counter' && words.fault(fault)}
          {...field('counter')}
        />
      )}
      {option('algorithm', { as: 'buttons' })}
      <p className={styles.hint}>{words.algorithmHint}</p>
      <MoreOptions hasError={isTimeWrong} onReset={reset}>
        {kind === 'totp' ? (
          <ExactText
            clearable
            placeholder={words.now}
            hint={words.timeHint}
            error={isTimeWrong && words.fault(fault)}
            {...field('time')}
          />
        ) : null}
        <InputText autoComplete="off" placeholder={words.nothing} {...field('issuer')} />
        <InputText autoComplete="off" placeholder={words.nothing} {...field('account')} />
      </MoreOptions>
    </>
  );
}
