import type { TextSource } from '../lib/text-source';
import { noteSecret } from './activity';
import { isLike } from './draft-likeness';
import { chooseStored, isStoredDraft, store, take } from './draft-storage';
import { emptied, hasLostSecrets, noteLostSecrets, toolsWithSecrets } from './lost-secrets';

const STORAGE_KEY = 'drafts';
/** The tools of which something could not be kept. */
const LOST_KEY = 'drafts.lost';
/** The tools in which a secret was typed. */
const SECRETS_KEY = 'drafts.secrets';

export interface DraftName {
  readonly toolId: string;
  readonly name: string;
}

export interface Draft extends DraftName {
  readonly secret: boolean;
  value: unknown;
  /** What the field begins with. */
  initial: unknown;
  /** Set until the field is changed, where the value comes from storage (any version of this site may have written it) or is what a lost secret left. */
  isRestored: boolean;
  /** Handed over by a tool that held a secret: it is not stored, as it would not be there. */
  isUnkept: boolean;
  /** Takes a filled secret off the list again. */
  endNote: (() => void) | undefined;
  readonly listeners: Set<() => void>;
}

/** What one tool gives to another that is opened with it. */
export interface HandedOver {
  readonly text?: TextSource;
  /** The file that was given, for tools that take files of any kind; `text` is then the same file. */
  readonly file?: File;
  /** Which way the other tool is to work, such as `decode`. */
  readonly direction?: string;
  /** It comes from a tool that holds a secret. */
  readonly isSecret?: boolean;
}

/**
 * What a field takes: a part of what was handed over as it is, or what it makes of the whole, undefined where that is not meant for it. What it
 * held is undefined where it held what it begins with, such as a sample.
 */
export type Takes = Exclude<keyof HandedOver, 'isSecret'> | ((given: HandedOver, held: unknown) => unknown);

interface Waiting {
  readonly given: HandedOver;
  readonly onlySecrets: boolean;
  /** Parts that went to the one field that takes them as they are, and fields that made something of the whole. */
  readonly taken: Set<string>;
  /** What the fields beside the text held before. */
  readonly formers: Map<Draft, unknown>;
}

/** What waits for tools that are about to be opened. */
const waiting = new Map<string, Waiting>();
const waitingListeners = new Set<(toolId: string) => void>();
/** The text that the last handing over replaced, so that it can be put back. */
let lastReplaced:
  | { readonly draft: Draft; readonly former: TextSource; readonly by: TextSource; readonly beside: Waiting['formers'] }
  | undefined;

const drafts = new Map<string, Draft>();
const allListeners = new Set<() => void>();
let hasRestored = false;
let lostTools: ReadonlySet<unknown> = new Set();
let watcher: ((draft: Draft, next: unknown) => void) | undefined;

function keyOf({ toolId, name }: DraftName): string {
  return `${toolId}/${name}`;
}

/** What was typed into a field, as it is held here. */
export function openDraft(draft: DraftName, secret: boolean): Draft {
  restoreOnce();
  const key = keyOf(draft);
  const found = drafts.get(key);
  // A field that has become secret takes nothing from the time before.
  const opened = (found?.secret === secret && found) || {
    ...draft,
    secret,
    value: undefined,
    initial: undefined,
    isRestored: false,
    isUnkept: false,
    endNote: undefined,
    listeners: new Set(),
  };
  drafts.set(key, opened);
  return opened;
}

/** Lets a tool begin with these values the next time that it is opened; what was typed there before can be put back. Only secrets: the rest is there. */
export function handOver(toolId: string, given: HandedOver, onlySecrets = false): void {
  waiting.set(toolId, { given, onlySecrets, taken: new Set(onlySecrets ? ['view'] : []), formers: new Map() });
  // The tool may be the one that is open.
  for (const draft of drafts.values()) if (draft.toolId === toolId) tell(draft);
  for (const listener of [...waitingListeners]) listener(toolId);
}

