import { useState } from 'react';
import { takesLine } from '../../operations/takes';
import { useDraftField } from '../../operations/use-draft-field';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { Button } from '../../ui/button/button';
import { InputText } from '../../ui/input-text/input-text';
import { SideBySide } from '../../ui/layout/layout';
import { NoResult } from '../../ui/no-result/no-result';
import { useOptionField } from '../../ui/options/use-option-field';
import { Outcome } from '../../ui/outcome/outcome';
import { ResetButton } from '../../ui/reset-button/reset-button';
import { analyse, prepare, strengthOptions } from './operations';
import { Report } from './report';
import { useWords } from './use-words';
import styles from './view.module.css';

const EXAMPLE = 'Tr0ub4dour&3';

/** What is seen of two sentences changes, but not the room they take. */
function PasswordHint({ isLoading }: { isLoading: boolean }) {
  const words = useWords();
  return (
    <span className={styles.either}>
      <span data-off={isLoading ? undefined : ''}>{words.loading}</span>
      <span data-off={isLoading ? '' : undefined}>{words.privacy}</span>
    </span>
  );
}

export default function PasswordStrengthAnalyser() {
  const words = useWords();
  const [{ speed }, , reset] = useOptions(strengthOptions);
  const option = useOptionField(strengthOptions, words.options);
  const password = useDraftField('password', '', { secret: true, takes: takesLine });
  const own = useDraftField('own', '', { secret: true });
  const [isWanted, setWanted] = useState(false);

  const dictionaries = useOperation(prepare, {}, {}, { enabled: isWanted });
  const inputs = { password: password.value, own: own.value };
  const run = useOperation(analyse, inputs, {}, { enabled: password.value !== '' });
  const fillIn = () => {
    setWanted(true);
    password.onChange(EXAMPLE);
  };

  return (
    <SideBySide
      input={
        <>
          <InputText
            label={words.password}
            type="password"
            mono
            placeholder={words.passwordPlaceholder}
            hint={<PasswordHint isLoading={isWanted && dictionaries.status === 'busy'} />}
            onFocus={() => setWanted(true)}
            {...password}
          />
          <div>
            <Button size="small" onClick={fillIn}>
              {words.example}
            </Button>{' '}
            <code>{EXAMPLE}</code>
          </div>
        </>
      }
      options={
        <>
          <InputText
            label={words.own}
            autoComplete="off"
            spellCheck={false}
            clearable
            placeholder={words.ownPlaceholder}
            hint={words.ownHint}
            {...own}
          />
          {option('speed')}
          <ResetButton onReset={reset} />
        </>
      }
    >
      {password.value === '' ? <NoResult>{words.empty}</NoResult> : null}
      <Outcome run={run} unit="items">
        {(analysis) => <Report analysis={analysis} speed={speed} />}
      </Outcome>
    </SideBySide>
  );
}
