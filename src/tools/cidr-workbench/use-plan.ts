import { useMemo, useState } from 'react';
import type { HandedOver } from '../../operations/drafts';
import { takesString } from '../../operations/takes';
import { useDraft } from '../../operations/use-draft';
import { pageFor } from './handed-over';
import { checkLength, type Path, type Plan, type PlanFault } from './plan';
import { readPlan, writePlan } from './plan-file';

/** A small office: a piece for each purpose, and what is left. */
export const DEFAULT_PLAN = JSON.stringify({
  block: '10.0.0.0/24',
  split: 25,
  children: {
    0: { label: 'LAN', colour: 1 },
    1: {
      split: 26,
      children: {
        0: { label: 'Wi-Fi', colour: 2 },
        1: { split: 27, children: { 0: { label: 'VoIP', colour: 3 } } },
      },
    },
  },
});

/** So many steps can be taken back. */
const MOST_STEPS = 100;

const takesPlan = (given: HandedOver) => (pageFor(given) === 'plan' ? takesString(given) : undefined);

/** The plan of the visit, what was chosen in it, and the steps to it. */
export function usePlan() {
  const [text, setText] = useDraft('plan', DEFAULT_PLAN, { takes: takesPlan });
  const [steps, setSteps] = useState<{ readonly past: readonly string[]; readonly future: readonly string[] }>({
    past: [],
    future: [],
  });
  const [selected, select] = useState<Path>([]);
  const [fault, setFault] = useState<PlanFault>();
  const read = useMemo(() => readPlan(text), [text]);

  /** Puts another plan in the place of this one, and selects a piece of it; one that is too long is told and not taken. */
  function change(next: Plan, path: Path = selected) {
    const checked = checkLength(next);
    if (!checked.ok) {
      setFault(checked.fault);
      return;
    }
    setFault(undefined);
    select(path);
    const written = writePlan(next);
    if (written === text) return;
    setSteps(({ past }) => ({ past: [...past, text].slice(-MOST_STEPS), future: [] }));
    setText(written);
  }
  const go = (to: string | undefined, next: typeof steps) => {
    if (to === undefined) return;
    setFault(undefined);
    select([]);
    setSteps(next);
    setText(to);
  };
  const { past, future } = steps;
  return {
    text,
    plan: read.ok ? read.value : undefined,
    fault: read.ok ? fault : read.fault,
    selected,
    select,
    change,
    setFault,
    undo: past.length > 0 ? () => go(past.at(-1), { past: past.slice(0, -1), future: [text, ...future] }) : undefined,
    redo: future.length > 0 ? () => go(future[0], { past: [...past, text], future: future.slice(1) }) : undefined,
  };
}

export type PlanState = ReturnType<typeof usePlan>;
