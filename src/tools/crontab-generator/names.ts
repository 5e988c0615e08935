import type { FieldName } from './dialects';

/** 7 January 2024 was a Sunday. */
const SUNDAY = { year: 2024, month: 0, day: 7 } as const;

/** What a value of a field is called in a language (BCP 47): months and weekdays (Sunday is 0) by name, the rest as numbers. */
export function nameOf(field: FieldName, value: number, language: string, length: 'long' | 'short' = 'long'): string {
  if (field === 'month') return formatOf(field, language, length).format(Date.UTC(SUNDAY.year, value - 1, 1));
  if (field !== 'weekday') return String(value);
  return formatOf(field, language, length).format(Date.UTC(SUNDAY.year, SUNDAY.month, SUNDAY.day + (value % 7)));
}

/** One formatter for all names of a kind: to make one takes longer than to use it a hundred times. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(field: 'month' | 'weekday', language: string, length: 'long' | 'short'): Intl.DateTimeFormat {
  const key = `${field} ${language} ${length}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language, { [field]: length, timeZone: 'UTC' });
  formats.set(key, format);
  return format;
}

/** Values in order as a short list, three and more in a row as a range. `name` gives a value's word. */
export function listOf(values: readonly number[], name: (value: number) => string): string {
  const parts: string[] = [];
  for (let start = 0; start < values.length;) {
    let end = start;
    while (values[end + 1] === (values[end] ?? 0) + 1) end += 1;
    const first = values[start] ?? 0;
    const last = values[end] ?? 0;
    if (end - start >= 2) parts.push(`${name(first)}–${name(last)}`);
    else parts.push(...values.slice(start, end + 1).map(name));
    start = end + 1;
  }
  return parts.join(', ');
}
