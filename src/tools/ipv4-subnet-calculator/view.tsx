import { writeDotted } from '../../lib/ipv4/address';
import { maskOf, sizeOf, writeBlock } from '../../lib/ipv4/block';
import { useDraftField } from '../../operations/use-draft-field';
import { takesLine } from '../../operations/takes';
import { useHandedOver } from '../../operations/use-handed-over';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { Alert } from '../../ui/alert/alert';
import { Button } from '../../ui/button/button';
import { Field } from '../../ui/field/field';
import { ExactText } from '../../ui/input-text/exact-text';
import { SideBySide } from '../../ui/layout/layout';
import { Link } from '../../ui/link/link';
import { NoResult } from '../../ui/no-result/no-result';
import { useOptionField } from '../../ui/options/use-option-field';
import { ResetButton } from '../../ui/reset-button/reset-button';
import { Select } from '../../ui/select/select';
import { Facts } from './facts';
import { contains, describe, subnetOptions } from './operations';
import { SplitSection } from './split-section';
import type { SubnetFacts, SubnetFault } from './subnet';
import { useWords } from './use-words';
import styles from './view.module.css';

const PREFIXES = Array.from({ length: 33 }, (_, prefix) => prefix);

export default function Ipv4SubnetCalculator() {
  const words = useWords();
  const [{ text }, change, reset] = useOptions(subnetOptions);
  const field = useOptionField(subnetOptions, words.options);
  const sought = useDraftField('sought', '');
  useHandedOver((given) => change({ text: takesLine(given) ?? text }));
  const run = useOperation(describe, { text }, {});
  const facts = run.status === 'done' ? run.value : undefined;
  const isChecking = facts !== undefined && sought.value.trim() !== '';
  const check = useOperation(contains, { text, address: sought.value }, {}, { enabled: isChecking });
  const found = check.status === 'done' ? check.value : undefined;
  const { fault } = run;

  return (
    <SideBySide
      input={
        <>
          {field('text', { clearable: true, error: fault && <Fault fault={fault} /> })}
          <Select
            label={words.prefix}
            disabled={!facts}
            options={PREFIXES.map((prefix) => ({
              value: prefix,
              label: words.prefixOption(prefix, writeDotted(maskOf(prefix)), sizeOf(prefix)),
            }))}
            value={facts?.block.prefix ?? -1}
            onChange={(prefix) => {
              if (facts) change({ text: `${writeDotted(facts.address)}/${prefix}` });
            }}
          />
          <Moves facts={facts} onGo={(block) => change({ text: block })} />
        </>
      }
      options={
        <>
          <ExactText
            label={words.check}
            clearable
            placeholder="192.168.0.77"
            hint={words.checkHint}
            {...sought}
            error={check.fault && words.fault(check.fault)}
          />
          {found ? (
            <Alert
              kind={found.isInside ? 'success' : 'warning'}
              title={(found.isInside ? words.inside : words.outside)(writeDotted(found.address))}
            />
          ) : null}
          <ResetButton onReset={reset} />
        </>
      }
      after={facts ? <SplitSection block={facts.block} marked={found?.isInside ? found.address : undefined} /> : null}
    >
      {facts ? <Facts facts={facts} /> : null}
      {fault ? <NoResult /> : null}
    </SideBySide>
  );
}

/** What is wrong with the block, and the tool for a range that is none. */
function Fault({ fault }: { fault: SubnetFault }) {
  const words = useWords();
  return (
    <>
      {words.fault(fault)}
      {fault.code === 'not-one-block' ? (
        <Link to="/ipv4-range-expander" className={styles.link}>
          {words.expander}
        </Link>
      ) : null}
    </>
  );
}

const MOVES = ['previous', 'next', 'parent', 'firstHalf', 'secondHalf'] as const;

/** To the blocks around this one. */
function Moves({ facts, onGo }: { facts: SubnetFacts | undefined; onGo: (block: string) => void }) {
  const words = useWords();
  const { previous, next, parent, halves } = facts ?? {};
  const moves = { previous, next, parent, firstHalf: halves?.[0], secondHalf: halves?.[1] };
  return (
    <Field label={words.moves}>
      <div className={styles.buttons}>
        {MOVES.map((move) => {
          const block = moves[move];
          const name = block && writeBlock(block);
          return (
            <Button key={move} size="small" disabled={!block} title={name} onClick={() => name && onGo(name)}>
              {words[move]}
            </Button>
          );
        })}
      </div>
    </Field>
  );
}
