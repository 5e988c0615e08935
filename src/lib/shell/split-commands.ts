import { placeOf } from '../document/document-fault';
import { err, ok, type Result } from '../result';
import { CommandList } from './command-list';
import { detectDialect, type Dialect } from './dialect';
import { Expansions, type WordText } from './expansions';
import { expandHereDocument, type HereDocument } from './here-document';
import { closingQuote, OPENING_QUOTE, placeholderAt } from './for-readers';
import { BLANK, BLANK_LINES, BREAK, COMMENT_LINE, CONTINUED, OPERATOR, PROMPT_OF_REST } from './line-patterns';
import type { Programs } from './programs';
import { readDollar } from './read-dollar';
import { readDollarSingle, readSingle } from './read-quoted';
import type { QuoteFault, SplitText } from './shell-command';

/**
 * Splits a text into commands and their words as a shell does: quotes, backslashes, comments, lines that go on with
 * `\`, `` ` `` or `^`, and `;`, `&&`, `|` and line breaks between commands. Nothing is run and nothing is looked up.
 */
export function splitCommands(
  text: string,
  programs: Programs,
  dialect = detectDialect(text),
): Result<SplitText, QuoteFault> {
  return new Splitter(text, programs, dialect).split();
}

/** In which shell a sign at the end of a line makes it go on. */
const HOME_OF_SIGN: Readonly<Record<string, Dialect>> = { '\\': 'posix', '^': 'cmd', '`': 'powershell' };

class Splitter {
  private readonly expansions = new Expansions();
  private readonly commands: CommandList;
  private at = 0;
  private openQuote: number | undefined;
  private lineEnd = -1;

  constructor(
    private readonly text: string,
    private readonly programs: Programs,
    private readonly dialect: Dialect,
  ) {
    this.commands = new CommandList(programs);
  }

  split(): Result<SplitText, QuoteFault> {
    this.skipPrompt();
    while (this.at < this.text.length && this.openQuote === undefined) this.step();
    if (this.openQuote !== undefined) return err({ code: 'unclosed-quote', ...placeOf(this.text, this.openQuote) });
    this.commands.endCommand(this.at);
    return ok({ commands: this.commands.commands, dialect: this.dialect, expansions: this.expansions });
  }

  private step(): void {
    const sign = this.text.charAt(this.at);
    if (sign === '\0') this.at += 1;
    else if (sign === '\r' || sign === '\n') this.lineBreak();
    else if (BLANK.test(sign)) this.blank();
    else if (this.goesOn(sign)) this.goOn();
    else if (sign === "'") this.single();
    else if (sign === '"') this.double();
    else if (sign === '$') this.dollar();
    else if (sign === '%') this.percent();
    else if (sign === '`') this.backtick();
    else if (sign === '\\') this.backslash();
    else if (sign === '^' && this.dialect === 'cmd') this.take(this.text.charAt(this.at + 1), 2);
    else if (sign === '#' && this.commands.word === undefined) this.comment();
    else if (!this.placeholder(sign) && !this.typographicQuote(sign) && !this.operator()) this.take(sign, 1);
  }

  /** Adds to the word, or begins one. An empty text begins one, too: `''` is a word. */
  private take(text: WordText, length: number): void {
    this.commands.addToWord(text, this.at);
    this.at += length;
  }

