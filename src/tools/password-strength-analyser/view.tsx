import { useState } from 'react';
import { useDraft } from '../../operations/use-draft';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { Button } from '../../ui/button/button';
import { InputText } from '../../ui/input-text/input-text';
import { SideBySide } from '../../ui/layout/layout';
import { Select } from '../../ui/select/select';
import { Unfinished } from '../../ui/unfinished/unfinished';
import { SPEED_NAMES } from './durations';
import { analyse, prepare, strengthOptions } from './operations';
import { Report } from './report';
import { useWords } from './use-words';
import styles from './view.module.css';

const EXAMPLE = 'Tr0ub4dour&3';

export default function PasswordStrengthAnalyser() {
  const words = useWords();
  const [options, change, reset] = useOptions(strengthOptions);
  const [password, setPassword] = useDraft('password', '', { secret: true });
  const [own, setOwn] = useDraft('own', '', { secret: true });
  const [isWanted, setWanted] = useState(false);

  const dictionaries = useOperation(prepare, {}, {}, { enabled: isWanted });
  const run = useOperation(analyse, { password, own }, {}, { enabled: password !== '' });
  const want = () => setWanted(true);

  return (
    <SideBySide
      options={
        <>
          <InputText
            label={words.password}
            type="password"
            mono
            placeholder={words.passwordPlaceholder}
            hint={isWanted && dictionaries.status === 'busy' ? words.loading : words.privacy}
            value={password}
            onChange={setPassword}
            onFocus={want}
          />
          <div>
            <Button
              size="small"
              onClick={() => {
                want();
                setPassword(EXAMPLE);
              }}
            >
              {words.example}
            </Button>{' '}
            <code>{EXAMPLE}</code>
          </div>
          <InputText
            label={words.own}
            autoComplete="off"
            spellCheck={false}
            clearable
            placeholder={words.ownPlaceholder}
            hint={words.ownHint}
            value={own}
            onChange={setOwn}
          />
          <Select
            label={words.speed}
            options={SPEED_NAMES.map((value) => ({ value, label: words.speeds[value] }))}
            value={options.speed}
            onChange={(speed) => change({ speed })}
          />
          <div>
            <Button variant="quiet" size="small" icon="rotate-ccw" className={styles.reset} onClick={reset}>
              {words.reset}
            </Button>
          </div>
        </>
      }
    >
      <Unfinished run={run} unit="items" />
      {password === '' ? <p className={styles.hint}>{words.empty}</p> : null}
      {run.value ? <Report analysis={run.value} speed={options.speed} isStale={run.stale} /> : null}
    </SideBySide>
  );
}
