import type { Locale } from '../src/i18n/locale';
import type { Fault } from '../src/lib/result';
import type { Operation } from '../src/operations/define';
import type { Invocation } from './command-line';
import type { Given } from './run-operation';
import { placeOf, sayFault } from './say-fault';
import { pathOf } from './sources';

/** What something wrong is about. */
export interface About {
  readonly toolId: string;
  readonly operation: Operation;
  readonly given: Given;
  readonly sources: Invocation['sources'];
  readonly locale: Locale;
}

/** What is wrong, in words, and where, as far as it is known. */
export interface Told {
  readonly text: string;
  readonly path?: string;
  readonly line?: number;
  readonly column?: number;
}

/** The text that places of a fault are in: that of the only input, or of the main one where there are several. */
async function textOf({ operation, given }: About): Promise<string | undefined> {
  const [main] = Object.entries(operation.inputs).flatMap(([name, { isSecret }]) => (isSecret ? [] : [given[name]]));
  if (typeof main === 'string') return main;
  return main instanceof Blob && main.size < 2 ** 26 ? main.text() : undefined;
}

/** The file that is meant, where one was named. */
export function pathIn({ sources }: Pick<About, 'sources'>): { readonly path?: string } {
  const path = Object.values(sources).flatMap((source) => pathOf(source) ?? [])[0];
  return path === undefined ? {} : { path };
}

/** A fault in words, with the line and column that it is at. */
export async function describeFault(fault: Fault, about: About): Promise<Told> {
  const { toolId, operation, locale } = about;
  const [text, source] = await Promise.all([sayFault(toolId, operation.id, fault, locale), textOf(about)]);
  return { text, ...pathIn(about), ...placeOf(fault, source) };
}

/** The place before the words, as compilers write it: `a.json:3:17: `. */
export function placed({ path, line, column }: Omit<Told, 'text'>): string {
  const parts = [path, line, column].filter((part) => part !== undefined);
  return parts.length === 0 ? '' : `${parts.join(':')}: `;
}
