import { TextChunks } from '../../lib/text-chunks';
import { toTextSource } from '../../lib/text-source';
import { doneRuns } from '../done-runs';
import { followDrafts, handOver, type HandedOver } from '../drafts';
import { followChosen } from '../use-options';
import { contentOf, handedOn, leaveStep, putBack, snapshotOf } from './chain';
import { currentChain, followChain, setChain } from './chain-state';
import { partAt } from './part-at';
import { isUnchanged, OTHER } from './same-snapshot';
import type { Step } from './step';

/** The place from which on steps show what came of an earlier step before that was changed; undefined where all are up to date. */
export function staleFrom(): number | undefined {
  const { steps, at } = currentChain() ?? { steps: [], at: 0 };
  const changed = steps.findIndex(({ toolId, snapshot, handed }, place) => {
    const now = place === at ? snapshotOf(toolId) : snapshot;
    return handed !== undefined && now !== undefined && place < steps.length - 1 && !isUnchanged(now, handed);
  });
  return changed < 0 ? undefined : changed + 1;
}

/** Calls the listener when what stands in a tool changes, or the way does; returns what ends that. */
export function followStale(toolId: string, listener: () => void): () => void {
  const ends = [followChain(listener), followDrafts(listener), followChosen(toolId, listener)];
  return () => ends.forEach((end) => end());
}

/** What the open step comes to now, where it is shown: the same part of the same answer that was handed on before. */
function presentResult({ toolId, run, received }: Step): unknown {
  const done = doneRuns(toolId).filter(({ operation }) => operation.id === run?.operation);
  const content = contentOf(received);
  const its = done.find(({ inputs }) => content !== undefined && Object.values(inputs).includes(content)) ?? done[0];
  return its && run && partAt(its.value, run.output);
}

/** A result as the next step gets it: as it got the one before. */
async function asReceived(made: unknown, former: HandedOver | undefined): Promise<HandedOver | undefined> {
  const direction = former?.direction !== undefined && { direction: former.direction };
  if (typeof made === 'string' || made instanceof TextChunks)
    return { text: toTextSource(made.toString(), 'text.txt'), ...direction };
  if (!(made instanceof Blob) && !ArrayBuffer.isView(made)) return undefined;
  const file = toFile(made);
  return { text: typeof former?.text === 'string' ? await file.text() : file, file, ...direction };
}

function toFile(made: Blob | ArrayBufferView): File {
  if (made instanceof File) return made;
  const part = made instanceof Blob ? made : new Uint8Array(made.buffer, made.byteOffset, made.byteLength).slice();
  return new File([part], 'data', { type: made instanceof Blob ? made.type : '' });
}

/**
 * Hands the present result of the open step to the step after it, which keeps all else that stands there and becomes the open one. Gives the id of its tool for
 * the caller to open; undefined where the open step shows no such result now.
 */
export async function sendAgain(): Promise<string | undefined> {
  const chain = currentChain();
  const [step, next] = [chain?.steps[chain.at], chain?.steps[chain.at + 1]];
  const made = step && presentResult(step);
  const received = await asReceived(made, next?.received);
  if (!chain || !step || !next || !received || currentChain() !== chain) return undefined;
  const left = handedOn(leaveStep(step, true, made));
  const isLast = chain.at + 2 === chain.steps.length;
  const target: Step = { ...next, received, ...(!isLast && !next.handed && { handed: OTHER }) };
  putBack(target);
  handOver(next.toolId, received);
  setChain({
    steps: chain.steps.map((each, place) => (place === chain.at ? left : place === chain.at + 1 ? target : each)),
    at: chain.at + 1,
  });
  return next.toolId;
}
