import type { Dialect } from './dialect';
import type { Expansion } from './expansions';

/** What a `$` begins: so many units of the text, and what they mean. */
export type Dollar =
  | { readonly length: number; readonly expansion: Expansion }
  /** Nothing: the sign itself. */
  | { readonly length: 1; readonly expansion?: undefined }
  /** A bracket that is not closed. */
  | { readonly length: 0; readonly expansion?: undefined };

const ITSELF = { length: 1 } as const;
const UNCLOSED = { length: 0 } as const;

/** Commands that tell the directory that one is in. */
const DIRECTORY_COMMAND = /^(?:\s*\()?\s*(?:pwd(?:\s+-[LP])?|\$PWD|get-location|gl)(?:\s*\))?(?:\.path)?\s*$/i;

/** Reads what begins with the `$` at the offset, outside single quotes. */
export function readDollar(text: string, at: number, dialect: Dialect): Dollar {
  const next = text[at + 1] ?? '';
  if (next === '(') return readSubstitution(text, at);
  if (next === '{') return readBraced(text, at);
  const scoped = dialect === 'powershell' ? /^\$env:(\w+)/i.exec(text.slice(at, at + 200)) : null;
  if (scoped) return { length: scoped[0].length, expansion: { kind: 'variable', text: `\${${scoped[1] ?? ''}}` } };
  const [source = '', name = ''] = /^\$([A-Za-z_]\w*)/.exec(text.slice(at, at + 1000)) ?? [];
  if (source !== '') return { length: source.length, expansion: variable(source, name) };
  // Arguments and states of the shell itself.
  if (/^[0-9@*#?!$-]$/.test(next) && dialect === 'posix') {
    return { length: 2, expansion: { kind: 'lost', source: `$${next}` } };
  }
  return ITSELF;
}

function variable(source: string, name: string): Expansion {
  return /^pwd$/i.test(name) ? { kind: 'directory', source } : { kind: 'variable', text: source };
}

function readSubstitution(text: string, at: number): Dollar {
  const end = closingBracket(text, at + 1, '(', ')');
  if (end < 0) return UNCLOSED;
  const source = text.slice(at, end + 1);
  const isDirectory = DIRECTORY_COMMAND.test(text.slice(at + 2, end));
  return { length: source.length, expansion: { kind: isDirectory ? 'directory' : 'lost', source } };
}

function readBraced(text: string, at: number): Dollar {
  const end = closingBracket(text, at + 1, '{', '}');
  if (end < 0) return UNCLOSED;
  const source = text.slice(at, end + 1);
  const inner = text.slice(at + 2, end);
  const [, scope = '', name = ''] = /^(env:)?([A-Za-z_]\w*)$/i.exec(inner) ?? [];
  if (name !== '') return { length: source.length, expansion: variable(scope ? `\${${name}}` : source, name) };
  const expansion: Expansion = isComposeVariable(inner) ? { kind: 'variable', text: source } : { kind: 'lost', source };
  return { length: source.length, expansion };
}

/** `A:-x`, `A-x`, `A:?x`, `A?x`, `A:+x` and `A+x` are known to Compose; what stands for `x` must be plain text or such again. */
function isComposeVariable(inner: string): boolean {
  const [, rest] = /^[A-Za-z_]\w*:?[-?+](.*)$/s.exec(inner) ?? [];
  if (rest === undefined || /['"`\\]|\$\(|\$\$/.test(rest)) return false;
  for (let dollar = rest.indexOf('$'); dollar >= 0; dollar = rest.indexOf('$', dollar + 1)) {
    if (!/^\$(?:[A-Za-z_]|\{[A-Za-z_]\w*(?:[:?+}-]))/.test(rest.slice(dollar, dollar + 200))) return false;
  }
  return true;
}

/** Offset of the bracket that closes the one at `open`, quotes inside left out; -1 when none does. */
function closingBracket(text: string, open: number, opening: string, closing: string): number {
  let depth = 0;
  let quote = '';
  for (let at = open; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === '\\' && quote !== "'") at += 1;
    else if (quote !== '') {
      if (sign === quote) quote = '';
    } else if (sign === "'" || sign === '"') quote = sign;
    else if (sign === opening) depth += 1;
    else if (sign === closing) {
      depth -= 1;
      if (depth === 0) return at;
    }
  }
  return -1;
}
