import { sayFault as sayFaultIn } from '../src/app/chain/say-fault';
import { lineOfOffset, indexLines } from '../src/lib/large-text';
import type { Fault } from '../src/lib/result';
import type { Locale } from '../src/i18n/locale';
import { toolWordsOf } from './tool-words';

/** A fault of a tool's operation as its page says it; its code where a tool has no words for it. */
export async function sayFault(toolId: string, operationId: string, fault: Fault, locale: Locale): Promise<string> {
  const words = await toolWordsOf(toolId, locale);
  return (await sayFaultIn(toolId, operationId, fault, words)) ?? fault.code;
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
