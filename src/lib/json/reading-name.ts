import type { JsonReading } from './json-index';

const NAMES: Readonly<Record<JsonReading, string>> = {
  json: 'JSON',
  json5: 'JSON5',
  lines: 'JSON Lines',
  values: 'JSON Lines',
};

/** What a text was read as; nothing for a text without a value. */
export function readingName(reading: JsonReading, values = 1): string | undefined {
  return values === 0 ? undefined : NAMES[reading];
}
