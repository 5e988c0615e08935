import { USED } from '../../lib/used';
import { watchDrafts } from '../../operations/drafts';
import { ownStorage } from '../settings/change-stored';
import { eraseSecrets, readHistory, withInputs, writeHistory, type Inputs } from './entries';
import { isHistoryOn } from './setting';
import { isChoice, isReplaced, typedInputs } from './typed-inputs';

/** What was remembered last of each tool (as JSON), and whether it is written on since: then what follows takes its place. */
const last = new Map<string, { readonly text: string; readonly isContinued: boolean }>();

/** Remembers inputs of a tool. False where there is no room. */
function keep(toolId: string, inputs: Inputs): boolean {
  const text = JSON.stringify(inputs);
  const former = last.get(toolId);
  if (former?.text === text) return true;
  const storage = ownStorage();
  const entries = readHistory(storage, toolId);
  const isContinued = former?.isContinued === true && JSON.stringify(entries[0]?.inputs) === former.text;
  const others = isContinued ? entries.slice(1) : entries;
  last.set(toolId, { text, isContinued: true });
  return writeHistory(storage, toolId, withInputs(others, inputs, Date.now()));
}

/** Remembers what stands in a tool now. False where there is no room. */
export function recordNow(toolId: string): boolean {
  const inputs = isHistoryOn.get() ? typedInputs(toolId) : undefined;
  return inputs === undefined || keep(toolId, inputs);
}

/** What stands in a tool now is to be left alone until it is changed, because it was erased or put there from the history. */
export function passOver(toolId: string): void {
  last.set(toolId, { text: JSON.stringify(typedInputs(toolId)), isContinued: false });
}

/** What is remembered of a tool stays from now on, whatever follows. */
function settle(toolId: string): void {
  const former = last.get(toolId);
  if (former) last.set(toolId, { ...former, isContinued: false });
}

/** Whether a part of what one writes is copied, rather than a result. */
function isEdited(target: EventTarget | null): boolean {
  if (target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement) return !target.readOnly;
  return target instanceof HTMLElement && target.isContentEditable;
}

/**
 * Remembers what is typed into a tool, when the visitor stops: leaves it, hides the page, clears a field or puts something else there; and when a result is
 * used, which is copied, saved or sent: then also what is much like it comes beside it, not in its place. Returns what ends that.
 */
export function record(toolId: string, onFull: () => void): () => void {
  eraseSecrets(ownStorage(), toolId);
  const now = () => {
    if (!recordNow(toolId)) onFull();
  };
  watchDrafts((draft, next) => {
    if (draft.toolId !== toolId || draft.secret || isChoice(toolId, draft.name) || !isReplaced(draft, next)) return;
    const inputs = isHistoryOn.get() ? typedInputs(toolId) : undefined;
    // It may be in the midst of drawing.
    queueMicrotask(() => {
      if (inputs && !keep(toolId, inputs)) onFull();
      settle(toolId);
    });
  });
  const onUsed = () => {
    now();
    settle(toolId);
  };
  const onCopy = ({ target }: ClipboardEvent) => {
    if (!isEdited(target)) onUsed();
  };
  addEventListener(USED, onUsed);
  document.addEventListener('copy', onCopy);
  addEventListener('pagehide', now);
  document.addEventListener('visibilitychange', now);
  return () => {
    watchDrafts(undefined);
    removeEventListener(USED, onUsed);
    document.removeEventListener('copy', onCopy);
    removeEventListener('pagehide', now);
    document.removeEventListener('visibilitychange', now);
    now();
  };
}
