import { formatTest } from '../../lib/json-schema/formats';

const FORMATS = ['date', 'date-time'] as const;

/** As all languages read it: capitals, an offset, and no second 60. */
const READABLE = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}:[0-5]\d(?:\.\d{1,9})?(?:Z|[+-]\d{2}:\d{2}))?$/;

/** Which of the formats of dates a text has, among those that are left. */
export function dateFormatsOf(text: string, among: readonly string[] = FORMATS): readonly string[] {
  if (among.length === 0 || !READABLE.test(text)) return [];
  return among.filter((name) => formatTest(name, '2020-12')?.(text));
}
