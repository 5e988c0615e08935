import { KIND, type Kind } from '../../cells';
import { serialOf } from '../../read/xlsx/serial';
import { STYLE } from './parts';

const REFERENCES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
// What XML cannot hold, a CR, which its readers would turn into LF, and what reads like the escape of one.
// oxlint-disable-next-line no-control-regex -- these are the characters to escape
const SPECIAL = /[\x00-\x08\x0b-\x1f\ufffe\uffff&<>]|\p{Surrogate}|_(?=x[0-9A-Fa-f]{4})/gu;
const NUMBER = /^(-?)(0|[1-9]\d*)(?:\.(\d+))?(?:[eE]([-+]?\d{1,4}))?$/;

/** Text as the part of a sheet holds it. */
export function xmlText(text: string): string {
  return text.replace(SPECIAL, (mark) => {
    const code = mark.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    return REFERENCES[mark] ?? `_x${code}_`;
  });
}

/** A cell with its place; empty where it holds nothing and need not be there. */
export function cellXml(place: string, text: string, kind: Kind, isKept: boolean): string {
  if (kind === KIND.number && isExactNumber(text)) return `<c r="${place}"><v>${text}</v></c>`;
  if (kind === KIND.boolean && (text === 'true' || text === 'false'))
    return `<c r="${place}" t="b"><v>${text === 'true' ? 1 : 0}</v></c>`;
  const date = kind === KIND.date ? dateXml(place, text) : undefined;
  if (date !== undefined) return date;
  // A blank cell is what a spreadsheet takes for empty; only where a row would get lost it is an empty text.
  return text === '' && !isKept ? '' : textXml(place, text, text.includes('\n') ? STYLE.lines : STYLE.plain);
}

/** A cell of text. */
export function textXml(place: string, text: string, style: number): string {
  const format = style === STYLE.plain ? '' : ` s="${style}"`;
  return `<c r="${place}"${format} t="inlineStr"><is><t xml:space="preserve">${xmlText(text)}</t></is></c>`;
}

function dateXml(place: string, text: string): string | undefined {
  const found = serialOf(text);
  if (!found || found.meaning === 'number') return undefined;
  const isFine = text.includes('.') && found.meaning !== 'date';
  const style = STYLE[found.meaning] + (isFine ? 1 : 0);
  return `<c r="${place}" s="${style}"><v>${found.serial}</v></c>`;
}

/** Whether a double is the number that is written, so that a spreadsheet has the same; zeros behind a point are free. */
export function isExactNumber(text: string): boolean {
  const value = Number(text);
  const written = decimalOf(text);
  return written !== undefined && Number.isFinite(value) && written === decimalOf(String(value));
}

/** Sign, digits and power of ten of a number, the same for all spellings of it. */
function decimalOf(text: string): string | undefined {
  // `1e+21` has a plus, which counts for nothing.
  const match = text.length > 400 ? null : NUMBER.exec(text);
  if (!match) return undefined;
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match;
  const all = (whole + fraction).replace(/^0+/, '');
  let end = all.length;
  while (end > 0 && all.charCodeAt(end - 1) === 48) end--;
  const power = Number(exponent) - fraction.length + all.length - end;
  return end === 0 ? `${sign}0` : `${sign}${all.slice(0, end)}e${power}`;
}
