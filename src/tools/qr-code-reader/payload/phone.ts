import { field, fieldIf, warningIf } from './build-card';
import type { Card, CardField } from './card';
import { cutAt, readPercent, readQuery } from './percent-text';

/** A number as it is dialled: digits with what separates them, `*`, `#`, and pauses. */
const DIALLED = /^[+\d\s().,*#;pwA-D/-]+$/i;
const MOST_DIALLED = 100;
const isDialled = (number: string) => number.length <= MOST_DIALLED && DIALLED.test(number) && /\d/.test(number);

/** `ext` and the rest behind a number (RFC 3966, section 3). */
function parameterFields(parameters: readonly string[]): readonly CardField[] {
  return parameters.flatMap((parameter) => {
    const [name, value = ''] = cutAt(parameter, '=');
    const { text } = readPercent(value);
    return name.toLowerCase() === 'ext' ? fieldIf('extension', text) : fieldIf('own', text, { label: name });
  });
}

/** A number to call: `tel:` (RFC 3966). */
export function readPhone(text: string): Card | undefined {
  const rest = /^\s*tel:([^]*)$/i.exec(text)?.[1];
  if (rest === undefined) return undefined;
  const [written = '', ...parameters] = rest.trim().split(';');
  const number = readPercent(written);
  if (!isDialled(number.text)) return undefined;
  return {
    type: 'phone',
    fields: [field('number', number.text), ...parameterFields(parameters)],
    warnings: warningIf(!number.isRight, 'badPercent'),
  };
}

interface Message {
  readonly numbers: readonly string[];
  readonly text: string;
  readonly isRight: boolean;
}

/** `sms:+1,+2?body=…` (RFC 5724), and `SMSTO:number:text`, where nothing is encoded. */
function readMessage(written: string): Message {
  // Some phones had `;body=` or `&body=` behind the number.
  const rest = /^[^?&;:]*[&;]body=/i.test(written) ? written.replace(/[&;]/, '?') : written;
  const isQuery = /^[^:]*\?/.test(rest);
  if (!isQuery) {
    const [number, text = ''] = cutAt(rest, ':');
    return { numbers: [number], text, isRight: true };
  }
  const [recipients, query = ''] = cutAt(rest, '?');
  // Some phones want `&body=` alone behind the question mark.
  const parameters = readQuery(query);
  const numbers = recipients.split(',').map((number) => readPercent(number));
  return {
    numbers: numbers.map(({ text }) => text),
    text: parameters.list.find(({ name }) => name === 'body')?.value ?? '',
    isRight: parameters.isRight && numbers.every(({ isRight }) => isRight),
  };
}

/** A short message to be sent: `sms:`, `SMSTO:`, `MMSTO:`; undefined where it has no number. */
export function readSms(text: string): Card | undefined {
  const match = /^\s*(?:sms|mms)(?:to)?:([^]*)$/i.exec(text);
  if (!match) return undefined;
  const rest = match[1] ?? '';
  const message = readMessage(rest);
  const numbers = message.numbers.map((number) => number.replace(/;$/, '').trim()).filter(Boolean);
  if (!numbers.every(isDialled) || (numbers.length === 0 && message.text === '')) return undefined;
  return {
    type: 'sms',
    fields: [...numbers.map((number) => field('number', number)), ...fieldIf('message', message.text)],
    warnings: warningIf(!message.isRight, 'badPercent'),
  };
}
