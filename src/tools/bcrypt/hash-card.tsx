import { useState } from 'react';
import { useDraft } from '../../operations/use-draft';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { Button } from '../../ui/button/button';
import { ButtonsSelect } from '../../ui/buttons-select/buttons-select';
import { Card } from '../../ui/card/card';
import { CopyRow, CopyRows } from '../../ui/copy-rows/copy-rows';
import { InputText } from '../../ui/input-text/input-text';
import { Stack } from '../../ui/layout/layout';
import { SliderField } from '../../ui/slider-field/slider-field';
import { Unfinished } from '../../ui/unfinished/unfinished';
import { ADVISED_COST, htpasswdLine, MAX_NEW_COST, MIN_COST, parseSalt, SLOW_COST, VARIANTS } from './hash-parts';
import { bcryptOptions, hash } from './operations';
import { PasswordField } from './password-field';
import { usePermission } from './use-permission';
import { useWords } from './use-words';
import styles from './view.module.css';

/** Milliseconds that a cost takes here, once that is known. */
export type TimeOf = (cost: number) => number | undefined;

export function HashCard({ timeOf }: { timeOf: TimeOf }) {
  const words = useWords();
  const [options, change, reset] = useOptions(bcryptOptions);
  const [password, setPassword] = useDraft('password', 'password', { secret: true });
  const [isGiven, setGiven] = useState(false);
  const [salt, setSalt] = useDraft('salt', '', { secret: true });
  const [user, setUser] = useDraft('user', '', { secret: true });
  const [round, setRound] = useState(0);

  const given = isGiven ? parseSalt(salt) : undefined;
  const isSlow = options.cost >= SLOW_COST;
  const { isGranted, ask } = usePermission(JSON.stringify([password, isGiven && salt, options]), isSlow);
  const run = useOperation(hash, { password, ...(given?.ok && { salt: given.value }) }, options, {
    enabled: isGranted && given?.ok !== false,
    resultKey: round,
  });
  const milliseconds = timeOf(options.cost);

  const start = () => {
    ask();
    setRound((count) => count + 1);
  };
  return (
    <Card title={words.hashTitle}>
      <Stack>
        <PasswordField value={password} onChange={setPassword} />
        <SliderField
          label={words.cost}
          hint={
            <>
              {milliseconds === undefined ? null : words.expected(milliseconds)}
              {options.cost < ADVISED_COST ? <span className={styles.warning}> {words.lowCost}</span> : null}
            </>
          }
          min={MIN_COST}
          max={MAX_NEW_COST}
          option="cost"
          value={options.cost}
          onChange={(cost) => change({ cost })}
        />
        <ButtonsSelect
          label={words.variant}
          options={VARIANTS.map((value) => ({ value, label: `$${value}$` }))}
          value={options.variant}
          onChange={(variant) => change({ variant })}
        />
        <ButtonsSelect
          label={words.salt}
          options={[
            { value: false, label: words.randomSalt },
            { value: true, label: words.givenSalt },
          ]}
          value={isGiven}
          onChange={setGiven}
        />
        {isGiven ? (
          <InputText
            label={words.ownSalt}
            mono
            clearable
            autoComplete="off"
            placeholder="abcdefghijklmnopqrstuu"
            hint={words.saltHint}
            error={salt !== '' && given?.ok === false ? words.fault(given.fault) : undefined}
            value={salt}
            onChange={setSalt}
          />
        ) : null}
        <InputText
          label={words.user}
          autoComplete="off"
          spellCheck={false}
          autoCapitalize="off"
          placeholder={words.userPlaceholder}
          hint={words.userHint}
          error={user.includes(':') ? words.userColon : undefined}
          value={user}
          onChange={setUser}
        />
        <div className={styles.acts}>
          {isSlow ? (
            <Button variant="primary" disabled={run.status === 'busy' || given?.ok === false} onClick={start}>
              {words.hash}
            </Button>
          ) : isGiven ? null : (
            <Button icon="refresh-cw" disabled={run.status !== 'done'} onClick={start}>
              {words.newSalt}
            </Button>
          )}
          <Button variant="quiet" size="small" icon="rotate-ccw" className={styles.reset} onClick={reset}>
            {words.reset}
          </Button>
        </div>
        <p className={styles.hint}>{words.variantHint}</p>
        <div className={styles.result} aria-live="polite">
          <Unfinished run={run} unit="items" />
          {run.status === 'done' && run.value ? (
            <Made {...run.value} user={user.includes(':') ? '' : user} given={given?.ok ? given.value : undefined} />
          ) : run.status === 'idle' ? (
            <Waiting isSlow={isSlow} milliseconds={milliseconds} />
          ) : null}
        </div>
      </Stack>
    </Card>
  );
}

/** Why there is no result yet. */
export function Waiting({ isSlow, milliseconds }: { isSlow: boolean; milliseconds: number | undefined }) {
  const words = useWords();
  const text = isSlow ? (milliseconds === undefined ? words.slowUnknown : words.slow(milliseconds)) : words.resultHint;
  return <p className={styles.empty}>{text}</p>;
}

interface MadeProps {
  hash: string;
  milliseconds: number;
  user: string;
  given: string | undefined;
}

function Made({ hash: made, milliseconds, user, given }: MadeProps) {
  const words = useWords();
  const lastOfSalt = made.charAt(28);
  return (
    <>
      <CopyRows label={words.result}>
        <CopyRow label={words.result} value={made} />
        {user === '' ? null : <CopyRow label={words.userLine} value={htpasswdLine(user, made)} />}
      </CopyRows>
      {given !== undefined && !given.endsWith(lastOfSalt) ? (
        <p className={styles.hint}>{words.saltRewritten(lastOfSalt)}</p>
      ) : null}
      <p className={styles.took}>{words.took(milliseconds)}</p>
    </>
  );
}
