import { useState, type FocusEvent, type FormEvent } from 'react';
import { familyOf } from '../../lib/ip/family';
import { useDraftField } from '../../operations/use-draft-field';
import { Button } from '../../ui/button/button';
import { CopyButton } from '../../ui/copy/copy-button';
import { DownloadButton } from '../../ui/download-button/download-button';
import { Field } from '../../ui/field/field';
import { FileButton } from '../../ui/file-button/file-button';
import { InputText } from '../../ui/input-text/input-text';
import { Section, SideBySide } from '../../ui/layout/layout';
import { NoResult } from '../../ui/no-result/no-result';
import { Select } from '../../ui/select/select';
import { tellUnreadable } from '../../ui/toast/toast';
import type { AnyFault } from './faults';
import { readOneBlock } from './facts';
import { firstFree, fitWishes, readWishes } from './fit';
import { carve, freeBlocks, freeIn, type Path, type Plan, type PlanNode } from './plan';
import { PlanBar } from './plan-bar';
import { readPlan, writePlan } from './plan-file';
import { PlanPiece } from './plan-node';
import { PlanPrint } from './plan-print';
import { PlanTree } from './plan-tree';
import styles from './plan.module.css';
import { usePlan, type PlanState } from './use-plan';
import { useWords } from './use-words';
import { writeBlock } from './write-address';

/** A block as a tree of subnets that are split, named and taken. */
export function PlanTab() {
  const words = useWords();
  const state = usePlan();
  const { plan, fault, selected, select } = state;
  return (
    <SideBySide
      input={
        <>
          <Root state={state} />
          {plan ? <Wishes plan={plan} state={state} /> : null}
          {plan ? <NextFree plan={plan} state={state} /> : null}
          <Files state={state} />
        </>
      }
      after={plan ? <FreeSpace plan={plan} /> : null}
    >
      {fault ? (
        <p role="alert" className={styles.fault}>
          {words.fault(fault)}
        </p>
      ) : null}
      {plan ? (
        <>
          <div className={styles.screen}>
            <PlanBar plan={plan} selected={selected} onSelect={select} />
            <PlanTree plan={plan} selected={selected} onSelect={select} />
            <PlanPiece plan={plan} state={state} />
          </div>
          <PlanPrint plan={plan} />
        </>
      ) : (
        <NoResult />
      )}
    </SideBySide>
  );
}

/** Which block is planned: another one begins a new plan, and a plan as JSON is taken as it is. */
function Root({ state }: { state: PlanState }) {
  const words = useWords();
  const block = state.plan ? writeBlock(state.plan.block) : '';
  // Only what is not planned yet: the field shows the block of the plan otherwise, also of a former one or of a file.
  const [typed, setTyped] = useState<string>();
  const [fault, setFault] = useState<AnyFault>();
  const differs = typed !== undefined && typed.trim() !== block;
  const show = (text: string | undefined) => {
    setFault(undefined);
    setTyped(text);
  };
  function take(text: string, mayBeSame: boolean) {
    const read = text.startsWith('{') ? readPlan(text) : planOf(text);
    if (!read.ok) return setFault(read.fault);
    show(undefined);
    if (mayBeSame || text.startsWith('{') || writeBlock(read.value.block) !== block) state.change(read.value, []);
  }
  const go = (step: (() => void) | undefined) => {
    show(undefined);
    step?.();
  };
  function start(event: FormEvent) {
    event.preventDefault();
    take((typed ?? block).trim(), true);
  }
  function leave({ currentTarget }: FocusEvent) {
    // Another window came in front of this one: the field has not been left.
    if (currentTarget === document.activeElement || typed === undefined) return;
    if (typed.trim() === '') show(undefined);
    else if (differs) take(typed.trim(), false);
  }
  return (
    <form className={styles.form} onSubmit={start}>
      <InputText
        label={words.root}
        value={typed ?? block}
        onChange={show}
        onBlur={leave}
        mono
        autoComplete="off"
        placeholder="2001:db8::/48"
        hint={differs ? words.rootEnter : words.rootHint}
        error={fault && words.fault(fault)}
      />
      <div className={styles.acts}>
        <Button type="submit">{words.startPlan}</Button>
        <Button disabled={!state.undo} onClick={() => go(state.undo)}>
          {words.undo}
        </Button>
        <Button disabled={!state.redo} onClick={() => go(state.redo)}>
          {words.redo}
        </Button>
      </div>
    </form>
  );
}

/** A plan that has nothing yet but its block. */
function planOf(text: string) {
  const read = readOneBlock(text);
  return read.ok ? ({ ok: true, value: { block: read.value.block, node: {} } } as const) : read;
}

