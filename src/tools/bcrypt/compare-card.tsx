import { useState } from 'react';
import { useDraft } from '../../operations/use-draft';
import { useOperation } from '../../operations/use-operation';
import { Alert } from '../../ui/alert/alert';
import { Button } from '../../ui/button/button';
import { Card } from '../../ui/card/card';
import { CopyRow, CopyRows } from '../../ui/copy-rows/copy-rows';
import { InputText } from '../../ui/input-text/input-text';
import { Stack } from '../../ui/layout/layout';
import { Unfinished } from '../../ui/unfinished/unfinished';
import { type TimeOf, Waiting } from './hash-card';
import { ADVISED_COST, type HashParts, parseHash, SLOW_COST, VERY_SLOW_COST } from './hash-parts';
import { compare, hash } from './operations';
import { PasswordField } from './password-field';
import { usePermission } from './use-permission';
import { useWords } from './use-words';
import styles from './view.module.css';

const FIRST_PASSWORD = 'password';

export function CompareCard({ timeOf }: { timeOf: TimeOf }) {
  const words = useWords();
  const [password, setPassword] = useDraft('comparedPassword', FIRST_PASSWORD, { secret: true });
  const [typed, setTyped] = useDraft<string | null>('comparedHash', null, { secret: true });
  const [round, setRound] = useState(0);
  // Something to begin with, until a hash is typed.
  const first = useOperation(hash, { password: FIRST_PASSWORD }, {}, { enabled: typed === null });
  const given = typed ?? first.value?.hash ?? '';

  const parts = given.trim() === '' ? undefined : parseHash(given);
  const cost = parts?.ok ? parts.value.cost : 0;
  const isSlow = cost >= SLOW_COST;
  const { isGranted, ask } = usePermission(JSON.stringify([password, given]), isSlow);
  const run = useOperation(
    compare,
    { password, hash: given },
    {},
    {
      enabled: isGranted && parts?.ok === true,
      resultKey: round,
    },
  );
  const comparison = run.status === 'done' ? run.value : undefined;

  return (
    <Card title={words.compareTitle}>
      <Stack>
        <PasswordField value={password} onChange={setPassword} />
        <InputText
          label={words.hashToCompare}
          multiline
          rows={2}
          mono
          clearable
          autoComplete="off"
          placeholder="$2b$10$…"
          error={parts?.ok === false ? words.fault(parts.fault) : undefined}
          value={given}
          onChange={setTyped}
        />
        {cost >= VERY_SLOW_COST ? <Alert kind="warning">{words.verySlow(cost, timeOf(cost))}</Alert> : null}
        {isSlow ? (
          <div className={styles.acts}>
            <Button
              variant="primary"
              disabled={run.status === 'busy'}
              onClick={() => {
                ask();
                setRound((count) => count + 1);
              }}
            >
              {words.check}
            </Button>
          </div>
        ) : null}
        {parts?.ok ? (
          <div className={styles.result}>
            <Unfinished run={run} unit="items" />
            {comparison ? (
              <Alert
                kind={comparison.isMatch ? 'success' : 'error'}
                title={comparison.isMatch ? words.isMatch : words.isMismatch}
              >
                {words.took(comparison.milliseconds)}
              </Alert>
            ) : run.status === 'idle' && isSlow ? (
              <Waiting isSlow milliseconds={timeOf(cost)} />
            ) : null}
            <Parts {...parts.value} />
          </div>
        ) : null}
      </Stack>
    </Card>
  );
}

function Parts({ variant, cost, salt, digest }: HashParts) {
  const words = useWords();
  return (
    <>
      <CopyRows label={words.parts} nameWidth={80}>
        <CopyRow label={words.variant} value={`$${variant}$`} />
        <CopyRow label={words.cost} value={String(cost)} shown={words.rounds(cost, 2 ** cost)} />
        <CopyRow label={words.salt} value={salt} />
        <CopyRow label={words.digest} value={digest} />
      </CopyRows>
      {cost < ADVISED_COST ? <Alert kind="warning">{words.needsRehash(cost)}</Alert> : null}
    </>
  );
}
