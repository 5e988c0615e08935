import { takesLine } from '../../operations/takes';
import { useDraftField } from '../../operations/use-draft-field';
import { useOperation } from '../../operations/use-operation';
import { Button } from '../../ui/button/button';
import { Field } from '../../ui/field/field';
import { InputText } from '../../ui/input-text/input-text';
import { SideBySide } from '../../ui/layout/layout';
import { NoResult } from '../../ui/no-result/no-result';
import { OpenIn } from '../../ui/open-in/open-in';
import type { Facts as BlockFacts, FactsFault } from './facts';
import { FactsView } from './facts-view';
import { pageFor } from './handed-over';
import { facts } from './operations';
import { SplitSection } from './split-section';
import { useWords } from './use-words';
import styles from './view.module.css';

export const DEFAULT_BLOCK = '2001:db8:85a3::8a2e:370:7334/64';

/** One block or address: all that is to be said of it, and its subnets. */
export function FactsTab() {
  const words = useWords();
  const block = useDraftField('block', DEFAULT_BLOCK, {
    takes: (given) => (pageFor(given) === 'facts' ? takesLine(given) : undefined),
  });
  const run = useOperation(facts, { text: block.value }, {});
  const found = run.status === 'done' ? run.value : undefined;
  const { fault } = run;
  return (
    <SideBySide
      input={
        <>
          <InputText
            label={words.block}
            {...block}
            mono
            clearable
            autoComplete="off"
            placeholder="2001:db8::/32"
            hint={words.blockHint}
            error={fault && fault.code !== 'empty' && <Fault fault={fault} text={block.value} />}
          />
          <Moves facts={found} onGo={block.onChange} />
          {found ? <Elsewhere facts={found} /> : null}
        </>
      }
      after={found ? <SplitSection block={found.block} version={found.version} prefix={found.prefix} /> : null}
    >
      {found ? <FactsView facts={found} /> : null}
      {fault ? <NoResult>{fault.code === 'empty' ? words.empty : undefined}</NoResult> : null}
    </SideBySide>
  );
}

/** What is wrong with the block, and the tool for a range that is none. */
function Fault({ fault, text }: { fault: FactsFault; text: string }) {
  const words = useWords();
  return (
    <>
      {words.fault(fault)}
      {fault.code === 'not-one-block' && fault.version === 4 ? (
        <OpenIn tool="ipv4-range-expander" text={text} className={styles.link}>
          {words.openRange}
        </OpenIn>
      ) : null}
    </>
  );
}

const MOVES = ['previous', 'next', 'parent'] as const;

/** To the blocks around this one. */
function Moves({ facts: found, onGo }: { facts: BlockFacts | undefined; onGo: (block: string) => void }) {
  const words = useWords();
  return (
    <Field label={words.moves}>
      <div className={styles.buttons}>
        {MOVES.map((move) => {
          const to = found?.[move];
          return (
            <Button key={move} size="small" disabled={to === undefined} title={to} onClick={() => to && onGo(to)}>
              {words[move]}
            </Button>
          );
        })}
      </div>
    </Field>
  );
}

/** The tool that has more to say of such a block. */
function Elsewhere({ facts: { version, block, type } }: { facts: BlockFacts }) {
  const words = useWords();
  if (version === 4) {
    return (
      <OpenIn tool="ipv4-subnet-calculator" text={block}>
        {words.openSubnet}
      </OpenIn>
    );
  }
  return type.type === 'unique-local' ? (
    <OpenIn tool="ipv6-ula-generator" text={block}>
      {words.openUla}
    </OpenIn>
  ) : null;
}
