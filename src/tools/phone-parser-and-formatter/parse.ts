import {
  type CountryCode,
  findPhoneNumbersInText,
  getCountries,
  getCountryCallingCode,
  getExampleNumber,
  isSupportedCountry,
  ParseError,
  parsePhoneNumberWithError,
  type PhoneNumber,
  validatePhoneNumberLength,
} from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { err, ok, type Result } from '../../lib/result';
import type { Job } from '../../operations/define';
import type { CountryEntry, Line, PhoneFault, PhoneReport, Reason } from './report';
import { readTyped, toPlain } from '../../lib/phone/typed';

/** Codes of countries; empty or unknown ones stand for none. */
export interface Places {
  /** Whose rules a number without a plus is read by. */
  readonly country: string;
  /** Where one dials from; empty for the same country. */
  readonly from: string;
}

const countryOf = (code: string): CountryCode | undefined => (isSupportedCountry(code) ? code : undefined);

/** The country that stands for a calling code that several share. */
const MAIN: Readonly<Record<string, string>> = {
  '1': 'US',
  '7': 'RU',
  '39': 'IT',
  '44': 'GB',
  '47': 'NO',
  '61': 'AU',
  '212': 'MA',
  '262': 'RE',
  '290': 'SH',
  '358': 'FI',
  '590': 'GP',
  '599': 'CW',
};

function mainCountry(callingCode: string): string | undefined {
  if (Object.hasOwn(MAIN, callingCode)) return MAIN[callingCode];
  return getCountries().find((code) => getCountryCallingCode(code) === callingCode);
}

/** What one dials before a foreign country's code, such as 011; nothing where the plan does not say. */
function prefixOf(country: CountryCode): string | undefined {
  const abroad = getCountryCallingCode(country) === '44' ? '+33123456789' : '+442079460958';
  const dialled = parsePhoneNumberWithError(abroad).format('IDD', { fromCountry: country });
  return /^(\d+) /.exec(dialled)?.[1];
}

/** Reads one number in any way of writing it; a number without a plus by the rules of the default country. */
export function parsePhone(text: string, places: Places): Result<PhoneReport, PhoneFault> {
  const { number, extension, hadLetters } = readTyped(text);
  const country = countryOf(places.country);
  const parsed = parseStrictly(number, country);
  if (!parsed.ok) return parsed;
  if (extension !== undefined) parsed.value.setExt(extension);
  const report = reportOf(parsed.value, places);
  const prefix = report.valid ? undefined : wrongPrefix(number, country);
  return ok({ ...report, ...(hadLetters && { readAs: number.trim() }), ...(prefix && { prefix }) });
}

function parseStrictly(number: string, country: CountryCode | undefined): Result<PhoneNumber, PhoneFault> {
  const options = country ? { defaultCountry: country } : {};
  try {
    return ok(parsePhoneNumberWithError(number, { ...options, extract: false }));
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    if (error.message !== 'NOT_A_NUMBER') return err(faultOf(error.message, number, country));
  }
  // Words around the number, such as a name.
  try {
    return ok(parsePhoneNumberWithError(number, options));
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    return err(faultOf(error.message, number, country));
  }
}

function faultOf(message: string, number: string, country: CountryCode | undefined): PhoneFault {
  const digits = number.replaceAll(/\D/g, '');
  if (digits === '') return { code: 'no-number' };
  switch (message) {
    case 'TOO_SHORT':
      return { code: 'too-short', ...(country && { country }) };
    case 'TOO_LONG':
      return { code: 'too-long', ...(country && { country }) };
    case 'INVALID_COUNTRY': {
      if (/^\D*\+/.test(number)) return { code: 'unknown-calling-code', callingCode: digits.slice(0, 3) };
      if (!country) return { code: 'no-country' };
      const prefix = prefixOf(country) ?? '';
      const rest = digits.startsWith(prefix) ? digits.slice(prefix.length) : digits;
      return { code: 'unknown-calling-code', callingCode: rest.slice(0, 3) };
    }
    default:
      return { code: 'no-number' };
  }
}

