import type { WordText } from './expansions';
import type { HereDocument } from './here-document';
import { JOINING } from './line-patterns';
import type { Programs } from './programs';
import type { Oddity, ShellCommand, Word } from './shell-command';

/** The commands that were read, with the words of the one at hand. Places are where the reader is in the text. */
export class CommandList {
  readonly commands: { -readonly [Key in keyof ShellCommand]: ShellCommand[Key] }[] = [];
  /** Whether the command that is being read names one of the programs. */
  isOurs = false;
  private words: Word[] = [];
  private redirections: Word[] = [];
  private oddities: Oddity[] = [];
  private open: { text: WordText; readonly at: number } | undefined;
  private redirection: { readonly operator: string; readonly at: number } | undefined;
  private hereDocuments: HereDocument[] = [];
  private input: WordText | undefined;
  /** Where the last word ended. */
  private wordEnd = 0;

  constructor(private readonly programs: Programs) {}

  /** What was read of the word at hand; undefined between two words. */
  get word(): WordText | undefined {
    return this.open?.text;
  }

  /** Adds to the word, or begins one. An empty text begins one, too: `''` is a word. */
  addToWord(text: WordText, at: number): void {
    this.open ??= { text: '', at };
    this.open.text += text;
  }

  note(oddity: Oddity): void {
    this.oddities.push(oddity);
  }

  endWord(at: number): void {
    const { open: word, redirection } = this;
    this.open = undefined;
    if (!word) return;
    this.wordEnd = at;
    if (!redirection) {
      this.words.push(word);
      this.isOurs ||= this.programs.name.test(word.text);
      return;
    }
    this.redirection = undefined;
    const { operator } = redirection;
    if (operator === '<<<') this.input = `${word.text}\n`;
    else if (operator.startsWith('<<')) {
      const [command, dropsTabs] = [this.commands.length, operator === '<<-'];
      this.hereDocuments.push({ delimiter: word.text, at: word.at, command, dropsTabs });
    }
    this.redirections.push({ text: `${operator} ${word.text}`, at: redirection.at });
  }

  /** The next word is the file that the sign is about. */
  redirect(operator: string, at: number): void {
    // Digits right before the sign are the number of a file, not a word.
    if (this.open && /^\d+$/.test(this.open.text)) this.open = undefined;
    this.endWord(at);
    this.redirection = { operator, at };
  }

  endCommand(at: number, brokenAt?: number): void {
    this.endWord(at);
    this.redirection = undefined;
    const { words, redirections, oddities, input } = this;
    const start = Math.min(...[words[0], redirections[0]].map((word) => word?.at ?? Infinity));
    // `(a; b) > log`: what is told to all commands in brackets has no words.
    if (words.length > 0 || redirections.length > 0) {
      const [end, endsLine] = [this.wordEnd, brokenAt !== undefined];
      const fed = input === undefined || !this.programs.readsInput ? {} : { input };
      this.commands.push({ words, redirections, oddities, brokenAt, start, end, endedBy: undefined, endsLine, ...fed });
    }
    this.words = [];
    this.redirections = [];
    this.input = undefined;
    this.oddities = [];
    this.isOurs = false;
  }

  /** Notes the sign behind the last command; brackets only where there is no other. */
  join(operator: string, at: number): void {
    const last = this.commands.at(-1);
    if (!last || last.endsLine || (last.endedBy && /[()]/.test(operator))) return;
    last.endedBy = { text: operator, at };
  }

  endLine(at: number): void {
    this.endCommand(at, at);
    const last = this.commands.at(-1);
    if (last?.endedBy) last.endsLine ||= !JOINING.test(last.endedBy.text);
  }

  /** What ends the texts that begin on the next line, in order; they are told once. */
  takeHereDocuments(): HereDocument[] {
    const documents = this.hereDocuments;
    this.hereDocuments = [];
    return documents;
  }

  feed(command: number, input: WordText): void {
    const fed = this.commands[command];
    if (fed) fed.input = input;
  }
}
