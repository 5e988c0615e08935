/** A piece of a line. `at` is where it stands in the line as it was typed, in UTF-16 units. */
export interface Token {
  readonly kind: 'number' | 'name' | 'text' | 'sign' | 'space';
  readonly text: string;
  readonly at: number;
}

const SUPERSCRIPTS: Readonly<Record<string, string>> = {
  '⁰': '0',
  '¹': '1',
  '²': '2',
  '³': '3',
  '⁴': '4',
  '⁵': '5',
  '⁶': '6',
  '⁷': '7',
  '⁸': '8',
  '⁹': '9',
  '⁺': '+',
  '⁻': '-',
  '⁽': '(',
  '⁾': ')',
  ⁿ: 'n',
  ⁱ: 'i',
};

/** Signs that keyboards and documents have and the engine has not. Spaces keep the names among them apart from their neighbours. */
const SIGNS: Readonly<Record<string, string>> = {
  '×': '*',
  '·': '*',
  '⋅': '*',
  '∙': '*',
  '÷': '/',
  '∕': '/',
  '−': '-',
  '–': '-',
  '—': '-',
  '≤': '<=',
  '≥': '>=',
  '≠': '!=',
  '“': '"',
  '”': '"',
  '。': '.',
  '\u3000': ' ',
  '\u00a0': ' ',
  '\u202f': ' ',
  '\u2009': ' ',
  '\t': ' ',
  // The micro sign is a letter to Unicode, and the prefix u to the engine.
  µ: 'u',
};

/** Signs that stand for a name. */
const NAMES: Readonly<Record<string, string>> = {
  π: 'pi',
  '√': 'sqrt',
  '∛': 'cbrt',
  '∞': 'Infinity',
  '°C': 'degC',
  '°F': 'degF',
  '℃': 'degC',
  '℉': 'degF',
  '°': 'deg',
};

interface Character {
  readonly text: string;
  readonly at: number;
}

/** The line in the characters of ASCII where it has a form in them; each knows where it came from. */
function plainCharacters(line: string): Character[] {
  const plain: Character[] = [];
  for (let at = 0; at < line.length;) {
    const character = String.fromCodePoint(line.codePointAt(at) ?? 0);
    const isWide = character >= '\uff01' && character <= '\uff5e';
    const text = isWide ? String.fromCharCode(character.charCodeAt(0) - 0xfee0) : (SIGNS[character] ?? character);
    plain.push({ text, at });
    at += character.length;
  }
  return plain;
}

const NUMBER =
  /^(?:0x[\da-f]*(?:\.[\da-f]*)?|0b[01]*(?:\.[01]*)?|0o[0-7]*(?:\.[0-7]*)?|(?:\d+(?:\.(?![*/^'])\d*)?|\.\d+)(?:e[+-]?\d+)?)/i;
const NAME_START = /^[\p{L}_$]/u;
const NAME_PART = /^[\p{L}\p{M}\p{N}_$]/u;
const LONG_SIGNS = ['>>>', '...', '==', '!=', '<=', '>=', '<<', '>>', '.*', './', '.^', '^|', '||', '&&', '??', '?.'];

/** Whether a quotation mark ends a value: then it transposes it. */
function endsValue(tokens: readonly Token[]): boolean {
  const last = tokens.at(-1);
  return (
    last !== undefined && (last.kind === 'number' || last.kind === 'name' || [')', ']', '}', "'"].includes(last.text))
  );
}

/**
 * Splits a line into tokens, comment left out, with the forms that people type and paste rewritten: superscripts to powers, full-width
 * characters to ASCII, `× ÷ − √ π` and the like to what the engine reads. Texts in quotation marks stay as they are.
 */
export function tokenize(line: string): Token[] {
  const plain = plainCharacters(line);
  const tokens: Token[] = [];
  const textFrom = (index: number, count: number) =>
    plain
      .slice(index, index + count)
      .map(({ text }) => text)
      .join('');

  for (let index = 0; index < plain.length;) {
    const { text, at } = plain[index] ?? { text: '', at: 0 };
    const push = (kind: Token['kind'], written: string, count: number) => {
      tokens.push({ kind, text: written, at });
      index += count;
    };
    if (text === '#') break;
    if (text === ' ') {
      push('space', ' ', 1);
      continue;
    }
    if (text === '"' || (text === "'" && !endsValue(tokens))) {
      push('text', ...quoted(line, plain, index, text));
      continue;
    }
    if (SUPERSCRIPTS[text] !== undefined) {
      const power: string[] = [];
      for (let next = index; SUPERSCRIPTS[plain[next]?.text ?? ''] !== undefined; next += 1) {
        power.push(SUPERSCRIPTS[plain[next]?.text ?? ''] ?? '');
      }
      tokens.push({ kind: 'sign', text: '^', at });
      push('number', `(${power.join('')})`, power.length);
      continue;
    }
    const long = NAMES[textFrom(index, 2)] === undefined ? 1 : 2;
    const name = NAMES[textFrom(index, long)];
    if (name !== undefined) {
      push('name', name, long);
      continue;
    }
    // Numbers are short, but for those that are not: a slice of the rest would make long lines slow.
    const number = /[\d.]/.test(text) ? (NUMBER.exec(textFrom(index, 4000))?.[0] ?? '') : '';
    if (number !== '' && number !== '.') {
      push('number', number, number.length);
      continue;
    }
    if (NAME_START.test(text)) {
      let count = 1;
      while (isNamePart(plain[index + count]?.text)) count += 1;
      push('name', textFrom(index, count), count);
      continue;
    }
    const sign = LONG_SIGNS.find((candidate) => textFrom(index, candidate.length) === candidate) ?? text;
    push('sign', sign, sign === text ? 1 : sign.length);
  }
  return tokens;
}

function isNamePart(character: string | undefined): boolean {
  return (
    character !== undefined &&
    NAME_PART.test(character) &&
    SUPERSCRIPTS[character] === undefined &&
    NAMES[character] === undefined
  );
}

/** A text with its quotation marks, as it was typed between them, and how many characters it takes. */
function quoted(line: string, plain: readonly Character[], from: number, mark: string): [text: string, count: number] {
  let end = from + 1;
  while (end < plain.length && plain[end]?.text !== mark) end += plain[end]?.text === '\\' ? 2 : 1;
  const isClosed = end < plain.length;
  const inner = line.slice((plain[from]?.at ?? 0) + 1, plain[end]?.at ?? line.length);
  return [`${mark}${inner}${isClosed ? mark : ''}`, Math.min(end, plain.length - 1) - from + 1];
}
