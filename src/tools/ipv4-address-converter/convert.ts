import { readAddress, type AddressFault, type Form, type Notation } from '../../lib/ipv4/read-address';
import { registeredAs, type Registered } from '../../lib/ip/special-ipv4';
import { historicClass, type HistoricClass } from '../../lib/ipv4/historic-class';
import { ok, type Result } from '../../lib/result';
import type { Job } from '../../operations/define';
import { writeNotations, type LetterCase, type NotationName } from './notations';

/** One address in every notation, with what it was read as and what it is. */
export interface Conversion {
  readonly as: Notation;
  /** What stood behind the address, and is no part of it. */
  readonly port?: number;
  readonly notations: Readonly<Record<NotationName, string>>;
  readonly registered: Registered;
  readonly historicClass: HistoricClass;
}

/** Reads an address in the given form, or in the one it looks like, and writes it in all of them. */
export function convertAddress(
  text: string,
  form: Form | 'auto',
  letters: LetterCase,
): Result<Conversion, AddressFault> {
  const read = readAddress(text, form);
  if (!read.ok) return read;
  const { address, as, port } = read.value;
  return ok({
    as,
    ...(port !== undefined && { port }),
    notations: writeNotations(address, letters),
    registered: registeredAs(address),
    historicClass: historicClass(address),
  });
}

/** A line that is not blank, by its number from 1, and what became of it. */
export interface Line {
  readonly line: number;
  readonly input: string;
  readonly result: Result<Conversion, AddressFault>;
}

const LINES_PER_CHECK = 1000;

/** Converts each line by itself; a bad one does not keep the others from being converted. Reports lines. */
export async function convertLines(
  text: string,
  form: Form | 'auto',
  letters: LetterCase,
  { signal, progress }: Pick<Job, 'signal' | 'progress'>,
): Promise<Line[]> {
  const lines: Line[] = [];
  const inputs = text.split(/\r\n?|\n/);
  for (const [index, line] of inputs.entries()) {
    if (index % LINES_PER_CHECK === 0) {
      signal.throwIfAborted();
      progress(index, inputs.length);
    }
    const input = line.trim();
    if (input !== '') lines.push({ line: index + 1, input, result: convertAddress(input, form, letters) });
  }
  return lines;
}
