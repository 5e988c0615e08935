import { err, ok, type Result } from '../../lib/result';

export interface EmailForm {
  readonly to: string;
  readonly subject: string;
  readonly body: string;
}
export interface PhoneForm {
  readonly number: string;
}
export interface SmsForm {
  readonly number: string;
  readonly message: string;
}
export interface LocationForm {
  readonly latitude: string;
  readonly longitude: string;
}
export interface ContactForm {
  readonly firstName: string;
  readonly lastName: string;
  readonly organisation: string;
  readonly title: string;
  readonly phone: string;
  readonly email: string;
  readonly website: string;
  readonly street: string;
  readonly city: string;
  readonly region: string;
  readonly postalCode: string;
  readonly country: string;
  readonly note: string;
}

/** Which clock an event's times are on: the visitor's zone, UTC, or whatever zone the reader is in. */
export const ZONES = ['here', 'utc', 'floating'] as const;
export type Zone = (typeof ZONES)[number];

export interface EventForm {
  readonly title: string;
  /** As a `datetime-local` field gives it, `2026-11-20T09:30`; of an all-day event only the date counts. */
  readonly start: string;
  readonly end: string;
  readonly zone: Zone;
  readonly isAllDay: boolean;
  readonly place: string;
  readonly description: string;
}

/** What makes one event different from another (RFC 5545 asks for both), made once per form. */
export interface EventIdentity {
  readonly uid: string;
  /** Milliseconds since the Unix epoch. */
  readonly createdAt: number;
}

export type PayloadFault =
  | { readonly code: 'empty-form' }
  | { readonly code: 'bad-address'; readonly address: string }
  | { readonly code: 'bad-number'; readonly found: string }
  | { readonly code: 'sms-extension'; readonly extension: string }
  | { readonly code: 'bad-latitude' }
  | { readonly code: 'bad-longitude' }
  | { readonly code: 'no-name' }
  | { readonly code: 'no-title' }
  | { readonly code: 'no-start' }
  | { readonly code: 'end-before-start' };

/** Lone surrogates have no bytes: they become U+FFFD, as they would in the code. */
const replaceLoneSurrogates = (text: string) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(new TextEncoder().encode(text));
const LINE_END = /\r\n|\r|\n/g;

/** Percent-encodes all but the unreserved characters; line ends are CR LF, as RFC 6068 has them. */
const percentEncode = (text: string) => encodeURIComponent(replaceLoneSurrogates(text).replace(LINE_END, '\r\n'));

/** `mailto:` address (RFC 6068). Several addresses are parted by commas. Faults: no address, or one without `@`. */
export function emailPayload({ to, subject, body }: EmailForm): Result<string, PayloadFault> {
  const addresses = to.split(/[,;，；\s]+/).filter((address) => address !== '');
  if (addresses.length === 0) return err({ code: 'empty-form' });
  const bad = addresses.find((address) => !/^[^@]+@[^@]+$/.test(address));
  if (bad !== undefined) return err({ code: 'bad-address', address: bad });
  const target = addresses.map((address) => percentEncode(address).replace(/%40/g, '@').replace(/%2B/g, '+')).join(',');
  const fields = Object.entries({ subject, body }).filter(([, text]) => text !== '');
  const query = fields.map(([name, text]) => `${name}=${percentEncode(text)}`).join('&');
  return ok(`mailto:${target}${query && `?${query}`}`);
}

/** A decimal number of degrees as typed, with the point `geo:` wants; undefined when it is none or out of range. */
function readDegrees(typed: string, most: number): string | undefined {
  const degrees = typed
    .normalize('NFKC')
    .trim()
    .replace(',', '.')
    .replace(/^\u2212/, '-')
    .replace(/^\+/, '');
  if (!/^-?(?:\d+(?:\.\d*)?|\.\d+)$/.test(degrees)) return undefined;
  return Math.abs(Number(degrees)) <= most ? degrees.replace(/\.$/, '').replace(/^(-?)\./, '$10.') : undefined;
}

/** `geo:` address (RFC 5870): degrees as typed, no digit added or lost. Faults: no number, or beyond ±90 and ±180. */
export function locationPayload(form: LocationForm): Result<string, PayloadFault> {
  if (form.latitude.trim() === '' && form.longitude.trim() === '') return err({ code: 'empty-form' });
  const latitude = readDegrees(form.latitude, 90);
  if (latitude === undefined) return err({ code: 'bad-latitude' });
  const longitude = readDegrees(form.longitude, 180);
  if (longitude === undefined) return err({ code: 'bad-longitude' });
  return ok(`geo:${latitude},${longitude}`);
}

