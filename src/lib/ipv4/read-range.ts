import { toHalfWidth } from '../half-width';
import { err, ok, type Result } from '../result';
import { octetsOf, addressOf, writeDotted, type Ipv4 } from './address';
import { lastOf } from './block';
import type { Range } from '../ip/ranges';
import { readAddress, type AddressFault } from './read-address';
import { readBlock, type BlockFault } from './read-block';

export type RangeFault =
  | { readonly code: 'empty' }
  | { readonly code: 'reversed'; readonly first: Ipv4; readonly last: Ipv4 }
  | { readonly code: 'in-first'; readonly fault: AddressFault }
  | { readonly code: 'in-last'; readonly fault: AddressFault }
  | { readonly code: 'in-block'; readonly fault: BlockFault };

/** What may stand between two addresses: a dash of any length, a tilde, a comma, dots, a word or white space. */
const BETWEEN = /(?:(?<!\s)\s+)?(?:[-‐‑‒–—―−~〜,;…至到]|\.{2,3})\s*|(?<!\s)\s+(?:(?:to|à)\s+)?/;

/** The two sides of a text such as `10.0.0.1 - 10.0.0.9`; undefined where there is no second side. */
export function splitRange(typed: string): readonly [string, string] | undefined {
  const text = toHalfWidth(typed);
  const match = BETWEEN.exec(text);
  if (!match || match.index === 0) return undefined;
  const last = text.slice(match.index + match[0].length);
  return last === '' ? undefined : [text.slice(0, match.index), last];
}

/** Whether the text is two addresses, or one and the end of another, with something between them. */
export function readPair(typed: string): Result<Range, RangeFault> | undefined {
  const sides = splitRange(typed);
  if (!sides) return undefined;
  const first = readAddress(sides[0]);
  if (!first.ok) return err({ code: 'in-first', fault: first.fault });
  const last = readEnd(sides[1], first.value.address);
  if (!last.ok) return err({ code: 'in-last', fault: last.fault });
  return makeRange(first.value.address, last.value);
}

/** The two ends of a text that is meant as a range, as far as they were written; undefined where it is none. */
export interface Ends {
  readonly first: string;
  readonly last: string;
  /** What is wrong with them, if anything. */
  readonly fault?: RangeFault;
}

/** Takes a text apart that looks like a range, also where an end is wrong. */
export function readEndsOf(typed: string): Ends | undefined {
  const sides = splitRange(typed.trim());
  const pair = readPair(typed.trim());
  if (!sides || !pair) return undefined;
  const range = pair.ok ? pair.value : pair.fault.code === 'reversed' ? pair.fault : undefined;
  if (range) return { first: writeDotted(range.first), last: writeDotted(range.last) };
  const [first, last] = sides;
  // Two words or two dates are no range.
  const isRange = [first, last].every((side) => /^[\da-fx.:]+$/i.test(side) && /\d/.test(side)) && first.includes('.');
  return isRange && !pair.ok ? { first, last, fault: pair.fault } : undefined;
}

/** A range whose end is not below its start. */
export function makeRange(first: Ipv4, last: Ipv4): Result<Range, RangeFault> {
  return last < first ? err({ code: 'reversed', first, last }) : ok({ first, last });
}

/**
 * The end of a range: an address, or its last octets where the others are those of the start, as in `10.0.0.1-254`. What may as well be
 * the beginning of an address that is not typed to its end, as `10.0.1` behind `10.0.0.0`, is asked back.
 */
function readEnd(text: string, first: Ipv4): Result<Ipv4, AddressFault> {
  const isSuffix = /^(?:0|[1-9]\d{0,2})(?:\.(?:0|[1-9]\d{0,2})){0,2}$/.test(text);
  if (!isSuffix) {
    const read = readAddress(text);
    return read.ok ? ok(read.value.address) : read;
  }
  const octets = text.split('.').map(Number);
  const above = octets.findIndex((octet) => octet > 255);
  if (above >= 0) return err({ code: 'part-above', part: above + 1, found: String(octets[above]), limit: 255 });
  const isBeginning = octets.length === 3 || (octets.length === 2 && octets[0] === octetsOf(first)[0]);
  if (isBeginning) return err({ code: 'part-count', found: octets.length });
  return ok(addressOf([...octetsOf(first).slice(0, 4 - octets.length), ...octets]));
}

/** Reads two addresses with something between them, a CIDR block, or one address. */
export function readRange(typed: string): Result<Range, RangeFault> {
  const text = toHalfWidth(typed);
  if (text === '') return err({ code: 'empty' });
  if (text.includes('/')) {
    const block = readBlock(text);
    if (!block.ok) return err({ code: 'in-block', fault: block.fault });
    return ok({ first: block.value.block.network, last: lastOf(block.value.block) });
  }
  const pair = readPair(text);
  if (pair) return pair;
  const alone = readAddress(text);
  return alone.ok
    ? ok({ first: alone.value.address, last: alone.value.address })
    : err({ code: 'in-first', fault: alone.fault });
}