  private match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    return pattern.exec(this.text)?.[0];
  }

  private skip(pattern: RegExp): boolean {
    const found = this.match(pattern);
    this.at += found?.length ?? 0;
    return found !== undefined && found !== '';
  }

  private blank(): void {
    this.commands.endWord(this.at);
    this.at += 1;
  }

  private lineBreak(): void {
    this.commands.endLine(this.at);
    this.skip(BREAK);
    for (const document of this.commands.takeHereDocuments()) this.hereDocument(document);
    this.skip(BLANK_LINES);
    this.skipPrompt();
  }

  private skipPrompt(): void {
    this.skip(this.programs.prompt);
  }

  private hereDocument({ delimiter, at, command, dropsTabs }: HereDocument): void {
    const start = this.at;
    let end = start;
    for (let isOver = false; !isOver && this.at < this.text.length;) {
      const line = this.match(/[^\r\n]*/y) ?? '';
      this.at += line.length;
      this.skip(BREAK);
      isOver = line.trim() === delimiter;
      if (!isOver) end = this.at;
    }
    if (!this.programs.readsInput || this.dialect !== 'posix') return;
    const lines = this.text.slice(start, end).replace(dropsTabs ? /^\t+/gm : '', '');
    const isPlain = /['"\\]/.test(this.text.slice(at, at + delimiter.length + 2));
    this.commands.feed(command, isPlain ? lines : expandHereDocument(lines, this.expansions));
  }

  /** Whether the line goes on here. The signs of Windows only count where a word could begin, or in their own shell. */
  private goesOn(sign: string): boolean {
    if (!/[\\`^]/.test(sign) || this.match(CONTINUED) === undefined) return false;
    if (this.commands.word === undefined) return true;
    return this.dialect === HOME_OF_SIGN[sign];
  }

  private goOn(): void {
    // Right before the line break a backslash vanishes within a word; all else is between two.
    if (!/^\\[\r\n]/.test(this.text.slice(this.at, this.at + 2))) this.commands.endWord(this.at);
    this.skip(CONTINUED);
    this.skip(PROMPT_OF_REST);
    while (this.match(this.programs.prompt) === undefined && this.skip(COMMENT_LINE));
  }

  private comment(): void {
    this.commands.endWord(this.at);
    this.skip(/[^\r\n]*/y);
  }

  /** In what is no command of ours an apostrophe is more likely one than the beginning of a text of many lines. */
  private isApostrophe(quote: string): boolean {
    if (this.commands.isOurs) return false;
    const next = this.text.indexOf(quote, this.at + 1);
    return next < 0 || next > this.endOfLine();
  }

  /** Where the present line ends; found once per line, however many quotes it holds. */
  private endOfLine(): number {
    if (this.lineEnd < this.at) {
      const found = /[\r\n]/g;
      found.lastIndex = this.at;
      this.lineEnd = found.exec(this.text)?.index ?? this.text.length;
    }
    return this.lineEnd;
  }

  private single(): void {
    if (this.dialect === 'cmd' || this.isApostrophe("'")) return this.take("'", 1);
    const found = readSingle(this.text, this.at, this.dialect);
    if (!found) return this.unclosed();
    this.take(found.text, found.length);
  }

  /** `<PATH>` and `<your key>`, as documentation writes what the reader has to put in. */
  private placeholder(sign: string): boolean {
    if (sign !== '<' || !this.commands.isOurs) return false;
    const found = placeholderAt(this.text, this.at);
    if (found === undefined) return false;
    this.commands.note({ kind: 'placeholder', text: found, at: this.at });
    this.take(found, found.length);
    return true;
  }

  /** Quotes that a text processor has made of plain ones, where a value begins. */
  private typographicQuote(sign: string): boolean {
    if (!this.commands.isOurs || !OPENING_QUOTE.test(sign) || !/^$|[=:]$/.test(this.commands.word ?? '')) return false;
    const start = this.at;
    const end = closingQuote(this.text, start);
    if (end === undefined) {
      this.commands.note({ kind: 'typographic-quote', text: sign, at: start });
      return false;
    }
    this.take('', end.open);
    while (this.at < end.at && this.openQuote === undefined) {
      const next = this.text.charAt(this.at);
      if (next === '$' && end.isDouble) this.dollar(true);
      else if (next === '\\' && end.isDouble) this.backslashInDouble(this.text.charAt(this.at + 1));
      else this.take(next === '\0' ? '' : next, 1);
    }
    this.take('', end.at + end.close - this.at);
    this.commands.note({ kind: 'typographic-quotes', text: this.text.slice(start, this.at), at: start });
    return true;
  }

  private double(): void {
    if (this.isApostrophe('"')) return this.take('"', 1);
    const start = this.at;
    this.take('', 1);
    while (this.at < this.text.length) {
      const sign = this.text.charAt(this.at);
      const next = this.text.charAt(this.at + 1);
      if (sign === '"') {
        if (this.dialect === 'posix' || next !== '"') return this.take('', 1);
        this.take('"', 2);
      } else if (sign === '\0') this.at += 1;
      else if (sign === '$') this.dollar(true);
      else if (sign === '%') this.percent();
      else if (sign === '`') this.backtick();
      else if (sign === '\\') this.backslashInDouble(next);
      else this.take(sign, 1);
      if (this.openQuote !== undefined) return;
    }
    this.openQuote = start;
  }

  private backslashInDouble(next: string): void {
    if (this.dialect === 'posix' && /[\r\n]/.test(next)) {
      this.at += 1;
      this.skip(BREAK);
    } else if (this.dialect === 'posix' ? /[$`"\\]/.test(next) : next === '"') this.take(next, 2);
    else this.take('\\', 1);
  }

  private dollar(isInDouble = false): void {
    if (this.dialect === 'cmd') return this.take('$', 1);
    const next = this.text.charAt(this.at + 1);
    if (!isInDouble && this.dialect === 'posix') {
      if (next === "'") return this.ansiC();
      // A text to be translated: the same as without the sign.
      if (next === '"') {
        this.at += 1;
        return this.double();
      }
    }
    const { length, expansion } = readDollar(this.text, this.at, this.dialect);
    if (length === 0) return this.unclosed();
    this.take(expansion ? this.expansions.add(expansion) : '$', length);
  }

  private ansiC(): void {
    const found = readDollarSingle(this.text, this.at);
    if (!found) return this.unclosed();
    this.take(found.text, found.length);
  }

  /** `%cd%` is known everywhere, other variables of that kind where they are at home. */
  private percent(): void {
    const [source = '', name = ''] = /^%(\w+)%/.exec(this.text.slice(this.at, this.at + 200)) ?? [];
    if (/^cd$/i.test(name)) this.take(this.expansions.add({ kind: 'directory', source }), source.length);
    else if (name !== '' && this.dialect === 'cmd') {
      this.take(this.expansions.add({ kind: 'variable', text: `\${${name}}` }), source.length);
    } else this.take('%', 1);
  }

  private backtick(): void {
    if (this.dialect === 'powershell') {
      const next = this.text.charAt(this.at + 1);
      return this.take({ n: '\n', r: '\r', t: '\t', '0': '' }[next] ?? next, 2);
    }
    if (this.dialect === 'cmd') return this.take('`', 1);
    const [source] = /^`(?:[^\\`]|\\[^])*`/.exec(this.text.slice(this.at)) ?? [];
    if (source === undefined) return this.unclosed();
    const isDirectory = /^`\s*pwd(?:\s+-[LP])?\s*`$/.test(source);
    this.take(this.expansions.add({ kind: isDirectory ? 'directory' : 'lost', source }), source.length);
  }

  private backslash(): void {
    const next = this.text.charAt(this.at + 1);
    if (this.dialect === 'posix') this.take(next === '\0' ? '' : next, 2);
    else if (next === '"') this.take('"', 2);
    else this.take('\\', 1);
  }

  private operator(): boolean {
    const operator = this.match(OPERATOR);
    if (operator === undefined || (this.dialect === 'cmd' && /^[;()]/.test(operator))) return false;
    if (operator === '<(' || operator === '>(') return this.processSubstitution();
    if (!/[<>]/.test(operator)) {
      this.commands.endCommand(this.at);
      this.commands.join(operator, this.at);
    } else this.commands.redirect(operator, this.at);
    this.at += operator.length;
    return true;
  }

  private processSubstitution(): boolean {
    const { length } = readDollar(`$${this.text.slice(this.at + 1)}`, 0, this.dialect);
    if (length === 0) this.unclosed();
    else this.take(this.expansions.add({ kind: 'lost', source: this.text.slice(this.at, this.at + length) }), length);
    return true;
  }

  private unclosed(): void {
    this.openQuote = this.at;
  }
}