/** Follows what is handed over to tools. */
export function followHandedOver(listener: (toolId: string) => void): () => void {
  waitingListeners.add(listener);
  return () => {
    waitingListeners.delete(listener);
  };
}

/** What waits for a tool, once; fields take their own. */
export function takeHandedOver(toolId: string): HandedOver | undefined {
  const found = waiting.get(toolId);
  if (!found || found.taken.has('view')) return undefined;
  found.taken.add('view');
  return found.given;
}

/** Forgets what no field has taken, which may be a secret. */
export function forgetHandedOver(toolId: string): void {
  waiting.delete(toolId);
}

/** What was typed into the fields of a tool. */
export function draftsOf(toolId: string): readonly Draft[] {
  restoreOnce();
  return [...drafts.values()].filter((draft) => draft.toolId === toolId);
}

/** Tells of every change just before it is made, which may be while something is drawn. One may watch at a time. */
export function watchDrafts(watch: typeof watcher): void {
  watcher = watch;
}

/** Gives up what came from storage, which may be what a tool stumbled over. */
export function forgetRestored(toolId: string): void {
  for (const draft of draftsOf(toolId)) if (draft.isRestored) draft.value = undefined;
}

/** Tells those who show a draft that it has changed. */
export function tell(draft: Draft): void {
  for (const listener of [...draft.listeners, ...allListeners]) listener();
}

/** Calls the listener after every change of any draft; returns what ends that. */
export function followDrafts(listener: () => void): () => void {
  allListeners.add(listener);
  return () => {
    allListeners.delete(listener);
  };
}

function isTextSource(value: unknown): value is TextSource {
  return typeof value === 'string' || value instanceof File;
}

/** Puts what waits for this draft into it, once. */
function receive(draft: Draft, takes: Takes): void {
  const found = waiting.get(draft.toolId);
  const mark = typeof takes === 'string' ? takes : `draft ${draft.name}`;
  if (!found || found.taken.has(mark) || (found.onlySecrets && !draft.secret)) return;
  const value = typeof takes === 'string' ? found.given[takes] : takes(found.given, draft.value);
  if (value === undefined) return;
  found.taken.add(mark);
  const former = draft.value;
  watcher?.(draft, value);
  const isWhole = value === found.given.text;
  const canBeKept = !draft.secret && isTextSource(former) && former !== '' && former !== value;
  // Of several texts the one that is there as it came leads back to all of them.
  if (isTextSource(value) && canBeKept && (isWhole || lastReplaced?.beside !== found.formers)) {
    if (lastReplaced?.beside === found.formers) found.formers.set(lastReplaced.draft, lastReplaced.former);
    lastReplaced = { draft, former, by: value, beside: found.formers };
  } else {
    if (isWhole) lastReplaced = undefined;
    found.formers.set(draft, former);
  }
  draft.value = value;
  draft.isRestored = false;
  draft.isUnkept = found.given.isSecret === true;
  noteIfSecret(draft);
}

/** What this text replaced when it was handed over to the tool that is open now. */
export function replacedBy(text: TextSource): TextSource | undefined {
  return lastReplaced?.by === text ? lastReplaced.former : undefined;
}

/** What was typed, or undefined when nothing was. What an earlier page stored counts only if it is of the initial value's kind. */
export function readDraft<T>(name: DraftName, initial: T, secret: boolean, takes?: Takes): T | undefined {
  const draft = openDraft(name, secret);
  if (takes) receive(draft, takes);
  draft.initial = initial;
  const isText = takes !== 'text' || isTextSource(draft.value);
  if (draft.isRestored && !(isText && isLike(draft.value, initial))) draft.value = undefined;
  if (secret && draft.value === undefined && hasLostSecrets(name.toolId)) {
    draft.value = emptied(initial, takes !== undefined);
    draft.isRestored = draft.value !== undefined;
  }
  // Only the field of this name writes the draft; what came from storage is at least of the same kind.
  return draft.value as T | undefined;
}

