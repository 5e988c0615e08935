import { tellUnstored } from '../lib/unstored';

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
