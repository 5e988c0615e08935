import type { Fault } from '../../lib/result';
import { shortSentence } from '../../lib/shorten';

type SayFault = (words: unknown, fault: Fault) => string;

const modules = import.meta.glob<Readonly<Record<string, SayFault>>>('../../tools/*/fault-words.ts', {
  import: 'faultWords',
});

/** A fault of a tool's operation as its page says it, in the tool's words of a language; undefined where it has none for it. */
export async function sayFault(
  toolId: string,
  operationId: string,
  fault: Fault,
  words: unknown,
): Promise<string | undefined> {
  const path = `../../tools/${toolId}/fault-words.ts`;
  const said = Object.hasOwn(modules, path) ? await modules[path]?.() : undefined;
  const say = said && Object.hasOwn(said, operationId) ? said[operationId] : undefined;
  return words === undefined || !say ? undefined : shortSentence(say(words, fault));
}