function reportOf(number: PhoneNumber, { country, from }: Places): PhoneReport {
  const callingCode = number.countryCallingCode;
  const possible = number.isPossible();
  const valid = number.isValid();
  const type = number.getType();
  const plan = number.country ?? mainCountry(callingCode);
  const fromCountry = countryOf(from === '' ? country : from);
  const dialled = fromCountry && number.format('IDD', { fromCountry });
  return {
    countries: number.country ? [number.country] : number.getPossibleCountries(),
    callingCode,
    valid,
    possible,
    ...(!valid && { reason: reasonOf(number, possible) }),
    ...(plan !== undefined && { plan }),
    ...(type && { type }),
    international: number.formatInternational(),
    national: number.formatNational(),
    e164: number.number,
    rfc3966: number.getURI(),
    ...(dialled && { dialled }),
    ...(number.ext && { extension: number.ext }),
  };
}

function reasonOf(number: PhoneNumber, isPossible: boolean): Reason {
  if (isPossible) return 'not-assigned';
  switch (validatePhoneNumberLength(number.number)) {
    case 'TOO_SHORT':
      return 'too-short';
    case 'TOO_LONG':
      return 'too-long';
    default:
      return 'wrong-length';
  }
}

/** A number that begins with another country's prefix for calls abroad. */
function wrongPrefix(number: string, country: CountryCode | undefined): PhoneReport['prefix'] {
  if (!country || /^\D*\+/.test(number)) return undefined;
  const digits = number.replaceAll(/\D/g, '');
  const expected = prefixOf(country);
  if (expected === undefined || digits.startsWith(expected) || !/^(?:00|011)/.test(digits)) return undefined;
  return { country, expected };
}

/** Lines between two looks at the signal and two words about progress. */
const BLOCK = 200;

/** Reads each line that holds anything. */
export function parseLines(
  text: string,
  places: Places,
  job: Pick<Job, 'signal' | 'progress'>,
): Result<readonly Line[], PhoneFault> {
  const lines: Line[] = [];
  const firstLines = new Map<string, number>();
  const inputs = text.split(/\r\n|\r|\n/);
  for (const [index, raw] of inputs.entries()) {
    if (index % BLOCK === 0) {
      job.signal.throwIfAborted();
      job.progress(index, inputs.length);
    }
    const input = raw.trim();
    if (input === '') continue;
    const result = parsePhone(input, places);
    lines.push(
      result.ok
        ? { line: index + 1, input, report: result.value, ...sameAs(result.value, index + 1, firstLines) }
        : { line: index + 1, input, fault: result.fault },
    );
  }
  return lines.length === 0 ? err({ code: 'no-number' }) : ok(lines);
}

function sameAs({ e164 }: PhoneReport, line: number, firstLines: Map<string, number>): { sameAs?: number } {
  const first = firstLines.get(e164);
  if (first !== undefined) return { sameAs: first };
  firstLines.set(e164, line);
  return {};
}

/** The valid numbers within a text, each with the line it stands in and as it stands there. */
export function findPhones(
  text: string,
  places: Places,
  job: Pick<Job, 'signal' | 'progress'>,
): Result<readonly Line[], PhoneFault> {
  const country = countryOf(places.country);
  const found: Line[] = [];
  const firstLines = new Map<string, number>();
  const rows = text.split(/\r\n|\r|\n/);
  for (const [index, row] of rows.entries()) {
    if (index % BLOCK === 0) {
      job.signal.throwIfAborted();
      job.progress(index, rows.length);
    }
    for (const { number, startsAt, endsAt } of findPhoneNumbersInText(
      toPlain(row),
      country ? { defaultCountry: country } : {},
    )) {
      const report = reportOf(number, places);
      found.push({
        line: index + 1,
        input: row.slice(startsAt, endsAt),
        report,
        ...sameAs(report, index + 1, firstLines),
      });
    }
  }
  return found.length === 0 ? err({ code: 'no-number' }) : ok(found);
}

/** Every country with a numbering plan. */
export function listCountries(): readonly CountryEntry[] {
  return getCountries().map((code) => ({
    code,
    callingCode: getCountryCallingCode(code),
    example: getExampleNumber(code, examples)?.formatNational() ?? '',
  }));
}
