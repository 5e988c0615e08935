import type { IpSet } from './ip-set';
import { blocksOf, rangesOf } from './ip-set';
import { isIpv4Block } from './read-entry';
import { writeAddress, writeBlock, writeMask, writeRange, type Ipv6Form } from './write-address';

export const FORMATS = ['cidr', 'ranges', 'masks', 'allowed-ips', 'nginx', 'iptables', 'json'] as const;
export type Format = (typeof FORMATS)[number];

/** How one block is written in the formats of a line for each. */
const IN_A_LINE = {
  cidr: (block: string) => block,
  nginx: (block: string) => `allow ${block};`,
  // A line of its own program for each family.
  iptables: (block: string) => `${block.includes(':') ? 'ip6tables' : 'iptables'} -A INPUT -s ${block} -j ACCEPT`,
} as const;

/** What stands before, between and after all entries. */
const AROUND: Readonly<Record<Format, readonly [before: string, between: string, after: string]>> = {
  cidr: ['', '\n', ''],
  ranges: ['', '\n', ''],
  masks: ['', '\n', ''],
  'allowed-ips': ['AllowedIPs = ', ', ', ''],
  nginx: ['', '\n', ''],
  iptables: ['', '\n', ''],
  json: ['[\n  ', ',\n  ', '\n]'],
};

/** So many entries are written at a time. */
const PER_PIECE = 8192;

/** A set as a text in pieces, so that a very long one never stands in memory. Nothing comes of an empty one. */
export function* writeSet(set: IpSet, format: Format, form: Ipv6Form): Generator<string> {
  const [before, between, after] = AROUND[format];
  let piece: string[] = [];
  let isFirst = true;
  const flush = () => {
    const text = (isFirst ? before : between) + piece.join(between);
    isFirst = false;
    piece = [];
    return text;
  };
  for (const entry of entriesOf(set, format, form)) {
    piece.push(entry);
    if (piece.length === PER_PIECE) yield flush();
  }
  if (piece.length > 0) yield flush();
  if (!isFirst) yield after;
}

function* entriesOf(set: IpSet, format: Format, form: Ipv6Form): Generator<string> {
  for (const range of rangesOf(set)) {
    if (format === 'ranges') {
      yield writeRange<number | bigint>(range, form);
      continue;
    }
    for (const block of blocksOf(range)) {
      const text = writeBlock<number | bigint>(block, form);
      if (format === 'masks')
        yield isIpv4Block(block) ? `${writeAddress(block.network)} ${writeMask(block.prefix, 0)}` : text;
      else if (format === 'json') yield JSON.stringify(text);
      else yield format === 'allowed-ips' ? text : IN_A_LINE[format](text);
    }
  }
}

/** A whole set as one text. */
export function textOfSet(set: IpSet, format: Format, form: Ipv6Form): string {
  return [...writeSet(set, format, form)].join('');
}
