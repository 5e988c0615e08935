import { field, fieldIf, warning } from './build-card';
import { isoDay } from './calendar-date';
import type { Card, CardField, CardWarning } from './card';

/** Characters before the first leg, and those of each that every pass has (IATA Resolution 792, BCBP). */
const HEAD = 23;
const LEG = 37;

const LEG_FORM =
  /^(?<pnr>[A-Z\d ]{7})(?<from>[A-Z]{3})(?<to>[A-Z]{3})(?<carrier>[A-Z\d ]{3})(?<flight>[A-Z\d ]{5})(?<day>\d{3}| {3})(?<cabin>[A-Z ])(?<seat>[A-Z\d ]{4})(?<sequence>[A-Z\d ]{5})(?<status>[A-Z\d ])(?<size>[\dA-F]{2})$/;

/** Without zeros in front, as passes print it; spaces fill up. */
const plain = (padded: string) => padded.trim().replace(/^0{1,5}(?=[^\s])/, '');

/** Days that are the same in every year: those before the leap day. */
const LAST_SURE_DAY = 59;

/** The day of the year as month and day where no year is needed for it. */
function sureDate(dayOfYear: number): string {
  if (dayOfYear < 1 || dayOfYear > LAST_SURE_DAY) return '';
  const isJanuary = dayOfYear <= 31;
  const iso = isoDay(2001, isJanuary ? 1 : 2, isJanuary ? dayOfYear : dayOfYear - 31) ?? '';
  return iso.replace('2001', '-');
}

/** What follows the fields that every pass has, in its own order; each field of it may be cut off. */
function optionalFields(text: string, isFirst: boolean): readonly CardField[] {
  let at = 0;
  const take = (length: number) => text.slice(at, (at += length)).trim();
  const size = (digits: string) => (/^[\dA-F]{2}$/.test(digits) ? Number.parseInt(digits, 16) : 0);
  const fields: CardField[] = [];
  if (isFirst) {
    if (!text.startsWith('>')) return [];
    take(2);
    const end = size(take(2)) + at;
    take(3);
    fields.push(...fieldIf('issueDay', text.slice(at, Math.min(at + 4, end)).trim()));
    at = end;
  }
  const end = at + 2 + size(text.slice(at, at + 2));
  take(2);
  const within = (length: number) => take(Math.max(0, Math.min(length, end - at)));
  const ticket = `${within(3)}${within(10)}`;
  within(5);
  const traveller = `${within(3)} ${within(16)}`.trim();
  within(1);
  return [
    ...fields,
    ...fieldIf('ticketNumber', ticket, isFirst ? {} : { depth: 1 }),
    ...fieldIf('frequentFlyer', traveller),
    ...fieldIf('baggage', within(3)),
    ...fieldIf('fastTrack', within(1)),
  ];
}

interface Leg {
  readonly fields: readonly CardField[];
  readonly warnings: readonly CardWarning[];
  /** Where the next begins. */
  readonly end: number;
}

function readLeg(text: string, start: number, number: number, isOnly: boolean): Leg | undefined {
  const groups = LEG_FORM.exec(text.slice(start, start + LEG))?.groups;
  if (!groups) return undefined;
  const { pnr = '', from = '', to = '', carrier = '', flight = '', day = '', cabin = '', seat = '' } = groups;
  const { sequence = '', status = '', size = '' } = groups;
  const end = start + LEG + Number.parseInt(size, 16);
  const facts = isOnly ? {} : { depth: 1 };
  const dayNumber = Number(day);
  const isDayWrong = day.trim() !== '' && (dayNumber < 1 || dayNumber > 366);
  return {
    end,
    fields: [
      ...(isOnly ? [] : [field('leg', String(number))]),
      ...fieldIf('bookingCode', pnr.trim(), facts),
      field('from', from, facts),
      field('destination', to, facts),
      ...fieldIf('carrier', carrier.trim(), facts),
      ...fieldIf('flight', plain(flight), facts),
      ...fieldIf('dayOfYear', day.trim(), facts),
      ...fieldIf('date', sureDate(dayNumber), facts),
      ...fieldIf('cabin', cabin.trim(), facts),
      ...fieldIf('seat', plain(seat), facts),
      ...fieldIf('sequence', plain(sequence), facts),
      ...fieldIf('status', status.trim(), facts),
      ...optionalFields(text.slice(start + LEG, end), number === 1).map((each) => ({ ...each, ...facts })),
    ],
    warnings: isDayWrong ? [warning('badDate', day)] : [],
  };
}

/** A boarding pass of IATA (BCBP, type M) with one to four legs; undefined for any other text. */
export function readBoardingPass(text: string): Card | undefined {
  const head = /^M([1-9])([A-Z][A-Z /'-]{19})([E ])/.exec(text);
  if (!head) return undefined;
  const [, legs = '', passenger = '', electronic = ''] = head;
  const count = Number(legs);
  const fields: CardField[] = [field('passenger', passenger.trimEnd())];
  const warnings: CardWarning[] = [];
  if (electronic === 'E') fields.push({ name: 'electronicTicket', value: 'yes', isWord: true });
  let at = HEAD;
  for (let number = 1; number <= count; number++) {
    const leg = readLeg(text, at, number, count === 1);
    if (!leg && number === 1) return undefined;
    if (!leg || leg.end > text.length) warnings.push(warning('cutOff', String(number)));
    if (!leg) break;
    fields.push(...leg.fields);
    warnings.push(...leg.warnings);
    at = leg.end;
  }
  return { type: 'boardingPass', fields, warnings };
}
