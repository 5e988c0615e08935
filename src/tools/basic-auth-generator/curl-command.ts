import { shellWords } from './shell-words';

/** What a curl command carries that credentials may stand in. */
export interface CurlCredentials {
  /** Of `-u`, and of `-U` for a proxy: user name, colon and password as they are. */
  readonly user?: Uint8Array;
  /** The text of an `Authorization` or `Proxy-Authorization` header. */
  readonly header?: string;
  readonly urls: readonly string[];
}

/** Options of curl of one letter that have a value behind them. */
const WITH_VALUE = new Set('AbcCdDeEFhHKmoPQrtTuUwxXyYzZ');
const USER_OPTIONS: ReadonlySet<string> = new Set(['-u', '--user', '-U', '--proxy-user']);
const HEADER_OPTIONS: ReadonlySet<string> = new Set(['-H', '--header', '--proxy-header']);
const OTHERS_WITH_VALUE = /^--(?:proxy|preproxy|url|request|data(?:-\w+)?|json|form|output|cookie|user-agent|referer)$/;

const decoder = new TextDecoder();

/** Tells whether a text is a command line of curl, perhaps behind a prompt. */
export function isCurl(text: string): boolean {
  return /^(?:[$>#]\s+)?curl(?:\.exe)?\s/.test(text);
}

/** Reads the options of a curl command that credentials may stand in, the first of each. */
export function readCurl(text: string): CurlCredentials {
  let user: Uint8Array | undefined;
  let header: string | undefined;
  const urls: string[] = [];
  for (const { option, value } of argumentsOf(shellWords(text.replace(/^[$>#]\s+/, '')).slice(1))) {
    const written = decoder.decode(value);
    if (USER_OPTIONS.has(option)) user ??= value;
    else if (HEADER_OPTIONS.has(option) && /^(?:proxy-)?authorization\s*:/i.test(written)) header ??= written;
    else if (option === '' || option === '-x' || option === '--proxy' || option === '--url') urls.push(written.trim());
    else if (option === '--oauth2-bearer') header ??= `Authorization: Bearer ${written}`;
  }
  return { ...(user && { user }), ...(header !== undefined && { header }), urls };
}

interface Argument {
  /** As `-u` or `--user`; empty for what is no option. */
  readonly option: string;
  readonly value: Uint8Array;
}

/** The options with their values, which stand behind them, in the same word or in the next. */
function argumentsOf(words: readonly Uint8Array[]): Argument[] {
  const found: Argument[] = [];
  let waiting: string | undefined;
  for (const word of words) {
    const written = decoder.decode(word);
    if (waiting !== undefined) {
      found.push({ option: waiting, value: word });
      waiting = undefined;
    } else if (!/^-./.test(written)) found.push({ option: '', value: word });
    else {
      const { option, length } = optionOf(written);
      if (length < word.length) found.push({ option, value: word.subarray(length) });
      else if (takesValue(option)) waiting = option;
    }
  }
  return found;
}

/** The option at the beginning of a word, the last of several letters, and how much of the word it takes up to its value. */
function optionOf(word: string): { readonly option: string; readonly length: number } {
  if (word.startsWith('--')) {
    const end = word.indexOf('=');
    return end < 0 ? { option: word, length: word.length } : { option: word.slice(0, end), length: end + 1 };
  }
  const letter = [...word].findIndex((one, index) => index > 0 && WITH_VALUE.has(one));
  return letter < 0 ? { option: word, length: word.length } : { option: `-${word.charAt(letter)}`, length: letter + 1 };
}

function takesValue(name: string): boolean {
  if (/^-[^-]$/.test(name)) return WITH_VALUE.has(name.charAt(1));
  return (
    USER_OPTIONS.has(name) || HEADER_OPTIONS.has(name) || name === '--oauth2-bearer' || OTHERS_WITH_VALUE.test(name)
  );
}

/** The parts on both sides of the first colon; all of it is the user name where there is none, as curl has it. */
export function divideUser(user: Uint8Array): readonly [username: Uint8Array, password: Uint8Array] {
  const colon = user.indexOf(0x3a);
  return colon < 0 ? [user, new Uint8Array(0)] : [user.subarray(0, colon), user.subarray(colon + 1)];
}
