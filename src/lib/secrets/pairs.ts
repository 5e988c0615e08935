import { connectionValue } from './connection-string';
import type { Range } from './found-range';
import { lookAround, restOfLine } from './line-value';
import { isSecretName, NAMES, PASSWORD_NAMES, PHRASE_NAMES } from './secret-names';
import { isNoSecret, isPlainWord, lineEnd, readValue } from './secret-value';

// Secrets that are told by the name beside them. Every pattern repeats only up to a bound, so that the time is in proportion to the
// text, whatever it holds.

const BLANK = String.raw`[ \t\u00a0\u202f]`;

/** A name and what joins it to its value; the value is read from there. */
const PAIR = new RegExp(
  String.raw`(${NAMES})([\w-]{0,40})(?:\\{0,3}["'\x60])?(?:%22)?${BLANK}{0,24}(?:=>|:=|[!?]?[=:]{1,3}|[：＝]|%3[AaDd](?:%22)?)(?:[*_]{2}(?=[ \t]))?${BLANK}{0,24}`,
  'gi',
);

/** `PASSWORD 'x'`, `IDENTIFIED BY 'x'`, `PASSWORD('x')`, `ConvertTo-SecureString "x"`: a name and a value in quotes. */
const QUOTED = new RegExp(
  String.raw`(?:${PHRASE_NAMES}|${PASSWORD_NAMES}|identified by|convertto-securestring(?:[ \t]{1,4}-string)?)(?:${BLANK}{1,4}|${BLANK}{0,4}\(${BLANK}{0,4})(?=["'“„«「『])`,
  'gi',
);

/** What people write: “the password is hunter2”, “le mot de passe est …”, 密码是…. */
const SAID = new RegExp(
  String.raw`(?:${PHRASE_NAMES}|${PASSWORD_NAMES}|(?<![a-z])(?:pin|token|secret)|密钥|令牌|验证码)${BLANK}{0,4}(?:(?<=[ \t\u00a0])(?:is|was|est|ist|are)(?:[ \t]{1,4}now)?(?=[ \t:])|[是为為])${BLANK}{0,4}[:：]?${BLANK}{0,4}`,
  'gi',
);

/** A name and its value as two values of their own: `{"name": "password", "value": "x"}`, `<add key="Password" value="x"/>`, YAML likewise. */
const NAMED = new RegExp(
  String.raw`(?:name|key|type|id)["']?\s{0,4}[:=]\s{0,4}["']?[\w.:-]{0,64}?(?:${NAMES}|cookie|authorization)([\w.-]{0,40})["']?[\s,]{1,40}(?:[\w-]{1,24}=["'][^"'<>\r\n]{0,64}["']\s{1,8}){0,3}["']?value["']?\s{0,4}[:=]\s{0,4}`,
  'gi',
);

/** The text of an element that is named so, or whose name is an attribute or (in property lists) the element before. */
const ELEMENT = new RegExp(
  String.raw`<(?:[\w:.-]{0,64}?${NAMES}([\w-]{0,40})(?:\s[^<>]{0,200})?|\w{1,32}\s[^<>]{0,100}?(?:name|key|id)=["'][\w.:-]{0,64}?${NAMES}([\w.-]{0,40})["'][^<>]{0,100}|key>[\w .-]{0,64}?${NAMES}([\w-]{0,40})</key>\s{0,40}<string)>\s{0,40}(?:<!\[CDATA\[)?([^<>]{1,4096}?)(?:\]\]>)?\s{0,40}</`,
  'gi',
);

const IS_PHRASE = new RegExp(`^(?:${PHRASE_NAMES})$`, 'i');
const IS_PASSWORD = new RegExp(`^(?:${PASSWORD_NAMES})$`, 'i');
const PHRASE_WORD =
  /[ \t\u3000]{1,3}[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'’.-]{0,63}(?![\p{L}\p{M}\p{N}"']|[ \t]{0,2}[=:(])/uy;
const WORD = /^[\p{L}\p{M}'’-]{2,}$/u;
const END_OF_VALUE = /[ \t]*(?:[,;.)}\]"'<#\r\n]|$)/y;

/** Where a value of several words without quotes ends: `correct horse battery staple`. */
function phraseEnd(text: string, { start, end }: Range): number {
  let last = end;
  const stop = lineEnd(text, start);
  for (let count = 0; count < 32; count++) {
    PHRASE_WORD.lastIndex = last;
    const word = PHRASE_WORD.exec(text);
    if (!word || last + word[0].length > stop) break;
    last += word[0].length;
  }
  return last;
}

/** A password of several words is told from the prose around it: four words or more, letters only, to the end of the value. */
function passwordEnd(text: string, range: Range): number {
  const end = phraseEnd(text, range);
  const words = text.slice(range.start, end).split(/[ \t\u3000]+/);
  END_OF_VALUE.lastIndex = end;
  return words.length > 2 && words.every((word) => WORD.test(word)) && END_OF_VALUE.test(text) ? end : range.end;
}