interface PartProps {
  plan: Plan;
  state: PlanState;
}

/** Room for subnets of so many hosts each. */
function Wishes({ plan, state }: PartProps) {
  const words = useWords();
  const wishes = useDraftField('wishes', '');
  const [fault, setFault] = useState<AnyFault>();
  function fit(event: FormEvent) {
    event.preventDefault();
    const read = readWishes(wishes.value, plan.block);
    const fitted = read.ok ? fitWishes(freeIn(plan), read.value) : read;
    setFault(fitted.ok ? undefined : fitted.fault);
    if (!fitted.ok) return;
    let next = plan;
    let path: Path = [];
    for (const { block, label, text } of fitted.value) {
      const carved = carve(next, block, taken(label ?? text, words.hostCount));
      next = carved.plan;
      path = carved.path;
    }
    state.change(next, path);
    wishes.onChange('');
  }
  return (
    <form className={styles.form} onSubmit={fit}>
      <InputText
        label={words.wishes}
        value={wishes.value}
        onChange={(text) => {
          setFault(undefined);
          wishes.onChange(text);
        }}
        autoComplete="off"
        placeholder="100, 50, 20, 2"
        hint={words.wishesHint}
        error={fault && words.fault(fault)}
      />
      <div className={styles.acts}>
        <Button type="submit">{words.fit}</Button>
      </div>
    </form>
  );
}

/** A piece that is taken: under a name, or under none where that says no more than its prefix. */
function taken(name: string, hostCount: (count: string) => string): PlanNode {
  if (name.startsWith('/')) return { used: true };
  // A bare number would stand beside that of the addresses.
  return { label: /^\d+$/.test(name) ? hostCount(name) : name };
}

/** The next block of a size that is free. */
function NextFree({ plan, state }: PartProps) {
  const words = useWords();
  const { prefix: own, network } = plan.block;
  const { bits } = familyOf(network);
  const [chosen, choose] = useState<number>();
  const prefix = chosen !== undefined && chosen >= own && chosen <= bits ? chosen : Math.min(bits, own + 3);
  const found = firstFree(freeIn(plan), prefix);
  function take() {
    if (!found) return;
    const carved = carve(plan, found, { used: true });
    state.change(carved.plan, carved.path);
  }
  return (
    <Field label={words.nextFreeLabel}>
      <div className={styles.acts}>
        <Select
          label={words.splitInto}
          hideLabel
          options={Array.from({ length: bits - own + 1 }, (_, index) => ({
            value: own + index,
            label: `/${own + index}`,
          }))}
          value={prefix}
          onChange={choose}
        />
        <code className={styles.found}>
          {found ? writeBlock(found) : words.fault({ code: 'no-free-block', wish: `/${prefix}`, prefix })}
        </code>
        <Button disabled={!found} onClick={take}>
          {words.take}
        </Button>
      </div>
    </Field>
  );
}

/** A plan to be kept as a file, opened again, or put on paper. */
function Files({ state }: { state: PlanState }) {
  const words = useWords();
  const { plan } = state;
  async function open(file: File) {
    const text = await file.text().catch(() => undefined);
    if (text === undefined) return tellUnreadable();
    const read = readPlan(text);
    if (read.ok) state.change(read.value, []);
    else state.setFault(read.fault);
  }
  const written = () => (plan ? writePlan(plan, 2) : '');
  return (
    <Field label={words.planFile}>
      <div className={styles.acts}>
        <DownloadButton
          fileName="plan.json"
          label="plan.json"
          mimeType="application/json"
          content={written}
          disabled={!plan}
        />
        <CopyButton label={words.copyPlan} value={written} disabled={!plan} />
        <FileButton label={words.openPlan} accept=".json,application/json" onFile={(file) => void open(file)} />
        <Button icon="media/printer" disabled={!plan} onClick={() => window.print()}>
          {words.print}
        </Button>
      </div>
    </Field>
  );
}

/** What is not taken, in the fewest blocks. */
function FreeSpace({ plan }: { plan: Plan }) {
  const words = useWords();
  const free = freeBlocks(plan).map((block) => writeBlock(block));
  return (
    <Section
      title={words.freeSpace}
      actions={free.length > 0 ? <CopyButton size="small" value={() => free.join('\n')} /> : null}
    >
      {free.length === 0 ? (
        <p className={styles.muted}>{words.noFree}</p>
      ) : (
        <ul className={styles.freeList}>
          {free.map((block) => (
            <li key={block}>{block}</li>
          ))}
        </ul>
      )}
    </Section>
  );
}
