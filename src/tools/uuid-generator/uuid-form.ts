/** How one UUID is written. */
export interface Form {
  readonly uppercase: boolean;
  /** Without effect on `urn`, whose form has them (RFC 9562, section 4). */
  readonly hyphens: boolean;
  readonly wrap: 'none' | 'braces' | 'urn';
}

/** Writes a lower-case hyphenated UUID in another form. */
export function writeUuid(uuid: string, { uppercase, hyphens, wrap }: Form): string {
  const digits = hyphens || wrap === 'urn' ? uuid : uuid.replaceAll('-', '');
  const cased = uppercase ? digits.toUpperCase() : digits;
  if (wrap === 'urn') return `urn:uuid:${cased}`;
  return wrap === 'braces' ? `{${cased}}` : cased;
}

export const LISTS = ['lines', 'single-quoted', 'double-quoted', 'json'] as const;
/** How several are written: one per line, quoted with commas between (SQL, program text), or as a JSON array. */
export type List = (typeof LISTS)[number];

/** Writes a list, one UUID on a line in each form. */
export function writeList(uuids: readonly string[], list: List): string {
  if (list === 'json') return JSON.stringify(uuids, null, 2);
  if (list === 'lines') return uuids.join('\n');
  const quote = list === 'single-quoted' ? "'" : '"';
  return uuids.map((uuid) => `${quote}${uuid}${quote}`).join(',\n');
}
