import { KIND, type ColumnType, type Kind } from './cells';

/** What a cell looks like, as bits, so that a column knows all that it holds. */
export const SHAPE = {
  /** A text that is a whole number and comes back the same from one: `12`. */
  integerText: 1,
  /** Such a text with a fraction or an exponent. */
  decimalText: 2,
  /** A number that would come back otherwise: `007`, `1.50`, `12345678901234567890`. */
  otherNumberText: 4,
  booleanText: 8,
  nullText: 16,
  dateText: 32,
  text: 64,
  integer: 128,
  decimal: 256,
  boolean: 512,
  date: 1024,
  json: 2048,
} as const;

const NUMBER_TEXTS = SHAPE.integerText | SHAPE.decimalText | SHAPE.otherNumberText;
const NUMBERS = SHAPE.integer | SHAPE.decimal;
const TEXTS = NUMBER_TEXTS | SHAPE.booleanText | SHAPE.nullText | SHAPE.dateText | SHAPE.text;

const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/;
const DATE = /^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:[.,]\d+)?)?(?:Z|[+-]\d\d:?\d\d)?)?$/;
/** Longer texts are none of these. */
const LONGEST = 40;
/** So many digits come back the same from a double, whatever they are. */
const SAFE_DIGITS = 15;

/** The shape of a text that holds something. */
export function shapeOfText(text: string): number {
  const first = text.charCodeAt(0);
  const isDigit = first >= 0x30 && first <= 0x39;
  // Most texts begin with a letter: nothing more is asked of those.
  if (!isDigit && first !== 0x2b && first !== 0x2d && first !== 0x2e) return shapeOfWord(text);
  if (text.length > LONGEST) return SHAPE.text;
  if (isDigit && isPlainInteger(text)) return SHAPE.integerText;
  if (NUMBER.test(text)) {
    if (!isExactNumber(text)) return SHAPE.otherNumberText;
    return /[.e]/.test(text) ? SHAPE.decimalText : SHAPE.integerText;
  }
  return isDigit && DATE.test(text) ? SHAPE.dateText : SHAPE.text;
}

function shapeOfWord(text: string): number {
  if (text === 'true' || text === 'false') return SHAPE.booleanText;
  return text === 'null' ? SHAPE.nullText : SHAPE.text;
}

/** Digits alone that a number holds exactly, the usual case. */
function isPlainInteger(text: string): boolean {
  if (text.length > SAFE_DIGITS) return false;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit < 0x30 || unit > 0x39) return false;
  }
  return text.length === 1 || text.charCodeAt(0) !== 0x30;
}

/** Whether a text is a number and the number is written as the text again. */
export function isExactNumber(text: string): boolean {
  const number = Number(text);
  return Number.isFinite(number) && String(number) === text;
}

/** The shape of a cell of a kind; 0 where it holds nothing. */
export function shapeOf(text: string, kind: Kind): number {
  switch (kind) {
    case KIND.text:
      return text === '' ? 0 : shapeOfText(text);
    case KIND.number:
      return /^[+-]?\d+$/.test(text) ? SHAPE.integer : SHAPE.decimal;
    case KIND.boolean:
      return SHAPE.boolean;
    case KIND.date:
      return SHAPE.date;
    case KIND.json:
      return SHAPE.json;
    default:
      return 0;
  }
}

/** What a column of these shapes is to the eye: texts that are all numbers are numbers. */
export function typeSeen(shapes: number): ColumnType {
  const kinds = shapes & ~TEXTS;
  if (kinds === 0 && (shapes & (SHAPE.text | SHAPE.nullText)) !== 0) return 'text';
  const merged =
    kinds |
    moved(shapes, SHAPE.integerText | SHAPE.otherNumberText, SHAPE.integer) |
    moved(shapes, SHAPE.decimalText, SHAPE.decimal) |
    moved(shapes, SHAPE.booleanText, SHAPE.boolean) |
    moved(shapes, SHAPE.dateText, SHAPE.date) |
    (shapes & (SHAPE.text | SHAPE.nullText));
  const type = typeOf(merged);
  // Digits that a number does not keep, such as those of article numbers, are a text.
  if ((type === 'integer' || type === 'decimal') && (shapes & SHAPE.otherNumberText) !== 0) return 'text';
  return type === 'mixed' && kinds === 0 ? 'text' : type;
}

/** What a column of these shapes is written as, its texts as texts or as what they look like. */
export function typeWritten(shapes: number, isDetected: boolean): ColumnType {
  const kinds = shapes & ~TEXTS;
  if (!isDetected) return typeOf(kinds | moved(shapes, TEXTS, SHAPE.text));
  return typeOf(
    kinds |
      moved(shapes, SHAPE.integerText, SHAPE.integer) |
      moved(shapes, SHAPE.decimalText, SHAPE.decimal) |
      moved(shapes, SHAPE.booleanText, SHAPE.boolean) |
      moved(shapes, SHAPE.otherNumberText | SHAPE.dateText | SHAPE.text, SHAPE.text),
  );
}

/** Whether all that the column holds can be compared as numbers. */
export function isNumeric(shapes: number): boolean {
  return shapes !== 0 && (shapes & ~(NUMBER_TEXTS | NUMBERS)) === 0;
}

const moved = (shapes: number, from: number, to: number) => ((shapes & from) === 0 ? 0 : to);

function typeOf(shapes: number): ColumnType {
  if (shapes === 0) return 'empty';
  if ((shapes & ~NUMBERS) === 0) return shapes === SHAPE.integer ? 'integer' : 'decimal';
  switch (shapes) {
    case SHAPE.text:
      return 'text';
    case SHAPE.boolean:
      return 'boolean';
    case SHAPE.date:
      return 'date';
    case SHAPE.json:
      return 'json';
    default:
      return 'mixed';
  }
}
