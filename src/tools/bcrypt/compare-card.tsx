import { takesString } from '../../operations/takes';
import { useDraft } from '../../operations/use-draft';
import { useOperation } from '../../operations/use-operation';
import { Alert } from '../../ui/alert/alert';
import { Button } from '../../ui/button/button';
import { FactRows } from '../../ui/copy-rows/fact-rows';
import { ExactText } from '../../ui/input-text/exact-text';
import { Section, SideBySide } from '../../ui/layout/layout';
import { Awaited } from '../../ui/unfinished/awaited';
import { ADVISED_COST, type HashParts, parseHash, SLOW_COST, VERY_SLOW_COST } from './hash-parts';
import { compare, hash } from './operations';
import { PasswordField } from './password-field';
import { usePermission } from './use-permission';
import { useWords } from './use-words';
import styles from './view.module.css';
import { type TimeOf, Waiting } from './waiting';

const FIRST_PASSWORD = 'password';

export function CompareCard({ timeOf }: { timeOf: TimeOf }) {
  const words = useWords();
  // Null while a hash that was handed over waits for its password.
  const [password, setPassword] = useDraft<string | null>('comparedPassword', FIRST_PASSWORD, {
    secret: true,
    takes: ({ direction }, held) => (direction === 'compare' && held === undefined ? null : undefined),
  });
  const [typed, setTyped] = useDraft<string | null>('comparedHash', null, {
    secret: true,
    takes: (given) => (given.direction === 'compare' ? takesString(given) : undefined),
  });
  // Something to begin with, until a hash is typed.
  const first = useOperation(hash, { password: FIRST_PASSWORD }, {}, { enabled: typed === null });
  const given = typed ?? first.value?.hash ?? '';

  const parts = given.trim() === '' ? undefined : parseHash(given);
  const cost = parts?.ok ? parts.value.cost : 0;
  const isSlow = cost >= SLOW_COST;
  const permission = usePermission(JSON.stringify([password, given]), isSlow);
  const enabled = permission.isGranted && parts?.ok === true && password !== null;
  const run = useOperation(
    compare,
    { password: password ?? '', hash: given },
    {},
    { enabled, resultKey: permission.round },
  );

  // The hash to begin with is being made; what it is compared with follows at once.
  const isComing = typed === null && password !== null && run.status === 'idle' && !run.lacksSecret && !isSlow;

  return (
    <Section title={words.compareTitle} data-given={password === null || undefined}>
      <SideBySide
        label={words.compared}
        input={
          <>
            <PasswordField value={password ?? ''} onChange={setPassword} isAwaited={password === null} />
            <ExactText
              label={words.hashToCompare}
              multiline
              rows={2}
              clearable
              placeholder="$2b$10$…"
              error={parts?.ok === false && words.fault(parts.fault)}
              value={given}
              onChange={setTyped}
            />
          </>
        }
        after={parts?.ok ? <Parts {...parts.value} /> : null}
      >
        {cost >= VERY_SLOW_COST ? <Alert kind="warning">{words.verySlow(cost, timeOf(cost))}</Alert> : null}
        {isSlow ? (
          <div>
            <Button variant="primary" disabled={run.status === 'busy' || password === null} onClick={permission.ask}>
              {words.check}
            </Button>
          </div>
        ) : null}
        {parts?.ok || isComing ? (
          <div className={styles.result}>
            <Awaited
              run={isComing ? { ...run, status: 'busy' } : run}
              unit="items"
              standIn={<Verdict isMatch milliseconds={0} />}
            >
              {run.status === 'done' && run.value ? <Verdict {...run.value} /> : null}
              {run.status === 'idle' && !run.lacksSecret && isSlow && password !== null ? (
                <Waiting isSlow milliseconds={timeOf(cost)} />
              ) : null}
            </Awaited>
          </div>
        ) : null}
      </SideBySide>
    </Section>
  );
}

function Verdict({ isMatch, milliseconds }: { isMatch: boolean; milliseconds: number }) {
  const words = useWords();
  return (
    <Alert kind={isMatch ? 'success' : 'error'} title={isMatch ? words.isMatch : words.isMismatch}>
      {words.took(milliseconds)}
    </Alert>
  );
}

function Parts({ variant, cost, salt, digest }: HashParts) {
  const words = useWords();
  return (
    <>
      <FactRows
        title={words.parts}
        hideTitle
        nameWidth={80}
        rows={[
          { label: words.options.variant.label, value: `$${variant}$` },
          { label: words.options.cost, value: String(cost), shown: words.rounds(cost, 2 ** cost) },
          { label: words.salt, value: salt },
          { label: words.digest, value: digest },
        ]}
      />
      {cost < ADVISED_COST ? <Alert kind="warning">{words.needsRehash(cost)}</Alert> : null}
    </>
  );
}
