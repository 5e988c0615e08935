import { lineOfOffset, indexLines } from '../src/lib/large-text';
import type { Fault } from '../src/lib/result';
import { shortSentence } from '../src/lib/shorten';
import type { Locale } from '../src/i18n/locale';

type SayFault = (words: unknown, fault: Fault) => string;

const faultWords = import.meta.glob<Readonly<Record<string, SayFault>>>('../src/tools/*/fault-words.ts', {
  import: 'faultWords',
});
const toolWords = import.meta.glob<unknown>(['../src/tools/*/locales/{zh-cn,en,fr}.ts'], { import: 'words' });

/** A fault of a tool's operation as its page says it; its code where a tool has no words for it. */
export async function sayFault(toolId: string, operationId: string, fault: Fault, locale: Locale): Promise<string> {
  const [say, words] = await Promise.all([
    faultWords[`../src/tools/${toolId}/fault-words.ts`]?.(),
    toolWords[`../src/tools/${toolId}/locales/${locale}.ts`]?.(),
  ]);
  const its = say && Object.hasOwn(say, operationId) ? say[operationId] : undefined;
  return its && words ? shortSentence(its(words, fault)) : fault.code;
}

/** A place in a text, counted from 1 as editors do. */
export interface LineAndColumn {
  readonly line: number;
  readonly column: number;
}

function numberIn(fault: Fault, name: string): number | undefined {
  const value = new Map<string, unknown>(Object.entries(fault)).get(name);
  return typeof value === 'number' ? value : undefined;
}

/** Where in a text a fault is, if it tells: by line and column, or by an offset in UTF-16 units. */
export function placeOf(fault: Fault, text: string | undefined): LineAndColumn | undefined {
  const [line, column, at] = ['line', 'column', 'at'].map((name) => numberIn(fault, name));
  if (line !== undefined) return { line, column: column ?? 1 };
  if (at === undefined || text === undefined || at > text.length) return undefined;
  const starts = indexLines(text);
  const row = lineOfOffset(starts, at);
  return { line: row + 1, column: at - (starts[row] ?? 0) + 1 };
}
