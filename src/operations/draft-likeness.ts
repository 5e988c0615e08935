function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Whether a value that comes from storage or from a link may be one of a field that begins with the other: of its kind, and its parts of the kinds of its
 * parts. Of a field that begins with null nothing is known; one that begins with nothing holds a text.
 */
export function isLike(value: unknown, initial: unknown): boolean {
  if (initial === null || value instanceof File) return true;
  if (initial === undefined) return typeof value === 'string';
  if (Array.isArray(initial)) {
    const [first] = initial as readonly unknown[];
    return Array.isArray(value) && (first === undefined || value.every((part) => isLike(part, first)));
  }
  if (!isRecord(initial)) return typeof value === typeof initial;
  return isRecord(value) && Object.entries(initial).every(([name, part]) => isLike(value[name], part));
}
