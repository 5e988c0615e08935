import { useState } from 'react';
import { familyOf } from '../../lib/ip/family';
import { Button } from '../../ui/button/button';
import { Checkbox } from '../../ui/checkbox/checkbox';
import { CopyButton } from '../../ui/copy/copy-button';
import { InputText } from '../../ui/input-text/input-text';
import { Columns, ResultHead } from '../../ui/layout/layout';
import { Select } from '../../ui/select/select';
import { digits } from './digits';
import { rangeOf } from './ip-set';
import { COLOURS, isTaken, join, nodeAt, split, withNode, type Plan, type PlanNode } from './plan';
import type { PlanState } from './use-plan';
import styles from './plan.module.css';
import { useWords } from './use-words';
import { writeAddress, writeBlock } from './write-address';

/** So many bits more make the longest list. */
const MOST_BITS = 24;

/** What is said of the piece that is selected, and what can be done with it. */
export function PlanPiece({ plan, state }: { plan: Plan; state: PlanState }) {
  const words = useWords();
  const { selected, change } = state;
  const { block, node } = nodeAt(plan, selected);
  const { prefix } = block;
  const { bits, sizeOf } = familyOf(block.network);
  const { first, last } = rangeOf(block);
  const [chosen, choose] = useState(64);
  const longest = Math.min(bits, prefix + MOST_BITS);
  const into = chosen > prefix && chosen <= longest ? chosen : Math.min(longest, prefix + 2);
  const set = (next: (node: PlanNode) => PlanNode) => change(withNode(plan, selected, next));
  const named = ({ label: _label, ...others }: PlanNode, label: string): PlanNode =>
    label === '' ? others : { ...others, label };
  return (
    <section className={styles.chosen} aria-label={words.selected(writeBlock(block))}>
      <ResultHead
        title={words.selected(writeBlock(block))}
        actions={<CopyButton size="small" value={writeBlock(block)} />}
      />
      <p className={styles.muted}>
        {words.nodeFacts(writeAddress(first), writeAddress(last), digits(String(sizeOf(prefix)), words))}
      </p>
      <Columns minWidth={160}>
        <InputText
          label={words.nodeLabel}
          value={node.label ?? ''}
          maxLength={200}
          placeholder=""
          onChange={(label) => set((its) => named(its, label))}
        />
        <Select
          label={words.colour}
          options={Array.from({ length: COLOURS + 1 }, (_, colour) => ({
            value: colour,
            label: words.colours[colour as keyof typeof words.colours],
          }))}
          value={node.colour ?? 0}
          onChange={(colour) => set(({ colour: _former, ...its }) => (colour === 0 ? its : { ...its, colour }))}
        />
      </Columns>
      {node.split === undefined ? (
        <Checkbox
          label={words.isUsed}
          checked={isTaken(node)}
          disabled={node.label !== undefined}
          onChange={(used) => set(({ used: _former, ...its }) => (used ? { ...its, used } : its))}
        />
      ) : null}
      {prefix === bits ? null : (
        <div className={styles.acts}>
          <Button disabled={node.split === prefix + 1} onClick={() => set((its) => split(its, prefix + 1))}>
            {words.halve}
          </Button>
          <div className={styles.into}>
            <Select
              label={words.splitInto}
              hideLabel
              options={Array.from({ length: longest - prefix }, (_, index) => prefix + 1 + index).map((value) => {
                return { value, label: words.subnetOption(value, 2 ** (value - prefix)) };
              })}
              value={into}
              onChange={choose}
            />
            <Button disabled={node.split === into} onClick={() => set((its) => split(its, into))}>
              {words.splitInto}
            </Button>
          </div>
          <Button disabled={node.split === undefined} onClick={() => set(join)}>
            {words.join}
          </Button>
        </div>
      )}
    </section>
  );
}
