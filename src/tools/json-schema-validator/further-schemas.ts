import type { SchemaSource } from '../../lib/json-schema/check-text';

/** Further schemas in one text: an object of texts by the names of their files, as the page gives it; anything else is one schema. */
export function furtherSchemas(text: string | undefined): SchemaSource[] {
  if (text === undefined || text.trim() === '') return [];
  const files = namedTexts(text);
  return files ?? [{ name: '', text }];
}

function namedTexts(text: string): SchemaSource[] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
    const files = Object.entries(value).map(([name, content]: [string, unknown]) => ({ name, text: content }));
    return files.every((file): file is SchemaSource => typeof file.text === 'string') ? files : undefined;
  } catch {
    return undefined;
  }
}
