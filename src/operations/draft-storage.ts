/** Whether JSON brings the value back as it is: no files, bytes, dates or numbers that JSON lacks. */
export function isJson(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (Array.isArray(value)) return value.every(isJson);
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return false;
  return Object.values(value).every(isJson);
}

/** Stores a list in the place of the one before. False where storage is full or forbidden. */
export function store(key: string, list: readonly unknown[]): boolean {
  try {
    sessionStorage.removeItem(key);
    if (list.length > 0) sessionStorage.setItem(key, JSON.stringify(list));
    return true;
  } catch {
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
