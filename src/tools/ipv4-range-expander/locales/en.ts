import { ipv4Words } from '../../../i18n/ipv4/en';
import { numbersOf, type Words } from '../../../i18n/words';
import type { words as zhCn } from './zh-cn';

const { count: number, plural } = numbersOf('en');

const count = (value: number, one: string, other: string) => `${number(value)} ${plural(value, { one, other })}`;

export const words = {
  addressFault: ipv4Words.addressFault,
  rangeFault: ipv4Words.rangeFault,
  blockFault: ipv4Words.blockFault,
  tabs: 'Direction',
  tab: { ends: 'One range', list: 'Several ranges', blocks: 'CIDR to ranges' },
  options: {
    first: { label: 'Start address', placeholder: '192.168.1.1' },
    last: {
      label: 'End address',
      hint: 'A pasted range such as “a - b” fills both fields.',
      placeholder: '192.168.6.255',
    },
    merge: 'Merge overlapping and adjacent ranges',
    format: { label: 'Format', values: { lines: 'Lines', commas: 'Commas', json: 'JSON' } },
  },
  reversed: 'The end is below the start',
  swap: 'Swap',
  unfinished: 'The result appears here once both addresses are complete.',
  incomplete: 'Enter both addresses in full.',
  inLine: (line, message) => `Line ${number(line)}: ${message}`,
  ranges: 'Ranges',
  rangesHint: 'One per line: a - b, a b, a,b, 192.168.1.1-254, a block or an address; # begins a comment.',
  noRanges: 'The result appears here once there is a range.',
  blocks: 'CIDR blocks',
  blocksHint: 'One per line or with commas between, also as address and mask; # begins a comment.',
  noBlocks: 'The ranges of the blocks appear here.',
  count: number,
  networks: (networks) => count(networks, 'network', 'networks'),
  rangeCount: (ranges) => count(ranges, 'range', 'ranges'),
  addressCount: (addresses) => `${count(addresses, 'address', 'addresses')} in all`,
  leftOut: (lines) => `${count(lines, 'line cannot be read and is', 'lines cannot be read and are')} left out`,
  network: 'Network',
  start: 'Start',
  end: 'End',
  addresses: 'Addresses',
  address: 'Address',
  enclosing: 'Enclosing block',
  cidr: 'CIDR',
  comparison: 'Comparison',
  figure: 'Figure',
  range: 'Range',
  added: 'Added',
  single: 'Single addresses',
  listAll: (addresses) => `List ${count(addresses, 'address', 'addresses')}`,
  copyAddresses: 'Copy addresses',
  tooMany: (limit) => `More than ${number(limit)} addresses are not listed one by one.`,
} satisfies Words<typeof zhCn>;
