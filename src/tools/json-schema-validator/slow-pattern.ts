import { decodeMarkedText } from '../../lib/decode-text';
import type { DocumentValue, Span } from '../../lib/document/document';
import type { PlacedSchema, TextPlace } from '../../lib/json-schema/placed';
import { readStructured } from '../../lib/document/read-structured';
import { positionsOf } from '../../lib/text-positions';
import { furtherSchemas } from './further-schemas';

/** A pattern, and where it stands first. */
export interface SlowPattern extends PlacedSchema {
  readonly pattern: string;
  readonly place: TextPlace;
}

interface Found {
  readonly file: number;
  readonly at: Span;
}

/** Every pattern that stands in some schemas, in the order of their texts: a place in the list names one to who cannot be told more. */
export function patternsIn(texts: readonly string[]): Map<string, Found> {
  const found = new Map<string, Found>();
  for (const [file, text] of texts.entries()) {
    const read = readStructured(text);
    const note = (pattern: string, { start, end }: Span) => {
      if (!found.has(pattern)) found.set(pattern, { file, at: { start, end } });
    };
    if (read.ok) read.value.roots.forEach((root) => collect(root, note));
  }
  return found;
}

function collect(value: DocumentValue, note: (pattern: string, at: Span) => void): void {
  if (value.kind === 'list') value.items.forEach((item) => collect(item, note));
  if (value.kind !== 'map') return;
  for (const { key, value: child } of value.members) {
    if (key === 'pattern' && child.kind === 'string') note(child.text, child);
    if (key === 'patternProperties' && child.kind === 'map') {
      child.members.forEach((member) => note(member.key, member.keySpan));
    }
    collect(child, note);
  }
}

/** The pattern at a place among all those of the schemas, which are what the operations were given. */
export async function slowPattern(
  step: number | undefined,
  given: { readonly schema: unknown; readonly further: unknown },
): Promise<SlowPattern | undefined> {
  const sources = [{ name: '', text: await textOf(given.schema) }, ...furtherSchemas(await textOf(given.further))];
  const [pattern, found] = [...patternsIn(sources.map(({ text }) => text))][step ?? -1] ?? [];
  const source = found && sources[found.file];
  if (pattern === undefined || !found || !source) return undefined;
  const [position = { line: 1, column: 1 }] = positionsOf(source.text, [found.at.start]);
  return { pattern, file: found.file, name: source.name, pointer: '', place: { ...found.at, ...position } };
}

/** A text that may have been given as a file. */
async function textOf(given: unknown): Promise<string> {
  if (!(given instanceof Blob)) return typeof given === 'string' ? given : '';
  const decoded = decodeMarkedText(new Uint8Array(await given.arrayBuffer()));
  return decoded.ok ? decoded.value : '';
}
