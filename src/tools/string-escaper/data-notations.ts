import type { Dialect } from './dialect';
import { NUL, exactly, HALVES, JOINED_BY_BLANKS, quotedDialect, reader } from './quoted-dialect';
import type { EscapeReading } from './read-escapes';
import { hex } from './write-escapes';

const JSON_READING: EscapeReading = {
  sign: '\\',
  names: { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' },
  self: '\\"/',
  u: exactly(4),
  halves: true,
  letters: 'error',
  signs: 'error',
};

const json = quotedDialect({
  open: '"',
  writing: {
    marks: {
      ...{ '\b': '\\b', '\f': '\\f', '\n': '\\n', '\r': '\\r', '\t': '\\t' },
      ...{ '\\': '\\\\', '"': '\\"' },
    },
    number: (code) => `\\u${hex(code, 4)}`,
    wide: 'units',
    rawUpperControls: true,
  },
  reading: {
    literals: [{ open: /"/y, close: '"', escapes: JSON_READING }],
    bare: JSON_READING,
    joint: /(?!)/y,
    // oxlint-disable-next-line no-control-regex -- RFC 8259 wants them as escapes; line breaks are told already
    forbidden: /[\0-\t\v\f\x0e-\x1f]/,
  },
  styles: ['ascii', 'every', 'html'],
});

const YAML_MARKS = {
  ...{ '\0': '\\0', '\x07': '\\a', '\b': '\\b', '\t': '\\t', '\n': '\\n', '\v': '\\v', '\f': '\\f', '\r': '\\r' },
  ...{ '\x1b': '\\e', '"': '\\"', '\\': '\\\\', '\u0085': '\\N', '\u2028': '\\L', '\u2029': '\\P' },
};

const YAML_READING: EscapeReading = {
  sign: '\\',
  names: {
    ...{ '0': '\0', a: '\x07', b: '\b', t: '\t', n: '\n', v: '\v', f: '\f', r: '\r', e: '\x1b' },
    ...{ N: '\u0085', _: '\u00a0', L: '\u2028', P: '\u2029' },
  },
  self: ' "/\\\t',
  x: exactly(2),
  u: exactly(4),
  longU: exactly(8),
  letters: 'error',
  signs: 'error',
  breaks: 'blanks',
};

/** Lines of a flow scalar are one: a break is a blank, empty lines are breaks (YAML 1.2.2, 6.5). */
function folded(body: string): string {
  if (!/[\n\r]/.test(body)) return body;
  const lines = body.split(/\r\n|\r|\n/);
  let text = '';
  let empty = 0;
  for (const [index, line] of lines.entries()) {
    const isFirst = index === 0;
    const isLast = index === lines.length - 1;
    const cut = isFirst ? line : line.replace(/^[ \t]+/, '');
    const kept = isLast ? cut : withoutBlanks(cut);
    // Behind a backslash the break is the escape's, and its line stays apart.
    const isContinued = text.length > 0 && endsWithSign(text);
    if (isFirst) text = kept;
    else if (kept === '' && !isLast) empty += 1;
    else {
      const joint = empty > 0 ? '\n'.repeat(empty) : isContinued ? '\n' : ' ';
      text += joint + kept;
      empty = 0;
    }
  }
  return text;
}

function withoutBlanks(line: string): string {
  let end = line.length;
  while (end > 0 && ' \t'.includes(line.charAt(end - 1))) end -= 1;
  // A blank that an escape holds stays.
  return endsWithSign(line.slice(0, end)) && end < line.length ? line.slice(0, end + 1) : line.slice(0, end);
}

function endsWithSign(text: string): boolean {
  let count = 0;
  while (text.charAt(text.length - 1 - count) === '\\') count += 1;
  return count % 2 === 1;
}

const YAML_QUOTED = { open: /"/y, close: '"', escapes: YAML_READING, hasBreaks: true };

const yaml: Dialect = (() => {
  const reading = {
    ...reader([{ open: /'/y, close: "'", isDoubled: true, hasBreaks: true }, YAML_QUOTED], YAML_READING, /(?!)/y),
  };
  const made = quotedDialect({
    open: '"',
    writing: {
      marks: YAML_MARKS,
      number: (code) =>
        code < 0x100 ? `\\x${hex(code, 2)}` : code > 0xffff ? `\\U${hex(code, 8)}` : `\\u${hex(code, 4)}`,
      wide: 'points',
      isWild: (code) => code === 0xfeff || code >= 0xfffe,
    },
    reading,
    refuses: [HALVES],
  });
  const isFolded = (source: string) => /^\s*["'][^]*[\n\r]/.test(source);
  return {
    ...made,
    read: (source) => {
      // Places of a scalar of several lines are those of its first one.
      const trimmed = source.trim();
      return isFolded(trimmed) ? made.read(folded(trimmed)) : made.read(source);
    },
  };
})();

/** As `Properties.store` writes a value: the file is Latin-1, so no more than ASCII stands there as it is. */
const PROPERTIES_MARKS = {
  ...{ '\t': '\\t', '\n': '\\n', '\r': '\\r', '\f': '\\f', '\\': '\\\\' },
  ...{ '=': '\\=', ':': '\\:', '#': '\\#', '!': '\\!' },
};

const PROPERTIES_READING: EscapeReading = {
  sign: '\\',
  names: { t: '\t', n: '\n', r: '\r', f: '\f' },
  self: '',
  u: exactly(4),
  halves: true,
  letters: 'drop',
  signs: 'self',
  breaks: 'blanks',
};

const properties = quotedDialect({
  open: '',
  writing: {
    marks: PROPERTIES_MARKS,
    number: (code) => `\\u${hex(code, 4).toUpperCase()}`,
    wide: 'units',
    isWild: () => true,
    aroundUnits: ' ',
    around: (text, at) => (at === 0 && text.startsWith(' ') ? '\\ ' : undefined),
  },
  reading: { literals: [], bare: PROPERTIES_READING, joint: JOINED_BY_BLANKS },
});

/** Beyond ASCII everything is an escape, whatever the style. */
const propertiesFile: Dialect = {
  ...properties,
  write: (text, style) => properties.write(text, { ...style, ascii: true }),
  styles: ['every'],
};

const ENV_READING: EscapeReading = {
  sign: '\\',
  names: { n: '\n', r: '\r', t: '\t' },
  self: '\\"$`',
  letters: 'keep',
  signs: 'keep',
  breaks: 'drop',
  inserts: /\$(?:\{[^}]*\}?|[A-Za-z_]\w*)/g,
};

const envDouble = quotedDialect({
  open: '"',
  writing: {
    marks: { '\\': '\\\\', '"': '\\"', $: '\\$', '`': '\\`', '\n': '\\n', '\r': '\\r' },
    wide: 'points',
  },
  reading: reader(
    [
      { open: /'/y, close: "'", hasBreaks: true },
      { open: /"/y, close: '"', escapes: ENV_READING, hasBreaks: true },
      { open: /`/y, close: '`', hasBreaks: true },
    ],
    ENV_READING,
    /(?!)/y,
  ),
});

/**
 * A value is in single quotes where it can be, since all who read such files agree there: no quote of that kind, and no backslash before another
 * sign that some take for an escape.
 */
function writeEnv(text: string, quotes: boolean, every: boolean): string {
  if (quotes && !every && !/['\r]|\\(?:\\|$)/.test(text)) return `'${text}'`;
  return envDouble.write(text, { quotes, ascii: false, every, html: false });
}

const env: Dialect = {
  ...envDouble,
  styles: ['quotes', 'every'],
  write: (text, { quotes, every }) => writeEnv(text, quotes, every),
  refuses: [NUL, HALVES],
};

export const DATA_NOTATIONS = { json, yaml, properties: propertiesFile, env } satisfies Record<string, Dialect>;
