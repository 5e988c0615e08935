import type { Word } from '../../../lib/shell/shell-command';
import type { Text } from '../model';
import { longOption, shortOption, type CurlOption } from './option-table';

/** An option with its value, in the order of the command. */
export interface Given {
  readonly name: string;
  readonly value: Text;
  /** As one writes it: `-d`, `--data`. */
  readonly written: string;
  readonly hasEffect: boolean;
  readonly isOff: boolean;
}

/** What stands between two `--next`. */
export interface Section {
  readonly given: Given[];
  readonly urls: Text[];
  /** Uploads and addresses pair up in their order. */
  readonly uploads: Text[];
}

export interface Arguments {
  readonly sections: readonly Section[];
  readonly unknown: readonly string[];
  /** The option at the end whose argument is missing. */
  readonly open?: string;
}

const emptySection = (): Section => ({ given: [], urls: [], uploads: [] });

/** The words behind `curl` as options with their values, and addresses. */
export function readArguments(words: readonly Word[]): Arguments {
  const reader = new ArgumentReader(words.map(({ text }) => text));
  reader.read();
  const { sections, unknown, open } = reader;
  return { sections, unknown, ...(open !== undefined && { open }) };
}

class ArgumentReader {
  readonly sections: Section[] = [emptySection()];
  readonly unknown: string[] = [];
  open: string | undefined;
  private at = 0;

  constructor(private readonly words: readonly Text[]) {}

  private get section(): Section {
    return this.sections.at(-1) ?? emptySection();
  }

  read(): void {
    let isOver = false;
    while (this.at < this.words.length) {
      const word = this.words[this.at] ?? '';
      this.at += 1;
      if (isOver || !word.startsWith('-') || word === '-') this.section.urls.push(word);
      else if (word === '--') isOver = true;
      else if (word.startsWith('--')) this.long(word);
      else this.cluster(word);
    }
  }

  private long(word: Text): void {
    const option = longOption(word.slice(2));
    if (!option) {
      this.unknown.push(word);
      return;
    }
    const value = option.takesArgument ? this.argument(word) : '';
    this.take(option, value, word, option.isOff === true);
  }

  /** `-sSLd data`, `-XPOST`: letters without a value, then one with the rest of the word or the next word. */
  private cluster(word: Text): void {
    for (let place = 1; place < word.length; place += 1) {
      const letter = word.charAt(place);
      const option = shortOption(letter);
      if (!option) {
        // What follows an unknown letter may be its value.
        this.unknown.push(place === 1 ? word : `-${letter}`);
        return;
      }
      if (!option.takesArgument) {
        this.take(option, '', `-${letter}`, false);
        continue;
      }
      const rest = word.slice(place + 1);
      const value = rest === '' ? this.argument(`-${letter}`) : rest;
      this.take(option, value, `-${letter}`, false);
      return;
    }
  }

  /** The next word. */
  private argument(option: string): Text {
    const word = this.words[this.at];
    if (word === undefined) this.open = option;
    this.at += 1;
    return word ?? '';
  }

  private take(option: CurlOption, value: Text, written: string, isOff: boolean): void {
    const { name, hasEffect } = option;
    if (name === 'next') this.sections.push(emptySection());
    else if (name === 'url') this.section.urls.push(value);
    else if (name === 'upload-file') this.section.uploads.push(value);
    else this.section.given.push({ name, value, written, hasEffect, isOff });
  }
}
