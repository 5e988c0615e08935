import { useState } from 'react';
import { takesLine } from '../../operations/takes';
import { useDraftField } from '../../operations/use-draft-field';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { Button } from '../../ui/button/button';
import { ButtonsSelect } from '../../ui/buttons-select/buttons-select';
import { FactRows } from '../../ui/copy-rows/fact-rows';
import { ExactText } from '../../ui/input-text/exact-text';
import { InputText } from '../../ui/input-text/input-text';
import { Section, SideBySide, Stack } from '../../ui/layout/layout';
import { useOptionField } from '../../ui/options/use-option-field';
import { ResetButton } from '../../ui/reset-button/reset-button';
import { Awaited } from '../../ui/unfinished/awaited';
import { ADVISED_COST, htpasswdLine, parseSalt, SLOW_COST } from './hash-parts';
import { bcryptOptions, hash, type HashReport } from './operations';
import { PasswordField } from './password-field';
import { usePermission } from './use-permission';
import { useWords } from './use-words';
import styles from './view.module.css';
import { type TimeOf, Waiting } from './waiting';

/** As long as a hash. */
const PLACE = '0'.repeat(60);

export function HashCard({ timeOf }: { timeOf: TimeOf }) {
  const words = useWords();
  const [options, , reset] = useOptions(bcryptOptions);
  const option = useOptionField(bcryptOptions, words.options);
  const password = useDraftField('password', 'password', {
    secret: true,
    takes: (given) => (given.direction === 'compare' ? undefined : takesLine(given)),
  });
  const [isGiven, setGiven] = useState(false);
  const salt = useDraftField('salt', '', { secret: true });
  const user = useDraftField('user', '', { secret: true });

  const given = isGiven ? parseSalt(salt.value) : undefined;
  const isSlow = options.cost >= SLOW_COST;
  const permission = usePermission(JSON.stringify([password.value, isGiven && salt.value, options]), isSlow);
  const inputs = { password: password.value, ...(given?.ok && { salt: given.value }) };
  const run = useOperation(hash, inputs, options, {
    enabled: permission.isGranted && given?.ok !== false,
    resultKey: permission.round,
  });
  const milliseconds = timeOf(options.cost);
  const hasColon = user.value.includes(':');

  return (
    <Section title={words.hashTitle}>
      <SideBySide
        input={<PasswordField {...password} />}
        options={
          <>
            {option('cost', { as: 'slider', hint: <CostHint cost={options.cost} milliseconds={milliseconds} /> })}
            <Stack className={styles.hinted}>
              {option('variant', { as: 'buttons' })}
              <p className={styles.hint}>{words.variantHint}</p>
            </Stack>
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
              <ExactText
                label={words.ownSalt}
                clearable
                placeholder="abcdefghijklmnopqrstuu"
                hint={words.saltHint}
                error={salt.value !== '' && given?.ok === false && words.fault(given.fault)}
                {...salt}
              />
            ) : null}
            <InputText
              label={words.user}
              autoComplete="off"
              spellCheck={false}
              autoCapitalize="off"
              placeholder={words.userPlaceholder}
              hint={words.userHint}
              error={hasColon && words.userColon}
              {...user}
            />
            <ResetButton onReset={reset} />
          </>
        }
      >
        {isSlow ? (
          <div>
            <Button variant="primary" disabled={run.status === 'busy' || given?.ok === false} onClick={permission.ask}>
              {words.hash}
            </Button>
          </div>
        ) : null}
        {isSlow || isGiven ? null : (
          <div>
            <Button icon="refresh-cw" disabled={run.status !== 'done'} onClick={permission.ask}>
              {words.newSalt}
            </Button>
          </div>
        )}
        <div className={styles.result} aria-live="polite">
          <Awaited run={run} unit="items" standIn={<Made hash={PLACE} milliseconds={0} user="" given={undefined} />}>
            {run.status === 'done' && run.value ? (
              <Made {...run.value} user={hasColon ? '' : user.value} given={given?.ok ? given.value : undefined} />
            ) : null}
            {run.status === 'idle' && !run.lacksSecret ? <Waiting isSlow={isSlow} milliseconds={milliseconds} /> : null}
          </Awaited>
        </div>
      </SideBySide>
    </Section>
  );
}

function CostHint({ cost, milliseconds }: { cost: number; milliseconds: number | undefined }) {
  const words = useWords();
  return (
    <>
      {milliseconds === undefined ? '\u00a0' : words.expected(milliseconds)}
      {cost < ADVISED_COST ? <span className={styles.warning}> {words.lowCost}</span> : null}
    </>
  );
}

interface MadeProps extends HashReport {
  user: string;
  given: string | undefined;
}

function Made({ hash: made, milliseconds, user, given }: MadeProps) {
  const words = useWords();
  const lastOfSalt = made.charAt(28);
  return (
    <>
      <FactRows
        title={words.result}
        hideTitle
        rows={[
          { label: words.result, value: made },
          user !== '' && { label: words.userLine, value: htpasswdLine(user, made) },
        ]}
      />
      {given !== undefined && !given.endsWith(lastOfSalt) ? (
        <p className={styles.hint}>{words.saltRewritten(lastOfSalt)}</p>
      ) : null}
      <p className={styles.hint}>{words.took(milliseconds)}</p>
    </>
  );
}
