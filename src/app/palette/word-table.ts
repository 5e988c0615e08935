const END = '\n';

/**
 * Words with what belongs to each. All of them stand in one text as well, a word on a line: the engine looks through a text of half a megabyte
 * in less time than it takes to call a function for each of its words.
 */
export class WordTable<Value> {
  readonly #values = new Map<string, Value[]>();
  #text = END;

  /** Adds a word, if it is not there yet, and what belongs to it. */
  add(word: string, ...values: readonly Value[]): void {
    const known = this.#values.get(word);
    if (known) known.push(...values);
    else {
      this.#values.set(word, [...values]);
      this.#text += word + END;
    }
  }

  has(word: string): boolean {
    return this.#values.has(word);
  }

  /** What belongs to a word. */
  at(word: string): readonly Value[] {
    return this.#values.get(word) ?? [];
  }

  /** Whether some word holds these characters. */
  holds(part: string): boolean {
    return this.#text.includes(part);
  }

  /** Whether some word begins so. */
  hasBeginning(beginning: string): boolean {
    return this.#text.includes(END + beginning);
  }

  /** All words that begin so. */
  beginning(beginning: string): string[] {
    return this.#find(END + beginning, 1);
  }

  /** All words that hold these characters. */
  holding(part: string): string[] {
    return this.#find(part, 0);
  }

  #find(part: string, offset: number): string[] {
    const found: string[] = [];
    for (let at = this.#text.indexOf(part); at >= 0;) {
      const start = this.#text.lastIndexOf(END, at + offset - 1) + 1;
      const end = this.#text.indexOf(END, at + offset);
      found.push(this.#text.slice(start, end));
      at = this.#text.indexOf(part, end);
    }
    return found;
  }
}