/** A name that begins its line, as in YAML and INI, and one of an environment file. */
const LINE_BEGIN = /^[ \t]*(?:-[ \t]+)?["']?[\w.-]*$/;
const VARIABLE = /^(?:export[ \t]+)?[A-Za-z_]\w*=/;
const FURTHER_FIELD = /[ \t]["']?[\w.-]+["']?[ \t]*[=:]/;

/** So much is looked at before a key; longer lines are none of a configuration. */
const LONGEST_KEY = 128;

/** The line of a key; undefined where it begins too far away. */
function lineAround(text: string, at: number): { readonly start: number; readonly end: number } | undefined {
  const near = Math.max(0, at - LONGEST_KEY - 1);
  const lineBreak = text.slice(near, at).lastIndexOf('\n');
  return lineBreak < 0 && near > 0 ? undefined : { start: near + lineBreak + 1, end: lineEnd(text, at) };
}

/** Tells whether the line before or behind assigns a variable too, so that this is a file of them and not a command. */
function isAmongVariables(text: string, { start, end }: Range): boolean {
  const near = text.slice(Math.max(0, start - 4096), Math.max(0, start - 1));
  const before = near.slice(near.lastIndexOf('\n') + 1);
  const behind = text.slice(end, end + 128).replace(/^\r?\n/, '');
  return (start > 0 && VARIABLE.test(before)) || (behind !== '' && VARIABLE.test(behind));
}

/** Where an unquoted value ends that has its line for itself: with the line, a comment left out. */
function ownLineEnd(text: string, keyAt: number, { start, end }: Range): number {
  const line = lineAround(text, keyAt);
  if (!line) return end;
  const key = text.slice(line.start, keyAt);
  const rest = text.slice(end, line.end);
  if (!LINE_BEGIN.test(key) || FURTHER_FIELD.test(rest) || rest.trim() === '') return end;
  const isSpaced = /[ \t]/.test(text.charAt(start - 1));
  if (!isSpaced && !isAmongVariables(text, line)) return end;
  const comment = rest.search(/[ \t][#;]|[,;}"']/);
  return end + (comment < 0 ? rest : rest.slice(0, comment)).trimEnd().length;
}

const SCHEME = /^(?:bearer|basic|digest|token|negotiate)$/i;
/** A name and a colon, as people and YAML write them. */
const COLON = /[^:=][!?]?[:：](?:[*_]{2})?[ \t\u00a0\u202f]*$/;
/** An assignment without blanks, as shells want it. */
const ASSIGNED = /[\w-]=$/;
const EQUALS = /[^=!<>:]=[ \t]*$/;

/** Tells words that are no value, though they stand where one would. */
function isNoValue(whole: string, name: string, written: string): boolean {
  // “Authorization” schemes are words of their own; what follows them is found by itself.
  if (SCHEME.test(written) || (/^(?:pass|token|secret)$/i.test(name) && /^\d{1,3}$/.test(written))) return true;
  // A comparison with another variable.
  return /[=!]=/.test(whole) && /^[A-Za-z_.]+$/.test(written);
}

/** Where a value behind a colon ends that may have the rest of the line for itself; undefined where it is one word. */
function lineValueEnd(text: string, match: RegExpExecArray, start: number): number | undefined {
  const [whole, name = ''] = match;
  if (!COLON.test(whole)) return undefined;
  const line = lineAround(text, match.index);
  const key = text.slice(line?.start ?? match.index - 1, match.index);
  const isOwnLine = line !== undefined && LINE_BEGIN.test(key);
  const isPassword = IS_PASSWORD.test(name) || IS_PHRASE.test(name);
  // Without a blank it may be a selector (`.password:hover`) or one of several parts (`user:password:x`, `pass:x` of OpenSSL).
  const isWord = /[\s：]$/.test(whole) || (!/^pass$/i.test(name) && /(?:^|[\s"'*(_])$/.test(key));
  if (!isOwnLine && !(isPassword && isWord)) return undefined;
  const around = lookAround(text, start);
  return restOfLine(text, start, around, !isOwnLine && (IS_PHRASE.test(name) || around.isInBrackets));
}

function locateWord(text: string, match: RegExpExecArray, value: Range): Range {
  const [, name = '', rest = ''] = match;
  if (rest === '' && IS_PHRASE.test(name)) return { start: value.start, end: phraseEnd(text, value) };
  if (!IS_PASSWORD.test(name) && !IS_PHRASE.test(name)) return value;
  return { start: value.start, end: Math.max(passwordEnd(text, value), ownLineEnd(text, match.index, value)) };
}

/** Tells whether what begins with a plain word goes on with others: `no more secrets`, but not `string = ''`. */
function isPhrase(text: string, start: number, end: number): boolean {
  return isPlainWord(text, start) && /^[^\s]+[ \t]+[\p{L}\p{N}]/u.test(text.slice(start, end));
}

/** Where a value ends that stands with its name alone in quotes: `docker run -e "PASSWORD=a b"`. */
function quotedPairEnd(text: string, match: RegExpExecArray, { start, end }: Range, quote: string): number {
  const opening = /["'`][\w.-]{0,64}$/.exec(text.slice(Math.max(0, match.index - 65), match.index))?.[0].charAt(0);
  if (opening !== quote) return end;
  const stop = restOfLine(text, end, { quote, isInBrackets: false }, false);
  return text[stop] === quote && !/\s[\w.-]+=/.test(text.slice(start, stop)) ? stop : end;
}

function locatePair(text: string, match: RegExpExecArray): Range | undefined {
  const [whole, name = '', rest = ''] = match;
  if (!isSecretName(rest)) return undefined;
  const at = match.index + whole.length;
  const shell = ASSIGNED.test(whole) ? { quote: lookAround(text, match.index).quote } : undefined;
  const value = readValue(text, at, match.index, shell);
  const connection = EQUALS.test(whole) ? connectionValue(text, at, match.index) : undefined;
  if (connection) {
    const isSecret = connection.end > connection.start && !isNoSecret(text.slice(connection.start, connection.end));
    return isSecret ? connection : undefined;
  }
  if (value?.isQuoted) return value;
  const written = text.slice(value?.start ?? at, value?.end ?? at);
  if (isNoValue(whole, name, written)) return undefined;
  const lineStop = lineValueEnd(text, match, at);
  if (!value) return lineStop !== undefined && isPhrase(text, at, lineStop) ? { start: at, end: lineStop } : undefined;
  const word = locateWord(text, match, value);
  const quoteStop = shell && shell.quote !== '' ? quotedPairEnd(text, match, value, shell.quote) : 0;
  return { start: value.start, end: Math.max(word.end, lineStop ?? 0, quoteStop) };
}

/** Something that is no plain word: with a digit, a sign, or letters of both cases within. */
export function looksSecret(value: string): boolean {
  return /\d|[^\p{L}\p{M}.,;:!?'’-]|\p{Ll}\p{Lu}/u.test(value);
}

const SAID_WORD = /[ \t]{1,3}([^\s"'<>=:/]{1,64})(?![=:/])/y;

/** Behind the words that follow and are no plain ones: `p@ss w0rd`. */
function saidEnd(text: string, { end }: Range): number {
  let last = end;
  for (let count = 0; count < 32; count++) {
    SAID_WORD.lastIndex = last;
    const [whole, word = ''] = SAID_WORD.exec(text) ?? [];
    const bare = word.replace(/(?<![.,;:?。，；？）)])[.,;:?。，；？）)]+$/, '');
    if (whole === undefined || !/[\p{L}\d]/u.test(bare) || !looksSecret(bare)) break;
    last += whole.length - (word.length - bare.length);
    if (bare !== word) break;
  }
  return last;
}

function locateSaid(text: string, match: RegExpExecArray): Range | undefined {
  const value = readValue(text, match.index + match[0].length, match.index);
  if (!value || value.isQuoted) return value;
  const bare = text.slice(value.start, value.end).replace(/(?<![.,;:!?。，；！？）])[.,;:!?。，；！？）]+$/, '');
  if (!looksSecret(bare)) return undefined;
  return {
    start: value.start,
    end: bare.length < value.end - value.start ? value.start + bare.length : saidEnd(text, value),
  };
}

function locateElement({
  index,
  0: whole,
  1: one,
  2: two,
  3: three,
  4: value = '',
}: RegExpExecArray): Range | undefined {
  if (!isSecretName(one ?? two ?? three ?? '') || value.trim() === '' || isNoSecret(value)) return undefined;
  const start = index + whole.lastIndexOf(value);
  return { start, end: start + value.trimEnd().length };
}

/** Values that stand beside the name of a secret, in whatever notation. */
export function scanPairs(text: string): Range[] {
  const found: (Range | undefined)[] = [];
  let end = 0;
  for (const match of text.matchAll(PAIR)) {
    // What is within a value is hidden with it.
    if (match.index < end) continue;
    const range = locatePair(text, match);
    found.push(range);
    end = range?.end ?? end;
  }
  for (const match of text.matchAll(QUOTED)) found.push(readValue(text, match.index + match[0].length, match.index));
  for (const match of text.matchAll(SAID)) found.push(locateSaid(text, match));
  for (const match of text.matchAll(NAMED)) {
    if (isSecretName(match[1] ?? '')) found.push(readValue(text, match.index + match[0].length, match.index));
  }
  for (const match of text.matchAll(ELEMENT)) found.push(locateElement(match));
  return found.filter((range) => range !== undefined);
}
