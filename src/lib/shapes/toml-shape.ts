/** What makes a text TOML: headers of tables, and keys whose values are written as TOML writes them. */
export interface TomlShape {
  readonly tables: number;
  readonly pairs: number;
  /** All keys are in capitals and stand right at their `=`, as those of an environment file. */
  readonly isEnvironment: boolean;
}

const MOST_LINES = 2000;
const KEY = String.raw`(?:[\w-]+|"[^"\n]*"|'[^'\n]*')`;
const TABLE = new RegExp(String.raw`^\[\[?\s*${KEY}(?:\s*\.\s*${KEY})*\s*\]\]?(?:\s*#.*)?$`);
const PAIR = new RegExp(String.raw`^(${KEY}(?:\s*\.\s*${KEY})*)(\s*=\s*)(.*)$`);
const SCALAR =
  /^(?:(?:true|false|[+-]?(?:inf|nan|0x[\da-f_]+|0o[0-7_]+|0b[01_]+|\d[\d_]*(?:\.[\d_]+)?(?:e[+-]?\d+)?)|\d{4}-\d\d-\d\d|"(?:[^"\\\n]|\\.)*"|'[^'\n]*')(?:\s*#.*)?|\d{4}-\d\d-\d\d[t ]\d\d:\d\d.*|\d\d:\d\d.*)$/i;

function balanceOf(line: string): number {
  let balance = 0;
  for (const unit of line.replaceAll(/"(?:[^"\\]|\\.)*"|'[^']*'|#.*/g, '')) {
    if ('[{'.includes(unit)) balance++;
    else if (']}'.includes(unit)) balance--;
  }
  return balance;
}

/** The shape of a text all of whose lines are those of TOML; undefined when one is not, as of INI files with bare words. */
export function tomlShape(text: string, isWhole: boolean): TomlShape | undefined {
  const lines = text.slice(0, 200_000).split('\n', MOST_LINES + 1);
  if (!isWhole || text.length > 200_000 || lines.length > MOST_LINES) lines.pop();
  let tables = 0;
  let pairs = 0;
  let environment = 0;
  let openBrackets = 0;
  let openQuote = '';

  for (const raw of lines) {
    const line = raw.trim();
    if (openQuote !== '') {
      if (line.includes(openQuote)) openQuote = '';
      continue;
    }
    if (openBrackets > 0) {
      openBrackets += balanceOf(line);
      continue;
    }
    if (line === '' || line.startsWith('#')) continue;
    if (line.length > 20_000) return undefined;
    if (TABLE.test(line)) {
      tables++;
      continue;
    }
    const [, key, equals, value = ''] = PAIR.exec(line) ?? [];
    if (key === undefined) return undefined;
    pairs++;
    if (equals === '=' && key === key.toUpperCase()) environment++;
    const quote = /^(?:"""|''')/.exec(value)?.[0];
    if (quote) openQuote = value.includes(quote, 3) ? '' : quote;
    else if (/^[[{]/.test(value)) openBrackets = balanceOf(value);
    else if (!SCALAR.test(value)) return undefined;
  }
  return { tables, pairs, isEnvironment: pairs > 0 && environment === pairs };
}
