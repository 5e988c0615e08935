import { macWords } from '../../../i18n/mac-address/en';
import { numbersOf, type Words } from '../../../i18n/words';
import type { words as zhCn } from './zh-cn';

const { count } = numbersOf('en');

export const words = {
  options: {
    method: {
      label: 'Method',
      values: { random: 'Random 40 bits', rfc4193: 'From time and MAC (RFC 4193)', own: 'I have a prefix' },
    },
    mac: { label: 'MAC address', placeholder: '20:37:06:12:34:56' },
    own: {
      label: 'Prefix',
      hint: 'A /48 that begins with fd, such as the fixed one of a router.',
      placeholder: 'fdb6:a1b2:c3d4::/48',
    },
    subnet: { label: 'Subnet id', hint: '0–ffff in hex, or 0–65535 in decimal.', placeholder: '0' },
    base: { label: 'The id is in', values: { hex: 'Hex', decimal: 'Decimal' } },
    made: 'The prefix',
    madeFrom: 'Made from',
  },
  time: 'Time',
  timeHint: 'Empty: the moment of making it. Without a zone it is UTC.',
  notInstant: 'Write it as ISO 8601, such as 2026-01-15T10:20:30Z',
  make: 'New prefix',
  fromChance: 'random',
  fromMac: (time, mac) => `from ${time} and ${mac}`,
  fromOwn: 'your prefix',
  noPrefix: 'The subnets of the prefix appear here.',
  facts: {
    globalId: 'Global ID',
    prefix: 'Prefix',
    first: 'First subnet',
    last: 'Last subnet',
    subnet: 'Chosen subnet',
    address: 'First address',
    count: 'Subnets',
    zone: 'Reverse zone',
    subnetZone: 'Zone of the chosen subnet',
    ntp: 'NTP timestamp',
    eui64: 'EUI-64',
    key: 'Key',
    sha1: 'SHA-1',
  },
  settings: 'Settings to copy',
  snippets: { radvd: 'radvd', dnsmasq: 'dnsmasq', wireguard: 'WireGuard' },
  subnets: 'All subnets',
  count,
  hexId: 'Id',
  decimalId: 'Decimal',
  network: 'Subnet',
  copyAll: 'Copy all',
  macFault: macWords.fault,
  fault: (fault) => {
    switch (fault.code) {
      case 'empty':
        return 'Enter a prefix.';
      case 'not-ula':
        return 'Not a ULA: it must begin with fd.';
      case 'length':
        return `The length must be 48 (or 49 to 128), not ${fault.found}.`;
      case 'ipv6-group':
        return fault.found === '' ? 'A group of the address is empty.' : `“${fault.found}” is not a group of IPv6.`;
      case 'ipv6-length':
        return `An IPv6 address has 8 groups; this has ${fault.found}.`;
      case 'ipv6-gaps':
        return '“::” may stand only once.';
      case 'not-subnet':
        return fault.base === 'hex' ? 'Enter a hex id, 0 to ffff.' : 'Enter a decimal id, 0 to 65535.';
      case 'subnet-above':
        return fault.base === 'hex' ? 'The highest subnet id is ffff.' : 'The highest subnet id is 65535.';
    }
  },
} satisfies Words<typeof zhCn>;
