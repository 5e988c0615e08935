import { hexWords } from '../../../i18n/hex/en';
import { macWords } from '../../../i18n/mac-address/en';
import { numbersOf, type Words } from '../../../i18n/words';
import type { words as zhCn } from './zh-cn';

const { count, plural } = numbersOf('en');

export const words = {
  tabs: 'What to look up',
  address: 'By address',
  name: 'By name',
  input: 'MAC address',
  inputHint: 'An address, a prefix of at least 6 digits, or a text of many lines with addresses in it; any separators.',
  examples: {
    one: 'One address',
    local: 'Address of a virtual machine',
    windows: 'Output of arp -a',
    linux: 'Output of ip neigh',
  },
  registry: (date) => `IEEE list of ${date}`,
  digitCount: macWords.digitCount,
  byPrefix: 'What follows is known from the prefix alone',
  lookUpMac: (mac) => `Look up ${mac}`,
  fault: (fault) => {
    switch (fault.code) {
      case 'bad-hex-digit':
        return hexWords.fault(fault);
      case 'ipv6':
        return fault.digits === undefined
          ? 'This is an IPv6 address, not a MAC address.'
          : 'This is an IPv6 address; it was made of a MAC address.';
      case 'ipv4':
        return 'This is an IPv4 address, not a MAC address.';
      case 'uuid':
        return 'This is a UUID, not a MAC address.';
      case 'too-many-digits':
        return macWords.digitCount(fault.digits);
      case 'too-few-digits':
        return `${macWords.digitCount(fault.digits)} A prefix has at least 6.`;
      case 'none-found':
        return 'There is no MAC address in this text.';
    }
  },
  empty: 'Type an address to see who it is registered to.',
  private: 'Private (the holder has asked not to be named)',
  iab: 'Part of a former IAB block, whose holders are not in this list',
  divided: (date) => `A block that the IEEE assigns in parts; this part is not in the IEEE list of ${date}`,
  dividedShort: (digits) => `A block that the IEEE assigns in parts; type at least ${digits} digits to see the holder`,
  unlisted: (date) => `Not in the IEEE list of ${date}`,
  uses: {
    broadcast: 'Broadcast',
    unspecified: 'All zeros, no address at all',
    documentation: 'For examples in documents only',
    'vrrp-ipv4': 'VRRP virtual router (IPv4)',
    'vrrp-ipv6': 'VRRP virtual router (IPv6)',
    hsrp: 'HSRP virtual router',
    bridges: 'Multicast of bridges and switches (STP, LLDP and others)',
    'cisco-multicast': 'Multicast of Cisco protocols (CDP, VTP and others)',
    ptp: 'Multicast of the Precision Time Protocol (PTP)',
    'ipv4-multicast': 'IPv4 multicast',
    'ipv6-multicast': 'IPv6 multicast',
    qemu: 'Locally administered; prefix used by QEMU/KVM',
    libvirt: 'Locally administered; prefix used by libvirt on the host’s side',
    virtualbox: 'Locally administered; prefix used by VirtualBox host-only networks',
    docker: 'Locally administered; prefix used by Docker',
  },
  localAddress: 'Locally administered (often a randomised phone address)',
  localGroup: 'Locally administered group address',
  groupAddress: 'Group address (multicast)',
  details: 'Registration',
  organisation: 'Organisation',
  note: 'Note',
  registered: 'Registered address',
  showRegistered: 'Show the registered address',
  noRegistered: 'The list gives no address',
  notListed: 'The IEEE list does not hold this prefix.',
  prefix: 'Matched prefix',
  block: 'Block',
  blocks: { 6: 'MA-L, 24 bits', 7: 'MA-M, 28 bits', 9: 'MA-S, 36 bits' },
  range: 'Range',
  size: (n) => `${count(n)} addresses`,
  bits: 'Bits and notations',
  scope: 'U/L bit',
  scopes: { universal: '0: universally administered', local: '1: locally administered' },
  group: 'I/G bit',
  groups: macWords.groups,
  notations: { ':': 'Colons', '-': 'Hyphens', '.': 'Dots', '': 'Bare' },
  eui64: 'EUI-64',
  linkLocal: 'Link-local IPv6',
  found: (n) => plural(n, { one: '1 address', other: `${count(n)} addresses` }),
  linesWithout: (n) => plural(n, { one: '1 line holds no address', other: `${count(n)} lines hold no address` }),
  line: 'Line',
  macAddress: 'Address',
  holder: 'Holder',
  kind: 'Kind',
  kinds: {
    'universal unicast': 'Universal unicast',
    'local unicast': 'Local unicast',
    'universal multicast': 'Universal multicast',
    'local multicast': 'Local multicast',
  },
  bitCount: 'Bits',
  shortPrefix: 'Prefix',
  copyTable: 'Copy the table',
  query: 'Name of the organisation',
  queryHint: 'The name holds all of the words, in any order and any case.',
  noVendor: 'No organisation in the list has all of these words in its name.',
  noName: 'Type a word of the name.',
  blocksFound: (n) => plural(n, { one: '1 block', other: `${count(n)} blocks` }),
  copyPrefixes: 'Copy the prefixes',
} satisfies Words<typeof zhCn>;
