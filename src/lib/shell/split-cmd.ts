import { placeOf } from '../document/document-fault';
import { err, ok, type Result } from '../result';
import { caretedEnd, withoutCarets } from './careted-quotes';
import { Expansions, type WordText } from './expansions';
import type { QuoteFault, Word } from './shell-command';

/** A command as the command line of Windows hands it to a program. */
export interface CmdCommand {
  readonly words: readonly Word[];
  /** Words with carets inside plain quotes, where no caret is read: taken as they were meant. */
  readonly careted: readonly Word[];
}

export interface SplitCmd {
  readonly commands: readonly CmdCommand[];
  readonly expansions: Expansions;
}

/** `%NAME%`, but not the beginning of two encoded bytes. */
const VARIABLE = /%(?![\dA-Fa-f]{2}%)([A-Za-z_]\w*)%/y;

/**
 * Splits a text as `cmd.exe` and a program of Windows do one after the other: carets and what they escape first, then the
 * rules of arguments (`\"`, `""`, backslashes before a quote). `^"…^"`, in which browsers double each backslash, is
 * undone; a caret before two line breaks is one line break.
 */
export function splitCmd(text: string): Result<SplitCmd, QuoteFault> {
  return new CmdSplitter(text).split();
}

class CmdSplitter {
  private readonly expansions = new Expansions();
  private readonly commands: CmdCommand[] = [];
  private words: Word[] = [];
  private careted: Word[] = [];
  private pieces: string[] | undefined;
  private wordAt = 0;
  private at = 0;
  /** The quote that is open, for the program. */
  private quoteAt: number | undefined;
  /** Whether `cmd.exe` is within quotes, where it reads no caret. */
  private isQuoted = false;
  /** The word began with `^"`. */
  private isCopied = false;

  constructor(private readonly text: string) {}

  split(): Result<SplitCmd, QuoteFault> {
    while (this.at < this.text.length) this.step();
    if (this.quoteAt !== undefined) return err({ code: 'unclosed-quote', ...placeOf(this.text, this.quoteAt) });
    this.endCommand();
    return ok({ commands: this.commands, expansions: this.expansions });
  }

  private step(): void {
    const sign = this.text.charAt(this.at);
    if (sign === '^' && !this.isQuoted) return this.caret();
    if (sign === '%' && this.variable()) return;
    if (sign === '"') return this.plainQuote();
    if (sign === '\\') return this.backslashes();
    if (this.quoteAt === undefined) {
      if (/[\r\n&|]/.test(sign)) return this.separator();
      if (/\s/.test(sign)) return this.blank();
    }
    this.take(sign === '\0' ? '' : sign, 1);
  }

  private take(text: WordText, length: number): void {
    if (!this.pieces) {
      this.pieces = [];
      this.wordAt = this.at;
      this.isCopied = false;
    }
    this.pieces.push(text);
    this.at += length;
  }

  private caret(): void {
    const next = this.text.charAt(this.at + 1);
    const lineBreak = /\^(\r\n|\r|\n)(\r\n|\r|\n)?/y;
    lineBreak.lastIndex = this.at;
    const [whole, , second] = lineBreak.exec(this.text) ?? [];
    if (whole !== undefined) {
      if (second !== undefined && this.quoteAt !== undefined) this.take('\n', whole.length);
      else if (this.quoteAt === undefined) {
        this.endWord();
        this.at += whole.length;
      } else this.at += whole.length;
      return;
    }
    if (next === '' || /[^\S\r\n]/.test(next)) return this.blankCaret();
    if (next === '"') return this.copiedQuote();
    if (next === '\\') {
      this.at += 1;
      return this.backslashes();
    }
    if (next === '%' || next === '\0') return this.take(next === '%' ? '%' : '', 2);
    this.take(String.fromCodePoint(this.text.codePointAt(this.at + 1) ?? 0), 1 + next.length);
    if (/[\uD800-\uDBFF]/.test(next)) this.at += 1;
  }

  /** A caret with blanks behind it at the end of a line was meant to go on. */
  private blankCaret(): void {
    const ending = /\^[^\S\r\n]*(?:\r\n|\r|\n|$)/y;
    ending.lastIndex = this.at;
    const found = ending.exec(this.text);
    if (!found) return this.take('', 1);
    this.endWord();
    this.at += found[0].length;
  }

  /** `^"`: only the program sees it as a quote. */
  private copiedQuote(): void {
    const isFirst = this.pieces === undefined;
    if (this.quoteAt === undefined) {
      this.quoteAt = this.at;
      this.take('', 2);
      this.isCopied = isFirst;
    } else {
      this.quoteAt = undefined;
      this.take('', 2);
    }
  }

  private plainQuote(): void {
    if (this.quoteAt === undefined) {
      const end = caretedEnd(this.text, this.at);
      if (end !== undefined) {
        const start = this.at;
        this.take(withoutCarets(this.text.slice(start + 1, end - 1)), end - start);
        this.careted.push({ text: '', at: start });
        return;
      }
      this.quoteAt = this.at;
      this.isQuoted = true;
      return this.take('', 1);
    }
    // Two quotes within quotes are one.
    if (this.text.charAt(this.at + 1) === '"' && !this.isCopied) return this.take('"', 2);
    this.quoteAt = undefined;
    this.isQuoted = false;
    this.take('', 1);
  }

  private backslashes(): void {
    const run = this.isQuoted ? /\\+(\^?")?/y : /\\(?:\^?\\)*(\^?")?/y;
    run.lastIndex = this.at;
    const [whole = '\\', quote = ''] = run.exec(this.text) ?? [];
    const isReallyQuote = quote === '"' || (quote !== '' && !this.isQuoted);
    const count = whole.split('\\').length - 1;
    const isHalved = isReallyQuote || (this.isCopied && this.quoteAt !== undefined);
    const kept = '\\'.repeat(isHalved ? Math.floor(count / 2) : count);
    const hasOdd = isHalved && !isReallyQuote && count % 2 === 1;
    if (isReallyQuote && count % 2 === 1) {
      // An escaped quote is one for cmd.exe all the same; what is typed so is read as it was meant.
      this.take(`${kept}"`, whole.length);
      return;
    }
    this.take(hasOdd ? `${kept}\\` : kept, whole.length - quote.length);
  }

  private variable(): boolean {
    VARIABLE.lastIndex = this.at;
    const [source = '', name = ''] = VARIABLE.exec(this.text) ?? [];
    if (source === '') return false;
    const expansion = /^cd$/i.test(name)
      ? ({ kind: 'directory', source } as const)
      : ({ kind: 'variable', text: `\${${name}}` } as const);
    this.take(this.expansions.add(expansion), source.length);
    return true;
  }

  private blank(): void {
    this.endWord();
    this.at += 1;
  }

  private separator(): void {
    this.endCommand();
    this.at += 1;
  }

  private endWord(): void {
    if (this.pieces) this.words.push({ text: this.pieces.join(''), at: this.wordAt });
    this.pieces = undefined;
  }

  private endCommand(): void {
    this.endWord();
    if (this.words.length > 0) this.commands.push({ words: this.words, careted: this.careted });
    this.words = [];
    this.careted = [];
    this.isQuoted = false;
  }
}
