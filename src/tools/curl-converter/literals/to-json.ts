import type { Text } from '../model';
import type { Code, Literal } from './literal';

/** JSON as `JSON.stringify` or Python's `json.dumps` writes it; `indent` as the third argument of the first. */
export function toJson(literal: Literal, code: Code, indent = ''): Text {
  return write(literal, code, indent, '');
}

function write(literal: Literal, code: Code, indent: string, margin: string): Text {
  switch (literal.kind) {
    case 'text':
    case 'form':
      return quoted(literal.value, code);
    case 'number':
      return code === 'js' ? JSON.stringify(Number(literal.source)) : pythonNumber(literal.source);
    case 'word':
      return String(literal.value ?? null);
    case 'file':
      return 'null';
    case 'list':
      return bracketed(
        '[]',
        literal.items.map((item) => write(item, code, indent, margin + indent)),
        code,
        indent,
        margin,
      );
    case 'object':
      return bracketed(
        '{}',
        lastOfEach(literal.members).map(
          ([name, value]) =>
            `${quoted(name, code)}${code === 'js' && indent === '' ? ':' : ': '}${write(value, code, indent, margin + indent)}`,
        ),
        code,
        indent,
        margin,
      );
  }
}

/** A name that stands twice keeps its place and has the last value; what is undefined is left out. */
function lastOfEach(members: readonly (readonly [string, Literal])[]): [string, Literal][] {
  return [...new Map(members)].filter(([, value]) => value.kind !== 'word' || value.value !== undefined);
}

function bracketed(signs: string, items: readonly string[], code: Code, indent: string, margin: string): string {
  const [open = '', close = ''] = signs;
  if (items.length === 0) return signs;
  if (indent === '') return `${open}${items.join(code === 'js' ? ',' : ', ')}${close}`;
  return `${open}\n${items.map((item) => margin + indent + item).join(',\n')}\n${margin}${close}`;
}

/** Marks of unknowns stay as they are. */
function quoted(text: Text, code: Code): string {
  const json = text
    .split(/(\0\d+\0)/)
    .map((part) => (part.startsWith('\0') ? part : JSON.stringify(part).slice(1, -1)))
    .join('');
  if (code === 'js') return `"${json}"`;
  const ascii = json.replace(/[\x7f-\uffff]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return `"${ascii}"`;
}

/** Whole numbers keep their digits; others are written as `repr` does. */
export function pythonNumber(source: string): string {
  if (/^-?\d+$/.test(source)) return source;
  const value = Number(source);
  if (/^-?0[xob]/i.test(source)) return String(BigInt(source));
  const [digits = '', exponent] = value.toExponential().split('e');
  const power = Number(exponent);
  if (power >= 16 || power < -4) return `${digits}e${power < 0 ? '-' : '+'}${String(Math.abs(power)).padStart(2, '0')}`;
  return Number.isInteger(value) ? `${value}.0` : String(value);
}
