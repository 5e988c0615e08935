import { ipv4Words } from '../../../i18n/ipv4/en';
import { numbersOf, type Words } from '../../../i18n/words';
import { writeDotted } from '../../../lib/ipv4/address';
import type { words as zhCn } from './zh-cn';

const { count: n, plural } = numbersOf('en');

const count = (value: number, one: string, other: string) => `${n(value)} ${plural(value, { one, other })}`;

export const words = {
  types: ipv4Words.types,
  options: {
    by: { label: 'Split by', values: { prefix: 'Prefix', subnets: 'Subnets', hosts: 'Hosts' } },
    prefix: 'Prefix of the subnets',
    subnets: 'At least so many subnets',
    hosts: { label: 'Hosts in each subnet', hint: 'A /31 counts 2, a /32 counts 1.' },
    text: {
      label: 'Network',
      hint: 'Address/prefix, address with a mask or wildcard, or a range a-b that is exactly one block.',
      placeholder: '192.168.0.1/24',
    },
  },
  number: n,
  prefix: 'Mask',
  prefixOption: (prefix, mask, addresses) => `/${prefix} · ${mask} · ${count(addresses, 'address', 'addresses')}`,
  moves: 'Go to',
  previous: 'Previous block',
  next: 'Next block',
  parent: 'Parent',
  firstHalf: 'First half',
  secondHalf: 'Second half',
  check: 'Is this address inside?',
  checkHint: 'In any notation.',
  inside: (address) => `${address} is inside`,
  outside: (address) => `${address} is not inside`,
  result: 'The block',
  facts: {
    cidr: 'CIDR',
    address: 'Address typed',
    mask: 'Netmask',
    maskHex: 'Netmask (hex)',
    maskBinary: 'Netmask (binary)',
    wildcard: 'Wildcard',
    network: 'Network address',
    firstHost: 'First host',
    lastHost: 'Last host',
    broadcast: 'Broadcast',
    addresses: 'Addresses',
    usable: 'Usable hosts',
    type: 'Address type',
    class: 'Historic class',
    zone: 'Reverse zone',
    classlessZone: 'Classless zone (RFC 2317)',
    range: 'Decimal range',
  },
  noBroadcast: 'none',
  zones: (first, last, zones) => `${first} to ${last} (${count(zones, 'zone', 'zones')})`,
  registered: (type, block, rfc) => `${type} (${block}, RFC ${rfc})`,
  severalTypes: 'and other types',
  class: (letter) => `Class ${letter}`,
  boundary: (prefix) => `Between network and host after bit ${prefix}`,
  byWildcard: 'What follows the address was read as a wildcard mask.',
  pointToPoint: 'A /31 is a point-to-point link: both addresses are usable and there is no broadcast (RFC 3021).',
  expander: 'Open the range expander to split this range',
  split: 'Split into subnets',
  splitPrefixOption: (prefix, subnets) => `/${prefix} · ${count(subnets, 'subnet', 'subnets')}`,
  splitResult: (subnets, prefix, hosts) =>
    `${count(subnets, `/${prefix} subnet`, `/${prefix} subnets`)} of ${count(hosts, 'host', 'hosts')}`,
  cannotSplit: 'A /32 is a single address and cannot be split.',
  list: 'Subnets',
  row: 'No.',
  columnNetwork: 'Network',
  columnHosts: 'Hosts',
  columnBroadcast: 'Broadcast',
  copyText: 'Copy as text',
  copyCsv: 'Copy as CSV',
  downloadCsv: 'Download subnets.csv',
  askLarge: (subnets, size) => `Write ${count(subnets, 'subnet', 'subnets')} (up to ${size})?`,
  askLargeHint: 'This may take a minute and can be cancelled.',
  writeLarge: 'Write the list',
  noRoom: 'The browser has no room to keep this list.',
  splitFault: (fault) => {
    switch (fault.code) {
      case 'not-longer':
        return `The prefix of the subnets must be /${fault.prefix} or longer.`;
      case 'too-many-subnets':
        return `This block makes at most ${count(fault.limit, 'subnet', 'subnets')}.`;
      case 'too-many-hosts':
        return `This block has room for ${count(fault.limit, 'host', 'hosts')} at most.`;
      case 'list-too-long':
        return `That makes ${n(fault.count)} subnets; at most ${n(fault.limit)} are listed.`;
    }
  },
  fault: (fault) => {
    switch (fault.code) {
      case 'not-one-block':
        return `${writeDotted(fault.first)}-${writeDotted(fault.last)} is not one block.`;
      case 'reversed':
      case 'in-first':
      case 'in-last':
      case 'in-block':
        return ipv4Words.rangeFault(fault);
      default:
        return ipv4Words.blockFault(fault);
    }
  },
} satisfies Words<typeof zhCn>;
