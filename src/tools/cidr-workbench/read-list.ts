import { err, ok, type Result } from '../../lib/result';
import type { Job } from '../../operations/define';
import { hostBitsOf, readEntry, type AnyRange, type EntryFault } from './read-entry';
import { readLine } from './tokens';

/** What becomes of an address within its block: the block is taken and that is told, or it is refused. */
export const HOST_BITS = ['take', 'refuse'] as const;
export type HostBits = (typeof HOST_BITS)[number];

/** One block, address or range of a list. */
export interface ListEntry {
  /** The line it stands on, from 1. */
  readonly line: number;
  /** As it was written, without blanks. */
  readonly text: string;
  readonly range: AnyRange;
  readonly label?: string;
}

/** What is wrong with an entry. */
export interface LineFault {
  readonly code: 'in-line';
  readonly line: number;
  readonly found: string;
  readonly fault: EntryFault;
}

export type ListFault = LineFault | { readonly code: 'no-lines' };

/** What was read otherwise than it stands there. */
export interface ListNote {
  readonly code: 'host-bits' | 'zone' | 'port';
  readonly line: number;
  readonly found: string;
  /** The block that was taken. */
  readonly block?: string;
}

export interface ReadList {
  readonly entries: readonly ListEntry[];
  readonly faults: readonly LineFault[];
  readonly notes: readonly ListNote[];
}

const LINES_PER_CHECK = 1000;
/** So many characters of an entry are told. */
const MOST_TOLD = 90;

const shorten = (text: string) => (text.length > MOST_TOLD ? `${text.slice(0, MOST_TOLD)}…` : text);

/** Each entry of a list. A wrong one keeps none of the others from being read. */
export function readList(
  text: string,
  hostBits: HostBits,
  { signal, progress }: Pick<Job, 'signal' | 'progress'>,
): ReadList {
  const lines = text.split(/\r\n?|\n/);
  const entries: ListEntry[] = [];
  const faults: LineFault[] = [];
  const notes: ListNote[] = [];
  for (const [index, content] of lines.entries()) {
    if (index % LINES_PER_CHECK === 0) {
      signal.throwIfAborted();
      progress(index, lines.length);
    }
    const line = index + 1;
    const { tokens, label } = readLine(content);
    for (const found of tokens) {
      const read = readEntry(found);
      const fault = (code: EntryFault) => faults.push({ code: 'in-line', line, found: shorten(found), fault: code });
      if (!read.ok) {
        fault(read.fault);
        continue;
      }
      const block = hostBitsOf(read.value);
      if (block !== undefined && hostBits === 'refuse') {
        fault({ code: 'host-bits', block });
        continue;
      }
      if (block !== undefined) notes.push({ code: 'host-bits', line, found, block });
      if (read.value.dropped) notes.push({ code: read.value.dropped, line, found });
      entries.push({ line, text: found, range: read.value.range, ...(label !== undefined && { label }) });
    }
  }
  return { entries, faults, notes };
}

/** A list that has at least one entry. */
export function readFilledList(
  text: string,
  hostBits: HostBits,
  job: Pick<Job, 'signal' | 'progress'>,
): Result<ReadList, ListFault> {
  const list = readList(text, hostBits, job);
  const [first] = list.faults;
  if (list.entries.length > 0) return ok(list);
  return err(first ?? { code: 'no-lines' });
}
