import { check } from '../../../lib/iban/check';
import { checked, field, warning, warningIf, type FieldFacts } from './build-card';
import type { Card, CardField, CardWarning } from './card';
import { hasRightCheckDigit } from './check-digit';
import { fixedLength, identifierAt, type FoundIdentifier } from './gs1-identifiers';
import { fits, readDecimal, readMoney, readShortDate, readShortDates, readShortTime } from './gs1-values';

/** FNC1 as readers hand it on. */
const SEPARATOR = '\u001D';

/** What readers put in front of a code of GS1: symbology identifiers of ISO 15424, a separator. */
const SYMBOLOGY = /^\](?:C1|e0|d2|Q3|J1)/;

function withoutFront(text: string): string {
  const rest = text.replace(SYMBOLOGY, '');
  return rest.startsWith(SEPARATOR) ? rest.slice(1) : rest;
}

export interface Element {
  readonly found: FoundIdentifier;
  readonly value: string;
}

interface Elements {
  readonly elements: readonly Element[];
  /** What could not be taken apart. */
  readonly rest: string;
}

/** Cuts a text into elements: by their lengths where those are fixed, else by separators (section 7.8). */
function cutElements(text: string): Elements {
  const elements: Element[] = [];
  let at = 0;
  let separator = -1;
  while (at < text.length) {
    // Looked for again only when the last one is passed, so that a long text is read once.
    if (separator < at) separator = text.indexOf(SEPARATOR, at);
    if (separator < 0) separator = text.length;
    const found = identifierAt(text, at);
    if (!found) break;
    const length = fixedLength(found.ai);
    const end = length === undefined ? separator : Math.min(at + length, separator);
    elements.push({ found, value: text.slice(at + found.ai.length, end) });
    at = text[end] === SEPARATOR ? end + 1 : end;
  }
  return { elements, rest: text.slice(at) };
}

interface ReadElement {
  readonly field: CardField;
  readonly warnings: readonly CardWarning[];
}

/** What a value says, in the way people write it; undefined where it cannot say that. */
function valueOf({ found, value }: Element, thisYear: number): string | undefined {
  const { reading } = found.identifier;
  const decimals = Number(found.ai.slice(-1));
  switch (reading.as) {
    case 'text':
    case 'key':
      return value;
    case 'date':
      return readShortDate(value, thisYear);
    case 'dates':
      return readShortDates(value, thisYear);
    case 'time':
      return readShortTime(value, thisYear);
    case 'decimal': {
      const number = readDecimal(value, decimals);
      return number && `${number} ${reading.unit}`;
    }
    case 'amount':
      return readDecimal(value, decimals);
    case 'money':
      return readMoney(value, decimals);
    case 'percent': {
      const number = readDecimal(value, decimals);
      return number && `${number} %`;
    }
  }
}

function checkOf({ found, value }: Element): boolean | undefined {
  const { reading, name } = found.identifier;
  if (reading.as === 'key') return hasRightCheckDigit(value.slice(0, reading.digits));
  if (name !== 'iban') return undefined;
  const read = check(value);
  return read.ok && read.value.kind === 'iban' && read.value.valid;
}

/** One element as a field, with what is wrong with it. */
export function readElement(element: Element, thisYear: number): ReadElement {
  const { ai, identifier } = element.found;
  const isFit = fits(element.value, identifier.format);
  const value = isFit ? valueOf(element, thisYear) : undefined;
  const isRight = isFit ? checkOf(element) : undefined;
  const facts: FieldFacts = { label: `(${ai})`, ...(isRight !== undefined && { check: checked(isRight) }) };
  const isDate = ['date', 'dates', 'time'].includes(identifier.reading.as);
  return {
    field: field(identifier.name, value ?? element.value, facts),
    warnings: [
      ...(value === undefined
        ? [warning(isFit && isDate ? 'badDate' : 'badElement', isFit && isDate ? element.value : `(${ai})`)]
        : []),
      ...warningIf(isRight === false, 'badCheckDigit', `(${ai})`),
    ],
  };
}

/** Elements as they are printed below a code: identifiers in brackets, without separators. */
export function printed(elements: readonly Element[]): string {
  return elements.map(({ found, value }) => `(${found.ai})${value}`).join('');
}

/** The element strings of a code that says it is of GS1; undefined where none can be read. */
export function readGs1(text: string, thisYear: number): Card | undefined {
  const { elements, rest } = cutElements(withoutFront(text));
  if (elements.length === 0) return undefined;
  const read = elements.map((element) => readElement(element, thisYear));
  return {
    type: 'gs1',
    fields: [field('elements', printed(elements)), ...read.map((each) => each.field)],
    warnings: [...read.flatMap((each) => each.warnings), ...warningIf(rest !== '', 'notAllRead', rest)],
  };
}

/** Whether a text begins as those of GS1 do, whatever is known of its code. */
export function beginsAsGs1(text: string): boolean {
  return SYMBOLOGY.test(text) || text.startsWith(SEPARATOR);
}
