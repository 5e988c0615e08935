import { writeDotted } from '../../lib/ipv4/address';
import { maskOf, sizeOf, writeBlock } from '../../lib/ipv4/block';
import { useDraft } from '../../operations/use-draft';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { Alert } from '../../ui/alert/alert';
import { Button } from '../../ui/button/button';
import { Field } from '../../ui/field/field';
import { InputText } from '../../ui/input-text/input-text';
import { SideBySide } from '../../ui/layout/layout';
import { NoResult } from '../../ui/no-result/no-result';
import { Link } from '../../ui/link/link';
import { Select } from '../../ui/select/select';
import { Facts } from './facts';
import { contains, describe, subnetOptions } from './operations';
import { SplitSection } from './split-section';
import type { SubnetFacts } from './subnet';
import { useWords } from './use-words';
import styles from './view.module.css';

const NO_OPTIONS = {};
const PREFIXES = Array.from({ length: 33 }, (_, prefix) => prefix);

export default function Ipv4SubnetCalculator() {
  const words = useWords();
  const [{ text, ...wish }, change, reset] = useOptions(subnetOptions);
  const [sought, setSought] = useDraft('sought', '');
  const run = useOperation(describe, { text }, NO_OPTIONS);
  const facts = run.status === 'done' ? run.value : undefined;
  const isChecking = facts !== undefined && sought.trim() !== '';
  const check = useOperation(contains, { text, address: sought }, NO_OPTIONS, { enabled: isChecking });
  const found = check.status === 'done' ? check.value : undefined;
  const { fault } = run;

  return (
    <SideBySide
      options={
        <>
          <InputText
            label={words.network}
            mono
            clearable
            autoComplete="off"
            placeholder="192.168.0.1/24"
            hint={words.networkHint}
            value={text}
            onChange={(typed) => change({ text: typed })}
            error={
              fault ? (
                <>
                  {words.fault(fault)}
                  {fault.code === 'not-one-block' ? (
                    <Link to="/ipv4-range-expander" className={styles.link}>
                      {words.expander}
                    </Link>
                  ) : null}
                </>
              ) : undefined
            }
          />
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
          <InputText
            label={words.check}
            mono
            clearable
            autoComplete="off"
            placeholder="192.168.0.77"
            hint={words.checkHint}
            value={sought}
            onChange={setSought}
            error={check.fault ? words.fault(check.fault) : undefined}
          />
          {found ? <Answer found={found} /> : null}
          <div>
            <Button variant="quiet" size="small" icon="rotate-ccw" className={styles.reset} onClick={reset}>
              {words.reset}
            </Button>
          </div>
        </>
      }
    >
      {facts ? <Facts facts={facts} /> : fault ? <NoResult /> : null}
      {facts ? (
        <SplitSection
          block={facts.block}
          wish={wish}
          onChange={change}
          marked={found?.isInside ? found.address : undefined}
        />
      ) : null}
    </SideBySide>
  );
}

/** Whether the address that was asked about is in the block. */
function Answer({ found: { address, isInside } }: { found: { address: number; isInside: boolean } }) {
  const words = useWords();
  const dotted = writeDotted(address);
  return (
    <Alert kind={isInside ? 'success' : 'warning'} title={isInside ? words.inside(dotted) : words.outside(dotted)} />
  );
}

/** To the blocks around this one. */
function Moves({ facts, onGo }: { facts: SubnetFacts | undefined; onGo: (block: string) => void }) {
  const words = useWords();
  const moves = [
    { label: words.previous, block: facts?.previous },
    { label: words.next, block: facts?.next },
    { label: words.parent, block: facts?.parent },
    { label: words.firstHalf, block: facts?.halves?.[0] },
    { label: words.secondHalf, block: facts?.halves?.[1] },
  ];
  return (
    <Field label={words.moves}>
      <div className={styles.buttons}>
        {moves.map(({ label, block }) => (
          <Button
            key={label}
            size="small"
            disabled={!block}
            title={block ? writeBlock(block) : undefined}
            onClick={() => {
              if (block) onGo(writeBlock(block));
            }}
          >
            {label}
          </Button>
        ))}
      </div>
    </Field>
  );
}
