import { placeOf, type FaultPlace } from '../../../lib/document/document-fault';
import { err, ok, type Result } from '../../../lib/result';
import { readAnsiC } from './ansi-c';
import { detectDialect, type Dialect } from './dialect';
import { Expansions, type WordText } from './expansions';
import { closingQuote, OPENING_QUOTE, placeholderAt } from './for-readers';
import { readDollar } from './read-dollar';

/** One word, after quotes and escapes; `at` is where it began in the text (UTF-16 units). */
export interface Word {
  readonly text: WordText;
  readonly at: number;
}

/** The words of one simple command, and what it was told about files (`> log`). */
export interface ShellCommand {
  readonly words: readonly Word[];
  readonly redirections: readonly Word[];
  /** Signs that no shell takes as they were meant. */
  readonly oddities: readonly Oddity[];
  /** The line break that ended the command, if one did (UTF-16 units). */
  readonly brokenAt: number | undefined;
  /** From the first word to behind the last one, redirections included (UTF-16 units). */
  readonly start: number;
  readonly end: number;
  /** The sign that ended the command, such as `|` or `&&`, if one did. */
  readonly endedBy: Word | undefined;
  /** Whether what follows stands on its own, rather than behind that sign. */
  readonly endsLine: boolean;
}

/** What people write for others to read, as it stands in the text. */
export interface Oddity extends Word {
  readonly kind: 'placeholder' | 'typographic-quotes' | 'typographic-quote';
}

export interface SplitText {
  readonly commands: readonly ShellCommand[];
  readonly dialect: Dialect;
  readonly expansions: Expansions;
}

export type QuoteFault = { readonly code: 'unclosed-quote' } & FaultPlace;

const BLANK = /[^\S\r\n]/;
const BREAK = /\r\n|\r|\n/y;
/** All lines up to the next one that holds something. */
const BLANK_LINES = /\s*[\r\n]/y;
/** What stands before `docker run` on a line that was copied with its prompt. */
const RUN_AHEAD =
  '(?:(?:sudo|env|time|nohup|exec|command|winpty|-\\S+|[A-Za-z_]\\w*=\\S*)[^\\S\\r\\n]+)*' +
  '(?:\\S*[\\\\/])?(?:docker|podman|nerdctl)(?:\\.exe)?[^\\S\\r\\n]+' +
  '(?:-\\S+[^\\S\\r\\n]+(?:[^-\\s]\\S*[^\\S\\r\\n]+)?){0,8}?(?:container[^\\S\\r\\n]+)?(?:run|create)(?!\\S)';
