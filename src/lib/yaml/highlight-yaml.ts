import type { Token } from '../token';

const HEAD =
  /^(\s*(?:-\s+)*)((?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|[^\s"'#&*!|>{}[\]%@`-][^#]*?|-[^\s#][^#]*?))(:)(?=\s|$)/;
const VALUE =
  /^("(?:[^"\\]|\\.)*"?|'(?:[^']|'')*'?)|^(null|true|false|~)(?=\s*(?:#|$))|^([-+.]?[\d.][\w.:+-]*|-?\.inf|\.nan)(?=\s*(?:\s#|$))/;

/** One line of printed YAML as coloured pieces; together they are the line. It does not know of lines above it. */
export function highlightYamlLine(line: string): Token[] {
  if (/^(?:---|\.\.\.|%)/.test(line) || /^\s*#/.test(line)) return [{ text: line, kind: 'quiet' }];
  const tokens: Token[] = [];
  const head = HEAD.exec(line);
  const [lead = /^\s*(?:-(?:\s+|$))*/.exec(line)?.[0] ?? '', key, colon] = head?.slice(1) ?? [];
  if (lead !== '') tokens.push({ text: lead, kind: 'quiet' });
  if (key !== undefined) tokens.push({ text: key, kind: 'key' }, { text: colon ?? '', kind: 'quiet' });
  const rest = line.slice(head?.[0].length ?? lead.length);
  const blanks = /^\s*/.exec(rest)?.[0] ?? '';
  if (blanks !== '') tokens.push({ text: blanks });
  return [...tokens, ...valueTokens(rest.slice(blanks.length))];
}

function valueTokens(value: string): Token[] {
  if (value === '') return [];
  if (value.startsWith('#')) return [{ text: value, kind: 'quiet' }];
  const [known, string, word] = VALUE.exec(value) ?? [];
  const isPlain = string !== undefined || known === undefined;
  const kind = isPlain ? 'string' : word === undefined ? 'number' : 'word';
  const end = known?.length ?? endOfPlain(value);
  const first: Token = { text: value.slice(0, end), kind: isMark(value.slice(0, end)) ? 'quiet' : kind };
  return end === value.length ? [first] : [first, { text: value.slice(end), kind: 'quiet' }];
}

/** A plain text goes on up to a comment. */
function endOfPlain(value: string): number {
  const comment = value.search(/\s#/);
  return comment < 0 ? value.length : comment;
}

function isMark(value: string): boolean {
  return /^(?:[|>][-+\d]*|\[\]|\{\}|\?.*)$/.test(value);
}
