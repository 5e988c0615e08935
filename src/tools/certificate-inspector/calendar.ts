import type { CertificateFacts } from './report';

/** Days before the end on which a calendar reminds. */
const REMINDERS = [30, 7, 1] as const;
/** Of RFC 5545: no line has more bytes, but for its end. */
const MOST_BYTES = 75;

/** An event for the end of each certificate (RFC 5545). `summary` says it in words; `stamp` is when the file is made. */
export function expiryCalendar(
  certificates: readonly CertificateFacts[],
  stamp: number,
  summary: (name: string) => string,
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Handy Tools//Certificate inspector//EN',
    ...certificates.flatMap((one) => eventLines(one, stamp, summary(one.name))),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function eventLines(
  { sha256, notAfter, subject, issuer, serialHex }: CertificateFacts,
  stamp: number,
  summary: string,
) {
  return [
    'BEGIN:VEVENT',
    // The same certificate is the same event, however often it is put into a calendar.
    `UID:${sha256}@certificate`,
    `DTSTAMP:${dateTime(stamp)}`,
    `DTSTART:${dateTime(notAfter)}`,
    `DTEND:${dateTime(notAfter)}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(`${subject.text}\n${issuer.text}\n${serialHex}`)}`,
    'TRANSP:TRANSPARENT',
    ...REMINDERS.flatMap((days) => [
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `TRIGGER:-P${days}D`,
      `DESCRIPTION:${escaped(summary)}`,
      'END:VALARM',
    ]),
    'END:VEVENT',
  ];
}

/** In UTC, to the second. */
const dateTime = (time: number) => new Date(time).toISOString().replaceAll(/[-:]|\.\d{3}/g, '');

const escaped = (text: string) => text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n?|\n/g, String.raw`\n`);

/** Broken into lines, each after the first with a space before it, never inside a character. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let bytes = 0;
  let text = '';
  for (const character of line) {
    const { length } = encoder.encode(character);
    if (bytes + length > MOST_BYTES) {
      text += '\r\n ';
      bytes = 1;
    }
    text += character;
    bytes += length;
  }
  return text;
}
