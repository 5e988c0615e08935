import { handOver, type HandedOver } from '../drafts';
import { emptySecrets, hasSecrets, leaveUnkept, readDrafts, restoreDrafts } from '../tool-drafts';
import { chosenOf, restoreChosen } from '../use-options';
import { currentChain, setChain } from './chain-state';
import { recordRun } from './record-run';
import type { Chain, Snapshot, Step } from './step';

/** A result that goes from one tool to another. */
export interface Passing {
  readonly from: string;
  /** The result as the tool showed it. */
  readonly made: unknown;
  /** What the tool between them was given, where one found the result inside of something: it is a step that nobody looked at. */
  readonly through?: { readonly toolId: string; readonly received: HandedOver };
  readonly to: string;
  readonly received: HandedOver;
}

/** What stands in a tool now. */
export function snapshotOf(toolId: string): Snapshot {
  return { drafts: readDrafts(toolId), options: chosenOf(toolId), hadSecrets: hasSecrets(toolId) };
}

/** A step as it stands now: what was typed and chosen, and how its result was made. */
export function leaveStep(step: Step, isLast: boolean, made?: unknown): Step {
  const { toolId, received } = step;
  const snapshot = snapshotOf(toolId);
  // What the next step got was made then, whatever stands here now.
  const run = made === undefined && !isLast ? step.run : recordRun(toolId, contentOf(received), made);
  return { ...step, snapshot, run: run ?? (made === undefined ? step.run : undefined) };
}

export function contentOf(received: HandedOver | undefined): unknown {
  return received?.text ?? received?.file;
}

/** The way with the step that is open as it stands now. */
export function withPresent({ steps, at }: Chain): readonly Step[] {
  return steps.map((step, place) => (place === at ? leaveStep(step, place === steps.length - 1) : step));
}

/**
 * Leaves the tool that a result comes from, as it stands now. What comes back hands the result to another tool, which may be a moment later, and lengthens the
 * way by it; where an earlier step was open, what followed it is left out.
 */
export function leaveFor({
  from,
  made,
}: Pick<Passing, 'from' | 'made'>): (rest: Omit<Passing, 'from' | 'made'>) => void {
  const chain = currentChain();
  const present = chain?.steps[chain.at];
  const last = present?.toolId === from ? present : { toolId: from };
  const before = last === present ? (chain?.steps.slice(0, chain.at) ?? []) : [];
  const left = leaveStep(last, true, made);
  return ({ through, to, received }) => {
    const steps = [...before, handedOn(left), ...(through ? [through] : []), { toolId: to, received }];
    handOver(to, received);
    setChain({ steps, at: steps.length - 1 });
  };
}

/** A step that has handed on its result as it stands. */
export function handedOn(step: Step): Step {
  return step.snapshot ? { ...step, handed: step.snapshot } : step;
}

/** Hands a result to another tool at once. */
export function passOn({ from, made, ...rest }: Passing): void {
  leaveFor({ from, made })(rest);
}

/** Goes back, or forward again, to a step: what was typed and chosen there is put back. The caller opens the tool. */
export function goToStep(place: number): void {
  const chain = currentChain();
  const target = chain?.steps[place];
  if (!chain || !target || place === chain.at) return;
  const steps = withPresent(chain);
  putBack(target);
  setChain({ steps, at: place });
}

export function putBack(step: Step): void {
  const { toolId, snapshot, received } = step;
  if (snapshot) {
    restoreDrafts(toolId, snapshot.drafts, snapshot.areStored);
    if (received?.isSecret) leaveUnkept(toolId);
    restoreChosen(toolId, snapshot.options);
    putBackSecrets(step);
  } else if (received) handOver(toolId, received);
}

/** Of the secrets of a step only what it was given is known still; the others leave their fields empty. */
function putBackSecrets({ toolId, snapshot, received }: Step): void {
  if (received || snapshot?.hadSecrets) emptySecrets(toolId);
  if (received) handOver(toolId, received, true);
}

/** Notes that a tool was opened by other ways, such as Back: where it is a step, the nearest one is the present one. */
export function arriveAt(toolId: string): void {
  const chain = currentChain();
  if (!chain || chain.steps[chain.at]?.toolId === toolId) return;
  const { steps, at } = chain;
  const places = [...steps.keys()].filter((place) => steps[place]?.toolId === toolId);
  const [nearest] = places.toSorted((one, other) => Math.abs(one - at) - Math.abs(other - at));
  const step = nearest === undefined ? undefined : steps[nearest];
  if (nearest === undefined || !step) return;
  // The one that was left stands now as it was left.
  const left = withPresent(chain);
  if (step.snapshot) putBackSecrets(step);
  setChain({ steps: left, at: nearest });
}

/** All steps with what is known of how to do them again, the last one as it stands now. */
export function recordedSteps(): readonly Step[] {
  const chain = currentChain();
  return chain ? withPresent(chain) : [];
}
