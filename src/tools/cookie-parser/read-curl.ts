import { unescaped } from './escapes';
import type { HeaderLine } from './read-text';

/** A command, or the arguments of one. */
const COMMAND = /^\s*(?:(?:\$\s+)?curl(?:\.exe)?|-b|--cookie|-H|--header)(?:\s|[='"])/i;
const OPTION = /(?<=\s|^)(?:-b|--cookie|-H|--header)(?:[\s=]|(?=["'$]))/g;

/** The cookies of a curl command: `-b`, `--cookie` and `-H 'Cookie: …'`; undefined where the text is none. */
export function curlCookies(text: string): HeaderLine[] | undefined {
  if (!COMMAND.test(text)) return undefined;
  // What browsers copy for the command line of Windows has a caret before each special character.
  const command = text.includes('^"') ? text.replace(/\^(.)/gs, '$1') : text;
  const found: HeaderLine[] = [];
  let line = 1;
  let counted = 0;
  for (const match of command.matchAll(OPTION)) {
    const [option] = match;
    // What stands in the word of another option is none.
    if (match.index < counted) continue;
    const { word, end } = readWord(command, match.index + option.length);
    line += command.slice(counted, match.index).split('\n').length - 1;
    const header = /^cookie:[\t ]*/i.exec(word)?.[0];
    const isHeader = /^(?:-H|--header)/.test(option);
    // Without an equals sign it is the name of a file.
    if (isHeader ? header !== undefined : word.includes('=')) {
      const value = isHeader ? word.slice(header?.length) : word;
      found.push({ form: 'cookie', text: value, at: match.index, line, parts: 1 });
    }
    line += command.slice(match.index, end).split('\n').length - 1;
    counted = end;
  }
  return found;
}

/** A word of a shell, of whatever parts in quotes and without. */
function readWord(command: string, start: number): { readonly word: string; readonly end: number } {
  const part = /\$'((?:[^'\\]|\\.)*)'|'([^']*)'|"((?:[^"\\]|\\.)*)"|\\(.)|([^\s'"\\]+)/gsy;
  const blank = /\s*/y;
  blank.lastIndex = start;
  blank.exec(command);
  let end = blank.lastIndex;
  let word = '';
  part.lastIndex = end;
  for (let match = part.exec(command); match; match = part.exec(command)) {
    const [, escaped, single, double, one, bare] = match;
    word +=
      escaped === undefined
        ? (single ?? double?.replace(/\\(["\\$`])/g, '$1') ?? one ?? bare ?? '')
        : unescaped(escaped);
    end = part.lastIndex;
  }
  return { word, end };
}
