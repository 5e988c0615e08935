import { trimmed, type MakePreview } from '../../operations/detect';

/** What the expression was taken for, and where a JSONPath is none; data the tool's page shows. */
export const preview: MakePreview = async (_, sample) => {
  const text = trimmed(sample);
  if (text.startsWith('.')) return { text: 'jq' };
  if (!text.startsWith('$')) return undefined;
  const { parsePath } = await import('./json-path/parse');
  const parsed = parsePath(text);
  return { text: parsed.ok ? 'JSONPath ✓' : `JSONPath ✗ ${parsed.fault.line}:${parsed.fault.column}` };
};
