import { readDialled, type Dialled } from '../../lib/phone/read-dialled';
import { err, ok, type Result } from '../../lib/result';
import { escapeText, joinLines, type ContactForm, type PayloadFault, type PhoneForm, type SmsForm } from './payload';

function readNumber(typed: string): Result<Dialled, PayloadFault> {
  if (typed.trim() === '') return err({ code: 'empty-form' });
  const read = readDialled(typed);
  if (read) return ok(read);
  const number = typed.normalize('NFKC').replace(/[\s().\-/+]/g, '');
  return err({ code: 'bad-number', found: /[^0-9*#]/u.exec(number)?.[0] ?? number });
}

/** `tel:` number (RFC 3966), without what only parts its digits. */
export function phonePayload({ number }: PhoneForm): Result<string, PayloadFault> {
  const read = readNumber(number);
  if (!read.ok) return read;
  const { number: dialled, pauses, extension } = read.value;
  return ok(`tel:${dialled}${extension === undefined ? '' : `;ext=${extension}`}${pauses}`);
}

/** `SMSTO:` number and message, which phones of both makers read; the message stands as typed. */
export function smsPayload({ number, message }: SmsForm): Result<string, PayloadFault> {
  const read = readNumber(number);
  if (!read.ok) return read;
  const { number: dialled, pauses, extension } = read.value;
  // No message can be sent to a telephone behind an exchange.
  if (extension !== undefined) return err({ code: 'sms-extension', extension });
  return ok(`SMSTO:${dialled}${pauses}:${message}`);
}

/** A contact's number is text: behind a pause, phones dial the extension. */
function readContactNumber(typed: string): Result<string, PayloadFault> {
  const read = readNumber(typed);
  if (!read.ok) return read;
  const { number, pauses, extension } = read.value;
  return ok(`${number}${extension === undefined ? '' : `,${extension}`}${pauses}`);
}

/** The name as it is said: Chinese, Japanese and Korean names have the family name first and no space. */
function fullName(firstName: string, lastName: string): string {
  const isEastAsian = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々]+$/u;
  if (isEastAsian.test(firstName) && isEastAsian.test(lastName)) return lastName + firstName;
  return [firstName, lastName].filter((part) => part !== '').join(' ');
}

/** vCard 3.0 (RFC 2426) with CR LF. Faults: neither name nor organisation; a number that is none. */
export function contactPayload(form: ContactForm): Result<string, PayloadFault> {
  if (Object.values(form).every((value: string) => value.trim() === '')) return err({ code: 'empty-form' });
  const [firstName, lastName, organisation] = [form.firstName.trim(), form.lastName.trim(), form.organisation.trim()];
  const name = fullName(firstName, lastName) || organisation;
  if (name === '') return err({ code: 'no-name' });
  const phone: Result<string, PayloadFault> = form.phone.trim() === '' ? ok('') : readContactNumber(form.phone);
  if (!phone.ok) return phone;
  const address = [form.street, form.city, form.region, form.postalCode, form.country].map((part) => part.trim());
  const optional = (property: string, value: string) => (value === '' ? [] : [`${property}:${escapeText(value)}`]);
  return ok(
    joinLines([
      'BEGIN:VCARD',
      'VERSION:3.0',
      `N:${escapeText(lastName)};${escapeText(firstName)};;;`,
      `FN:${escapeText(name)}`,
      ...optional('ORG', organisation),
      ...optional('TITLE', form.title.trim()),
      ...optional('TEL;TYPE=CELL', phone.value),
      ...optional('EMAIL', form.email.trim()),
      // An address is not text: RFC 2426 escapes nothing in it.
      ...(form.website.trim() === '' ? [] : [`URL:${form.website.replace(/\s/g, '')}`]),
      ...(address.some((part) => part !== '') ? [`ADR:;;${address.map(escapeText).join(';')}`] : []),
      ...optional('NOTE', form.note.trim()),
      'END:VCARD',
    ]),
  );
}
