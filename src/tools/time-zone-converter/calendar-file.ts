/** Octets of a line of a calendar file (RFC 5545, section 3.1). */
const LONGEST = 75;

const escape = (text: string) => text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n?|\n/g, String.raw`\n`);

const encoder = new TextEncoder();

function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let size = 0;
  for (const character of line) {
    const length = encoder.encode(character).length;
    if (size + length > LONGEST) {
      parts.push(part);
      part = ' ';
      size = 1;
    }
    part += character;
    size += length;
  }
  return [...parts, part].join('\r\n');
}

/** Unix seconds as `20260316T090000Z`. */
function stamp(seconds: number): string {
  return new Date(seconds * 1000).toISOString().replaceAll(/[-:]|\.\d+/g, '');
}

export interface Meeting {
  /** Unix seconds. */
  readonly from: number;
  readonly to: number;
  readonly title: string;
  readonly description: string;
}

/** A meeting as an iCalendar file (RFC 5545): its start and end in UTC, which every program shows on its own clocks. */
export function calendarFile({ from, to, title, description }: Meeting, now: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Handy Tools//Time zone converter//EN',
    'BEGIN:VEVENT',
    `UID:${stamp(from)}-${stamp(to)}-${stamp(Math.floor(now / 1000))}@time-zone-converter`,
    `DTSTAMP:${stamp(Math.floor(now / 1000))}`,
    `DTSTART:${stamp(from)}`,
    `DTEND:${stamp(to)}`,
    `SUMMARY:${escape(title)}`,
    ...(description === '' ? [] : [`DESCRIPTION:${escape(description)}`]),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
