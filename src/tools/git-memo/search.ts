import { type Command, type Entry, ENTRIES, type Topic } from './commands';

/** What a language says about the commands. */
export interface Described {
  readonly topics: Readonly<Record<Topic, string>>;
  readonly descriptions: Readonly<Record<Command, string>>;
}

/** Lower case and without accents, so that `étiquette` is found by `etiquette`. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** The commands in which each word of the query stands: in the command, its topic or description, in any language given. */
export function searchCommands(query: string, languages: readonly Described[]): readonly Entry[] {
  const wanted = plain(query).split(/\s+/).filter(Boolean);
  return ENTRIES.filter(({ command, topic }) => {
    const texts = languages.flatMap(({ topics, descriptions }) => [topics[topic], descriptions[command]]);
    const text = plain([command, ...texts].join('\n'));
    return wanted.every((word) => text.includes(word));
  });
}
