import { LIKELIHOOD, shortLine, type Detect } from '../../operations/detect';

const FUNCTIONS =
  'sqrt|cbrt|abs|sin|cos|tan|asin|acos|atan|atan2|sinh|cosh|tanh|log|log2|log10|ln|exp|pow|floor|ceil|round|min|max|mod|gcd|lcm|factorial';
const TOKEN = String.raw`(?:\d+(?:\.\d+)?(?:e[+-]?\d+)?|\.\d+|(?:${FUNCTIONS})(?=\s*\()|pi|π|tau|e|i|\*\*|[-+*/^%×÷·!(),√−]|\s+)`;
const EXPRESSION = new RegExp(`^(?:${TOKEN})+=?$`, 'i');
const UNIT = String.raw`(?:[a-zµ°Å]{1,12}[23²³]?(?:\s?/\s?[a-zµ]{1,10}[23²³]?)?)`;
const CONVERSION = new RegExp(String.raw`^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?\s*${UNIT}\s+(?:to|in)\s+${UNIT}$`, 'i');
const UNITS =
  /^(?:[munpfkMGTcd]?(?:m|g|s|l|L|W|J|V|A|N|Pa|Hz|eV|bar)|mm|cm|km|inch(?:es)?|in|ft|feet|foot|yards?|yd|miles?|mi|kg|mg|lbs?|lbm|oz|ounces?|pounds?|stone|tons?|tonnes?|sec(?:onds?)?|min(?:utes?)?|hours?|hr?|days?|weeks?|months?|years?|meters?|metres?|liters?|litres?|gallons?|cups?|pints?|acres?|hectares?|psi|atm|kPa|mmHg|bits?|bytes?|[kKMGT]i?[Bb]|deg(?:rees?)?|rad|degC|degF|celsius|fahrenheit|kelvin|mph|knots?|kcal|cal|kWh|hp|µm|um|nm)[23²³]?$/;
/** What is written with the same signs: dates, versions, telephone numbers, ranges, fractions of pages. */
const OTHER = /^[\d\s]+(?:[-/.–][\d\s]+)+$/;

/** Telephone numbers, with the plus or the parentheses of theirs; schedules of cron. */
const PHONE = /^(?:(?:tel:)?\+\d{1,3}[\s.-]?(?:\(\d{1,5}\)[\s.-]?)?|\(\d{2,5}\)[\s.-]?)\d{2,5}(?:[\s.-]\d{2,5}){1,5}$/;
const CRON = /\*\s+\*/;

/** Several units of one length, as people measure themselves: the tool adds them. */
const COMPOUND =
  /^(\d+(?:\.\d+)?\s*(?:ft|feet|foot|lbs?|pounds?|stone|hours?|hr?|min(?:utes?)?|miles?|yd|yards?|m|km))\s+(?=\d)/i;

/** A fraction that is more than one, other than one that is said: others are dates, scores and the like as well. */
function isImproper(line: string): boolean {
  const [, over, under] = /^(\d{1,9})\/(\d{1,9})$/.exec(line) ?? [];
  return Number(over) > Number(under) && line !== '24/7';
}

/** A sum with an operator, or one unit in another. */
export const detect: Detect = (sample) => {
  const line = shortLine(sample, 500);
  const run = { operation: 'evaluate', input: 'sheet' };
  const compound = COMPOUND.exec(line);
  const rest = compound ? line.slice(compound[0].length) : line;
  if (CONVERSION.test(rest)) {
    const units = rest.replace(/^-?[\d.]+(?:e[+-]?\d+)?\s*/i, '').split(/(?<!\s)\s+(?:to|in)\s+|\s?\/\s?/);
    if (!units.every((unit) => UNITS.test(unit))) return undefined;
    if (!compound) return { likelihood: 0.7, run };
    return { likelihood: 0.7, text: line.replace(COMPOUND, '$1 + '), run };
  }
  if (!/\d/.test(line) || !EXPRESSION.test(line) || PHONE.test(line) || CRON.test(line)) return undefined;
  const isCall = new RegExp(String.raw`(?:${FUNCTIONS})\s*\([^)]`, 'i').test(line);
  const hasSum = /[\d)πie!]\s*(?:[-+*/^%×÷·−]|\*\*)\s*[-+(√\dπa-z.]/i.test(line) || /\d!/.test(line);
  if (!isCall && !hasSum) return undefined;
  if (isImproper(line)) return { likelihood: LIKELIHOOD.possible, run };
  // With blanks around its signs it is a sum all the same.
  if (OTHER.test(line))
    return /^\d+(?:\.\d+)?(?:\s+[-/]\s+\d+(?:\.\d+)?)+$/.test(line)
      ? { likelihood: LIKELIHOOD.plausible, run }
      : undefined;
  return { likelihood: 0.6, run };
};
