import { readFileSync } from 'node:fs';
import type { Locale } from '../../src/i18n/locale';

/** A file of an example. */
export interface GivenFile {
  readonly name: string;
  readonly type: string;
  readonly base64: string;
}

export interface GivenExample {
  readonly inputs: Readonly<Record<string, string | GivenFile>>;
  readonly hasOptions: boolean;
  /** Its options as the query of a link has them; missing where no link can carry them. */
  readonly query?: readonly (readonly [name: string, value: string])[] | undefined;
  readonly fault?: string | undefined;
  /** Where it is a text. */
  readonly output?: string | undefined;
}

export interface GivenOperation {
  readonly name: string;
  readonly inputs: readonly { readonly name: string; readonly kind: string; readonly isOptional: boolean }[];
  readonly examples: readonly GivenExample[];
}

/** A word of a tool's page: where it stands among the words, and what it says. */
export type NamedWord = readonly [path: string, word: string];

export interface GivenTool {
  readonly operations: readonly GivenOperation[];
  readonly words: Readonly<Record<Locale, readonly NamedWord[]>>;
}

let known: Readonly<Record<string, GivenTool>> | undefined;

/** What a tool's operations declare as examples, and the words of its page; the global setup has written them down. */
export function givenTool(id: string): GivenTool {
  // Written by `entry.ts`.
  known ??= JSON.parse(readFileSync(process.env['EXAMPLES_FILE'] ?? '', 'utf8')) as Readonly<Record<string, GivenTool>>;
  const tool = known[id];
  if (!tool) throw new Error(`Nothing is known of the tool ${id}`);
  return tool;
}
