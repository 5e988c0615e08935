import { isJsonValue } from '../lib/json-value';
import { tellUnstored } from '../lib/unstored';
import { emptied } from './lost-secrets';

/** What was typed into a field, as it is stored for a reload. */
export interface StoredDraft {
  readonly toolId: string;
  readonly name: string;
  readonly value: unknown;
}

export function isStoredDraft(raw: unknown): raw is StoredDraft {
  if (typeof raw !== 'object' || raw === null || !('toolId' in raw) || !('name' in raw) || !('value' in raw))
    return false;
  return typeof raw.toolId === 'string' && typeof raw.name === 'string';
}

/** Stores a list in the place of the one before. False where storage is full or forbidden. */
export function store(key: string, list: readonly unknown[]): boolean {
  try {
    sessionStorage.removeItem(key);
    if (list.length > 0) sessionStorage.setItem(key, JSON.stringify(list));
    return true;
  } catch {
    if (list.length > 0) tellUnstored(key);
    return list.length === 0;
  }
}

/** What was stored under a key, once. */
export function take(key: string): readonly unknown[] {
  try {
    const text = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    const found: unknown = text === null ? [] : JSON.parse(text);
    return Array.isArray(found) ? found : [];
  } catch {
    // Forbidden or not ours: there is nothing to restore.
    return [];
  }
}

/** The most that is stored for a reload, in characters: storage of 5 MB holds two and a half million of them. */
const MAX_STORED = 2_000_000;

interface Storable extends StoredDraft {
  readonly secret: boolean;
  /** It came of a secret, and leaves its field empty in the place of a sample. */
  readonly isUnkept: boolean;
  readonly initial: unknown;
}

/** What of the drafts is stored, the shortest first until the room is used up, and what is lost. Secrets are neither. */
export function chooseStored(drafts: Iterable<Storable>): {
  readonly kept: readonly StoredDraft[];
  readonly lost: readonly Omit<StoredDraft, 'value'>[];
} {
  const lost: Omit<StoredDraft, 'value'>[] = [];
  const fitting: { readonly draft: StoredDraft; readonly length: number }[] = [];
  for (const { toolId, name, secret, isUnkept, initial, value: typed } of drafts) {
    if (isUnkept) lost.push({ toolId, name });
    const value = isUnkept ? emptied(initial, true) : typed;
    if (secret || value === undefined) continue;
    if (isJsonValue(value)) {
      const draft = { toolId, name, value };
      fitting.push({ draft, length: JSON.stringify(draft).length + 1 });
    } else lost.push({ toolId, name });
  }

  const kept: StoredDraft[] = [];
  let total = 2;
  for (const { draft, length } of fitting.toSorted((one, other) => one.length - other.length)) {
    if (total + length <= MAX_STORED) {
      kept.push(draft);
      total += length;
    } else lost.push({ toolId: draft.toolId, name: draft.name });
  }
  return { kept, lost };
}
