import * as v from 'valibot';
import { neverKeptOf } from './never-kept';

/** The most entries of a tool. */
export const MOST_ENTRIES = 20;
/** The most characters of an entry, as JSON: what is longer is not remembered. */
export const LONGEST_ENTRY = 20_000;
/** The most characters of a tool's entries together; the oldest go first. */
export const LONGEST_OF_TOOL = 100_000;
/** The most characters of all tools together: two fifths of what browsers let a site store. */
export const LONGEST_OF_ALL = 1_000_000;

const PREFIX = 'history.';

/** What was typed, by the name of the field. */
export type Inputs = Readonly<Record<string, unknown>>;

/** Inputs that were remembered. */
export interface HistoryEntry {
  /** When, in Unix milliseconds. */
  readonly at: number;
  readonly inputs: Inputs;
}

const MOST_FIELDS = 50;
const LONGEST_NAME = 100;
const LATEST = 8.64e15;

function isInputs(raw: unknown): boolean {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return false;
  const names = Object.keys(raw);
  const areNames = names.length <= MOST_FIELDS && names.every((name) => name.length <= LONGEST_NAME);
  return areNames && JSON.stringify(raw).length <= LONGEST_ENTRY;
}

const entrySchema = v.object({
  at: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LATEST)),
  inputs: v.custom<Inputs>(isInputs),
});

/** What a file of settings may bring as the history of a tool. */
export const historySchema = v.pipe(
  v.array(entrySchema),
  v.maxLength(MOST_ENTRIES),
  v.check((entries) => JSON.stringify(entries).length <= LONGEST_OF_TOOL),
);

/** The key under which a tool's history is stored. */
export function historyKey(toolId: string): string {
  return PREFIX + toolId;
}

function entriesIn(text: string | null): readonly HistoryEntry[] {
  try {
    const raw: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(raw) ? raw.filter((entry) => v.is(entrySchema, entry)).slice(0, MOST_ENTRIES) : [];
  } catch {
    return [];
  }
}

/**
 * The entries of a tool without what stands in fields that are secret: none is ever remembered, but a file of settings, or a version in which the field was
 * none, may have brought some. Entries of which nothing is left go. The same list where there is nothing to take out.
 */
export function withoutSecrets(toolId: string, entries: readonly HistoryEntry[]): readonly HistoryEntry[] {
  const secret = neverKeptOf(toolId);
  const isClean = entries.every(({ inputs }) => !Object.keys(inputs).some((name) => secret.has(name)));
  if (isClean) return entries;
  return entries.flatMap(({ at, inputs }) => {
    const left = Object.entries(inputs).filter(([name]) => !secret.has(name));
    return left.length === 0 ? [] : [{ at, inputs: Object.fromEntries(left) }];
  });
}

/** What is remembered of a tool, the newest first. What is none of ours is passed over, and so is what stands in a field that is secret today. */
export function readHistory(storage: Storage | undefined, toolId: string): readonly HistoryEntry[] {
  return withoutSecrets(toolId, entriesIn(storage?.getItem(historyKey(toolId)) ?? null));
}

/** Erases what is stored of fields that are secret today. */
export function eraseSecrets(storage: Storage | undefined, toolId: string): void {
  const stored = entriesIn(storage?.getItem(historyKey(toolId)) ?? null);
  const clean = withoutSecrets(toolId, stored);
  if (clean !== stored) writeHistory(storage, toolId, clean);
}

function put(storage: Storage, key: string, entries: readonly HistoryEntry[]): void {
  if (entries.length === 0) storage.removeItem(key);
  else storage.setItem(key, JSON.stringify(entries));
}

/** Stores a tool's entries, the newest first, within all limits. False where storage is full or forbidden: then nothing has changed. */
export function writeHistory(storage: Storage | undefined, toolId: string, entries: readonly HistoryEntry[]): boolean {
  if (!storage) return false;
  let kept = entries.slice(0, MOST_ENTRIES);
  while (kept.length > 1 && JSON.stringify(kept).length > LONGEST_OF_TOOL) kept = kept.slice(0, -1);
  try {
    put(storage, historyKey(toolId), kept);
    makeRoom(storage, toolId);
    return true;
  } catch {
    return false;
  } finally {
    // As another tab would tell it, for who shows what is stored.
    window.dispatchEvent(new StorageEvent('storage', { key: historyKey(toolId) }));
  }
}

/** Takes the oldest entries of other tools away until all of them together are within the limit. */
function makeRoom(storage: Storage, toolId: string): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  const histories = new Map(
    keys.filter((key) => key.startsWith(PREFIX)).map((key) => [key, storage.getItem(key) ?? '']),
  );
  let total = [...histories.values()].reduce((sum, text) => sum + text.length, 0);
  histories.delete(historyKey(toolId));
  const others = [...histories].map(([key, text]) => ({ key, text, entries: [...entriesIn(text)] }));
  while (total > LONGEST_OF_ALL) {
    const [oldest] = others
      .filter(({ text }) => text !== '')
      .toSorted((one, other) => (one.entries.at(-1)?.at ?? 0) - (other.entries.at(-1)?.at ?? 0));
    if (!oldest) return;
    total -= oldest.text.length;
    oldest.entries.pop();
    oldest.text = oldest.entries.length === 0 ? '' : JSON.stringify(oldest.entries);
    total += oldest.text.length;
    put(storage, oldest.key, oldest.entries);
  }
}

/** Puts inputs before those remembered already; what is the same moves to the front. */
export function withInputs(entries: readonly HistoryEntry[], inputs: Inputs, at: number): readonly HistoryEntry[] {
  const text = JSON.stringify(inputs);
  return [{ at, inputs }, ...entries.filter((entry) => JSON.stringify(entry.inputs) !== text)];
}
