/** What a shell would put in place of a part of a word. */
export type Expansion =
  /** A variable, as Compose reads it, too. */
  | { readonly kind: 'variable'; readonly text: string }
  /** The directory that one is in. */
  | { readonly kind: 'directory'; readonly source: string }
  /** What only a shell can work out. */
  | { readonly kind: 'lost'; readonly source: string };

/**
 * A word of a command line after the shell has taken the quotes away. Where the shell would put something in, there
 * stands the number of an expansion between two NUL characters, which no argument can hold: so words can be
 * cut at any sign without cutting an expansion.
 */
export type WordText = string;

const MARK = /\0(\d+)\0/g;

/** The expansions of one text, in the order they were found. */
export class Expansions {
  private readonly all: Expansion[] = [];

  /** Keeps an expansion and gives what stands for it in a word. */
  add(expansion: Expansion): WordText {
    this.all.push(expansion);
    return `\0${this.all.length - 1}\0`;
  }

  /** The expansion that the word begins with, and the word after it. */
  first(word: WordText): { readonly expansion: Expansion; readonly rest: WordText } | undefined {
    const match = /^\0(\d+)\0/.exec(word);
    const expansion = match && this.all[Number(match[1])];
    return expansion ? { expansion, rest: word.slice(match[0].length) } : undefined;
  }

  /** What in the word only a shell can work out. */
  lost(word: WordText): string[] {
    return this.in(word).flatMap((expansion) => (expansion.kind === 'lost' ? [expansion.source] : []));
  }

  /** Whether the word holds a variable or anything else that is not there as it is read. */
  isFixed(word: WordText): boolean {
    return !word.includes('\0');
  }

  /** The word for a value of a Compose file: variables stay, and every other `$` is doubled. */
  toCompose(word: WordText): string {
    return this.write(word.replaceAll('$', '$$$$'), (expansion) =>
      expansion.kind === 'directory' ? '${PWD}' : expansion.kind === 'variable' ? expansion.text : '',
    );
  }

  /** The same for a path of this computer: the directory that one is in becomes `.`, where the Compose file lies. */
  toPath(word: WordText): string {
    const start = this.first(word);
    if (start?.expansion.kind !== 'directory' || !/^[\\/]|^$/.test(start.rest)) return this.toCompose(word);
    return `.${this.toCompose(start.rest.replaceAll('\\', '/'))}`;
  }

  /** The word as one would type it, for messages. */
  toSource(word: WordText): string {
    return this.write(word, (expansion) => (expansion.kind === 'variable' ? expansion.text : expansion.source));
  }

  private in(word: WordText): Expansion[] {
    return [...word.matchAll(MARK)].flatMap(([, index]) => this.all[Number(index)] ?? []);
  }

  /** The word with each expansion written in its own way. */
  write(word: WordText, write: (expansion: Expansion) => string): string {
    return word.replace(MARK, (_, index: string) => {
      const expansion = this.all[Number(index)];
      return expansion ? write(expansion) : '';
    });
  }
}
