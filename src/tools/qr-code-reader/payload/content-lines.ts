import { cutAt } from './percent-text';

/** A line of vCard or iCalendar: `group.NAME;PARAMETER=value:value` (RFC 6350, section 3.3; RFC 5545, section 3.1). */
export interface ContentLine {
  /** In capitals, without its group. */
  readonly name: string;
  /** By names in capitals; one without a name, as vCard 2.1 has them, stands under `TYPE`. Several are joined by commas. */
  readonly parameters: ReadonlyMap<string, string>;
  /** With its escapes; what was QUOTED-PRINTABLE is read already. */
  readonly value: string;
}

/** Names and parameters stand in the first characters of a line. */
const MOST_HEAD = 200;
const QUOTED_PRINTABLE = /QUOTED-PRINTABLE/i;

/** Lines that go on in the next: behind a line end with a blank, and in QUOTED-PRINTABLE behind a `=` at the end. */
function unfold(text: string): readonly string[] {
  // Pieces of each line, joined at the end: a long text that is glued and cut again and again would take ages.
  const lines: string[][] = [];
  let isSoft = false;
  let isEncoded = false;
  for (const line of text.split(/\r\n|\r|\n/)) {
    const isFolded = /^[ \t]/.test(line);
    const open = lines.at(-1);
    const piece: string = isFolded && !isSoft && open ? line.slice(1) : line;
    const goesOn = open !== undefined && (isSoft || isFolded);
    if (!goesOn) isEncoded = QUOTED_PRINTABLE.test(line.slice(0, MOST_HEAD));
    isSoft = isEncoded && piece.endsWith('=');
    const kept = isSoft ? piece.slice(0, -1) : piece;
    if (goesOn) open.push(kept);
    else lines.push([kept]);
  }
  return lines.map((pieces) => pieces.join(''));
}

/** Where the value begins: behind the first colon outside quotes. */
function valueStart(line: string): number {
  let isQuoted = false;
  for (let at = 0; at < line.length; at++) {
    if (line[at] === '"') isQuoted = !isQuoted;
    else if (line[at] === ':' && !isQuoted) return at;
  }
  return line.indexOf(':');
}

/** What RFC 2426 and vCard 2.1 let stand without `TYPE=` or `ENCODING=`. */
const ENCODINGS = /^(?:QUOTED-PRINTABLE|BASE64|8BIT|7BIT|B)$/i;

function readParameters(head: readonly string[]): ReadonlyMap<string, string> {
  const parameters = new Map<string, string>();
  for (const part of head) {
    const [first, second] = cutAt(part, '=');
    const bare = ENCODINGS.test(first) ? 'ENCODING' : 'TYPE';
    const name = second === undefined ? bare : first.trim().toUpperCase();
    const value = (second ?? first).replaceAll('"', '');
    const before = parameters.get(name);
    parameters.set(name, before === undefined ? value : `${before},${value}`);
  }
  return parameters;
}

/** The text of QUOTED-PRINTABLE (RFC 2045, section 6.7) in a charset; what is none stays as it stands. */
function readQuotedPrintable(text: string, charset: string): string {
  const bytes: number[] = [];
  const encoder = new TextEncoder();
  for (const piece of text.split(/(=[\dA-F]{2})/i)) {
    if (/^=[\dA-F]{2}$/i.test(piece)) bytes.push(Number.parseInt(piece.slice(1), 16));
    else for (const byte of encoder.encode(piece)) bytes.push(byte);
  }
  return decoderOf(charset).decode(Uint8Array.from(bytes));
}

function decoderOf(charset: string): TextDecoder {
  try {
    return new TextDecoder(charset, { ignoreBOM: true });
  } catch {
    return new TextDecoder('utf-8', { ignoreBOM: true });
  }
}

function readLine(line: string): ContentLine | undefined {
  const colon = valueStart(line);
  if (colon <= 0) return undefined;
  const [written = '', ...head] = line.slice(0, colon).split(';');
  const parameters = readParameters(head);
  const raw = line.slice(colon + 1);
  const isQuotedPrintable = /QUOTED-PRINTABLE/i.test(parameters.get('ENCODING') ?? '');
  return {
    name: written
      .slice(written.lastIndexOf('.') + 1)
      .trim()
      .toUpperCase(),
    parameters,
    value: isQuotedPrintable ? readQuotedPrintable(raw, parameters.get('CHARSET') ?? 'utf-8') : raw,
  };
}

/** The lines of a vCard or an iCalendar object, unfolded and taken apart; what is no such line is left out. */
export function readContentLines(text: string): readonly ContentLine[] {
  return unfold(text).flatMap((line) => readLine(line) ?? []);
}