/** Escapes a text value as vCard 3.0 (RFC 2426) and iCalendar (RFC 5545) have it: `\ , ;` and line ends. */
export function escapeText(text: string): string {
  return text.replace(/[\\,;]/g, '\\$&').replace(LINE_END, '\\n');
}

// Lines are not folded at 75 bytes: phones' readers do not unfold them, and the fold would only make the code larger.
export const joinLines = (lines: readonly string[]) => lines.map((line) => `${line}\r\n`).join('');

/** `2026-11-20T09:30:00.000Z` as iCalendar writes it: `20261120T093000Z`. */
const compact = (iso: string) => iso.replace(/\.\d+/, '').replace(/[-:]/g, '');

const LOCAL_TIME = /^(\d{4,}-\d\d-\d\d)T(\d\d:\d\d)(?::(\d\d))?(?:\.\d+)?$/;

/** Whether the calendar has such a day; some engines take 30 February for 2 March. */
function isDay(date: string): boolean {
  const day = new Date(`${date}T00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date);
}

/** Reads a date and time as a field gives it. */
function readLocal(typed: string): { date: string; time: string } | undefined {
  const [, date, minutes, seconds] = LOCAL_TIME.exec(typed.includes('T') ? typed : `${typed}T00:00`) ?? [];
  if (!date || !minutes || !isDay(date) || Number.isNaN(Date.parse(`${date}T${minutes}Z`))) return undefined;
  return { date, time: `${minutes}:${seconds ?? '00'}` };
}

/** The day after, which iCalendar wants as the end of an all-day event. */
function dayAfter(date: string): string {
  const day = new Date(`${date}T00:00Z`);
  day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}

/** A time as iCalendar's `DATE-TIME`: UTC where the zone is known, without a mark where it floats. */
function stampOf({ date, time }: { date: string; time: string }, zone: Zone): string {
  const local = `${date}T${time}`;
  // Without a mark the platform reads the time in the visitor's own zone, daylight saving included.
  if (zone === 'here') return compact(new Date(local).toISOString());
  return zone === 'utc' ? `${compact(local)}Z` : compact(local);
}

function timeLines(form: EventForm): Result<readonly string[], PayloadFault> {
  const start = readLocal(form.start);
  if (!start) return err({ code: 'no-start' });
  const end = readLocal(form.end);
  if (form.isAllDay) {
    if (end && end.date < start.date) return err({ code: 'end-before-start' });
    const after = dayAfter((end ?? start).date);
    return ok([`DTSTART;VALUE=DATE:${compact(start.date)}`, `DTEND;VALUE=DATE:${compact(after)}`]);
  }
  const [from, to] = [stampOf(start, form.zone), end && stampOf(end, form.zone)];
  if (to !== undefined && to < from) return err({ code: 'end-before-start' });
  return ok([`DTSTART:${from}`, ...(to === undefined ? [] : [`DTEND:${to}`])]);
}

/** An iCalendar (RFC 5545) of one event, with CR LF. Faults: no title, no start, an end before the start. */
export function eventPayload(form: EventForm, identity: EventIdentity): Result<string, PayloadFault> {
  const { title, start, end, place, description } = form;
  if ([title, start, end, place, description].every((value) => value.trim() === '')) return err({ code: 'empty-form' });
  if (title.trim() === '') return err({ code: 'no-title' });
  const times = timeLines(form);
  if (!times.ok) return times;
  return ok(
    joinLines([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Handy Tools//QR//EN',
      'BEGIN:VEVENT',
      `UID:${identity.uid}`,
      `DTSTAMP:${compact(new Date(identity.createdAt).toISOString())}`,
      ...times.value,
      `SUMMARY:${escapeText(title.trim())}`,
      ...(place.trim() === '' ? [] : [`LOCATION:${escapeText(place.trim())}`]),
      ...(description.trim() === '' ? [] : [`DESCRIPTION:${escapeText(description.trim())}`]),
      'END:VEVENT',
      'END:VCALENDAR',
    ]),
  );
}