/** Keeps what was typed for as long as the page lives; what comes from storage counts only where it is of its field's kind. */
export function writeDraft(name: DraftName, value: unknown, secret: boolean, isStored = false): void {
  const draft = openDraft(name, secret);
  if (Object.is(draft.value, value)) return;
  watcher?.(draft, value);
  const isUndo = lastReplaced?.draft === draft && lastReplaced.by === draft.value && lastReplaced.former === value;
  draft.value = value;
  draft.isRestored = isStored;
  draft.isUnkept &&= isFilled(draft);
  noteIfSecret(draft);
  tell(draft);
  if (isUndo) undoBeside();
}

/** With the text that was replaced goes what came with it, such as the side it belongs to. */
function undoBeside(): void {
  for (const [draft, former] of lastReplaced?.beside ?? []) writeDraft(draft, former, draft.secret);
  lastReplaced = undefined;
}

function isFilled({ value }: Draft): boolean {
  return value !== undefined && value !== null && value !== '';
}

/** Whether a secret, or what was made of one, stands in a tool. */
export function holdsSecret(toolId: string): boolean {
  return draftsOf(toolId).some((draft) => (draft.secret || draft.isUnkept) && isFilled(draft));
}

function noteIfSecret(draft: Draft): void {
  if (draft.secret && isFilled(draft)) draft.endNote ??= noteSecret(draft.toolId);
  else {
    draft.endNote?.();
    draft.endNote = undefined;
  }
}

/** Follows a draft. A secret is wiped when the last follower leaves. */
export function followDraft(name: DraftName, secret: boolean, listener: () => void): () => void {
  const draft = openDraft(name, secret);
  draft.listeners.add(listener);
  return () => {
    draft.listeners.delete(listener);
    if (!draft.secret || draft.listeners.size > 0) return;
    const others = draftsOf(name.toolId).filter((other) => !other.secret && other.value !== undefined);
    // What stays would stand beside a sample.
    if (draft.value !== undefined && others.length > 0) noteLostSecrets(name.toolId);
    writeDraft(name, undefined, secret);
  };
}

/** Whether something was typed that goes with this page, secrets and files included. */
export function hasDrafts(): boolean {
  return [...drafts.values()].some(({ value }) => value !== undefined && value !== '');
}

/**
 * Stores what was typed for the next page of this tab, secrets excepted, and gives the names of what could not be kept: files, and what goes beyond two
 * million characters in all (the longest are left out first).
 */
export function saveDraftsForReload(): readonly DraftName[] {
  store(SECRETS_KEY, toolsWithSecrets(drafts.values()));
  const { kept, lost } = chooseStored(drafts.values());
  // Those that stand there from the last time must not come back in the place of newer ones that find no room.
  if (store(STORAGE_KEY, kept)) {
    store(LOST_KEY, [...new Set(lost.map(({ toolId }) => toolId))]);
    return lost;
  }
  const all = [...lost, ...kept.map(({ toolId, name }) => ({ toolId, name }))];
  store(LOST_KEY, [...new Set(all.map(({ toolId }) => toolId))]);
  return all;
}

/** Takes what the last page of this tab stored, once, and from then on stores what is typed whenever the page may be about to go. */
function restoreOnce(): void {
  if (hasRestored || typeof window === 'undefined') return;
  hasRestored = true;
  for (const { toolId, name, value } of take(STORAGE_KEY).filter(isStoredDraft)) {
    const draft = openDraft({ toolId, name }, false);
    draft.value = value;
    draft.isRestored = true;
    noteLostSecrets(toolId);
  }
  take(SECRETS_KEY).forEach(noteLostSecrets);
  lostTools = new Set(take(LOST_KEY));
  // A phone ends a page in the background without a word: it was hidden before, though.
  for (const event of ['pagehide', 'visibilitychange']) window.addEventListener(event, saveDraftsForReload);
}

/** The tools of which something that was typed or opened did not survive the reload. */
export function lostOverReload(): ReadonlySet<unknown> {
  restoreOnce();
  return lostTools;
}