const PROMPT = new RegExp(
  `[^\\S\\r\\n]*(?:\\([^()\\s]*\\)[^\\S\\r\\n]*)?(?:PS[^\\S\\r\\n]+)?[^\\s'"|;&]{0,200}?[$#%>❯➜»][^\\S\\r\\n]*(?=${RUN_AHEAD})`,
  'y',
);
/** A sign that makes the line go on, with what may stand behind it. */
const CONTINUED = /[\\`^](?:$|(?:[^\S\r\n]*|[^\S\r\n]+#[^\r\n]*)(?:\r\n|\r|\n))/y;
/** A line with a comment only, within a command that goes on. */
const COMMENT_LINE = /[^\S\r\n]*#[^\r\n]*(?:\r\n|\r|\n|$)/y;
/** The prompt of a shell that waits for the rest of a command. */
const PROMPT_OF_REST = /(?:>|>>)[^\S\r\n]+/y;
const OPERATOR = /&>>?|&&|\|\||\|&|<<<|<<-?|<>|<&|<\(|>\(|>>|>&|>\||[;&|()<>]/y;
/** Behind these a command goes on in the next line. */
const JOINING = /^(?:&&|\|\||\|&?)$/;
const PROGRAM = /(?:^|[\\/])(?:docker|podman|nerdctl)(?:\.exe)?$/;

/**
 * Splits a text into commands and their words as a shell does: quotes, backslashes, comments, lines that go on with
 * `\`, `` ` `` or `^`, and `;`, `&&`, `|` and line breaks between commands. Nothing is run and nothing is looked up.
 */
export function splitCommands(text: string): Result<SplitText, QuoteFault> {
  return new Splitter(text).split();
}

class Splitter {
  private readonly expansions = new Expansions();
  private readonly commands: { -readonly [Key in keyof ShellCommand]: ShellCommand[Key] }[] = [];
  private readonly dialect: Dialect;
  private at = 0;
  private words: Word[] = [];
  private redirections: Word[] = [];
  private word: { text: WordText; readonly at: number } | undefined;
  private redirection: { readonly operator: string; readonly at: number } | undefined;
  private hereDocuments: string[] = [];
  private oddities: Oddity[] = [];
  private openQuote: number | undefined;
  private lineEnd = -1;
  /** Where the last word ended. */
  private wordEnd = 0;
  /** Whether the command that is being read names docker. */
  private isOurs = false;

  constructor(private readonly text: string) {
    this.dialect = detectDialect(text);
  }

  split(): Result<SplitText, QuoteFault> {
    this.skipPrompt();
    while (this.at < this.text.length && this.openQuote === undefined) this.step();
    if (this.openQuote !== undefined) return err({ code: 'unclosed-quote', ...placeOf(this.text, this.openQuote) });
    this.endCommand();
    return ok({ commands: this.commands, dialect: this.dialect, expansions: this.expansions });
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
    else if (sign === '#' && this.word === undefined) this.comment();
    else if (!this.placeholder(sign) && !this.typographicQuote(sign) && !this.operator()) this.take(sign, 1);
  }

  /** Adds to the word, or begins one. An empty text begins one, too: `''` is a word. */
  private take(text: WordText, length: number): void {
    this.word ??= { text: '', at: this.at };
    this.word.text += text;
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

  private endWord(): void {
    const { word, redirection } = this;
    this.word = undefined;
    if (!word) return;
    this.wordEnd = this.at;
    if (!redirection) {
      this.words.push(word);
      this.isOurs ||= PROGRAM.test(word.text);
      return;
    }
    this.redirection = undefined;
    if (redirection.operator.startsWith('<<') && redirection.operator !== '<<<') this.hereDocuments.push(word.text);
    this.redirections.push({ text: `${redirection.operator} ${word.text}`, at: redirection.at });
  }

  private endCommand(brokenAt?: number): void {
    this.endWord();
    this.redirection = undefined;
    const { words, redirections, oddities } = this;
    const start = Math.min(...[words[0], redirections[0]].map((word) => word?.at ?? Infinity));
    // `(a; b) > log`: what is told to all commands in brackets has no words.
    if (words.length > 0 || redirections.length > 0) {
      const [end, endsLine] = [this.wordEnd, brokenAt !== undefined];
      this.commands.push({ words, redirections, oddities, brokenAt, start, end, endedBy: undefined, endsLine });
    }
    this.words = [];
    this.redirections = [];
    this.oddities = [];
    this.isOurs = false;
  }

  /** Notes the sign behind the last command; brackets only where there is no other. */
  private join(operator: string): void {
    const last = this.commands.at(-1);
    if (!last || last.endsLine || (last.endedBy && /[()]/.test(operator))) return;
    last.endedBy = { text: operator, at: this.at };
  }

  private endLine(): void {
    this.endCommand(this.at);
    const last = this.commands.at(-1);
    if (last?.endedBy) last.endsLine ||= !JOINING.test(last.endedBy.text);
  }

  private blank(): void {
    this.endWord();
    this.at += 1;
  }

  private lineBreak(): void {
    this.endLine();
    this.skip(BREAK);
    for (const delimiter of this.hereDocuments) this.skipHereDocument(delimiter);
    this.hereDocuments = [];
    this.skip(BLANK_LINES);
    this.skipPrompt();
  }

  private skipPrompt(): void {
    this.skip(PROMPT);
  }

  private skipHereDocument(delimiter: string): void {
    while (this.at < this.text.length) {
      const line = this.match(/[^\r\n]*/y) ?? '';
      this.at += line.length;
      this.skip(BREAK);
      if (line.trim() === delimiter) return;
    }
  }

  /** Whether the line goes on here. The signs of Windows only count where a word could begin, or in their own shell. */
  private goesOn(sign: string): boolean {
    if (!/[\\`^]/.test(sign) || this.match(CONTINUED) === undefined) return false;
    if (this.word === undefined) return true;
    return this.dialect === (sign === '\\' ? 'posix' : sign === '^' ? 'cmd' : 'powershell');
  }

  private goOn(): void {
    // Right before the line break a backslash vanishes within a word; all else is between two.
    if (!/^\\[\r\n]/.test(this.text.slice(this.at, this.at + 2))) this.endWord();
    this.skip(CONTINUED);
    this.skip(PROMPT_OF_REST);
    while (this.match(PROMPT) === undefined && this.skip(COMMENT_LINE));
  }

  private comment(): void {
    this.endWord();
    this.skip(/[^\r\n]*/y);
  }

  /** In what is no command of ours an apostrophe is more likely one than the beginning of a text of many lines. */
  private isApostrophe(quote: string): boolean {
    if (this.isOurs) return false;
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
    const start = this.at + 1;
    let end = this.text.indexOf("'", start);
    while (this.dialect === 'powershell' && end >= 0 && this.text[end + 1] === "'")
      end = this.text.indexOf("'", end + 2);
    if (end < 0) return this.unclosed();
    const inner = withoutNul(this.text.slice(start, end));
    this.take(this.dialect === 'powershell' ? inner.replaceAll("''", "'") : inner, end + 1 - this.at);
  }

  /** `<PATH>` and `<your key>`, as documentation writes what the reader has to put in. */
  private placeholder(sign: string): boolean {
    if (sign !== '<' || !this.isOurs) return false;
    const found = placeholderAt(this.text, this.at);
    if (found === undefined) return false;
    this.oddities.push({ kind: 'placeholder', text: found, at: this.at });
    this.take(found, found.length);
    return true;
  }

  /** Quotes that a text processor has made of plain ones, where a value begins. */
  private typographicQuote(sign: string): boolean {
    if (!this.isOurs || !OPENING_QUOTE.test(sign) || !/^$|[=:]$/.test(this.word?.text ?? '')) return false;
    const start = this.at;
    const end = closingQuote(this.text, start);
    if (end === undefined) {
      this.oddities.push({ kind: 'typographic-quote', text: sign, at: start });
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
    this.oddities.push({ kind: 'typographic-quotes', text: this.text.slice(start, this.at), at: start });
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
    const [inner] = /^(?:[^\\']|\\[^])*(?=')/.exec(this.text.slice(this.at + 2)) ?? [];
    if (inner === undefined) return this.unclosed();
    this.take(readAnsiC(withoutNul(inner)), inner.length + 3);
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
      this.endCommand();
      this.join(operator);
      this.at += operator.length;
      return true;
    }
    // Digits right before the sign are the number of a file, not a word.
    if (this.word && /^\d+$/.test(this.word.text)) this.word = undefined;
    this.endWord();
    this.redirection = { operator, at: this.at };
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

function withoutNul(text: string): string {
  return text.replaceAll('\0', '');
}
