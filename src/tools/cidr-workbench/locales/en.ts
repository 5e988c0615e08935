import { ipv4Words } from '../../../i18n/ipv4/en';
import { numbersOf, type Words } from '../../../i18n/words';
import type { Ipv6Type } from '../../../lib/ip/special-ipv6';
import type { AnyFault } from '../faults';
import type { EntryFault } from '../read-entry';
import type { LineFault } from '../read-list';
import type { words as zhCn } from './zh-cn';

const { count: n, plural } = numbersOf('en');

const count = (value: number, one: string, other: string) => `${n(value)} ${plural(value, { one, other })}`;

const ipv6Types: Record<Ipv6Type, string> = {
  unspecified: 'Unspecified address',
  loopback: 'Loopback',
  compatible: 'IPv4-compatible (deprecated)',
  mapped: 'IPv4-mapped',
  nat64: 'NAT64',
  'nat64-local': 'Local NAT64',
  discard: 'Discard only',
  dummy: 'Dummy prefix',
  protocol: 'IETF protocol assignments',
  teredo: 'Teredo tunnelling',
  pcp: 'PCP anycast',
  turn: 'TURN anycast',
  'dns-sd': 'DNS-SD SRP anycast',
  benchmarking: 'Benchmarking',
  amt: 'AMT (multicast tunnelling)',
  as112: 'AS112 (reverse DNS sink)',
  orchid: 'ORCHID (deprecated)',
  'orchid-v2': 'ORCHIDv2',
  drone: 'Drone remote identification',
  documentation: 'Documentation',
  '6to4': '6to4 tunnelling',
  srv6: 'SRv6 segment identifiers',
  'unique-local': 'Unique local (ULA)',
  'link-local': 'Link-local',
  'site-local': 'Site-local (deprecated)',
  multicast: 'Multicast',
  global: 'Global unicast',
  reserved: 'Reserved by the IETF',
};

const scopes: Readonly<Record<number, string>> = {
  1: 'interface-local',
  2: 'link-local',
  3: 'realm-local',
  4: 'admin-local',
  5: 'site-local',
  8: 'organisation-local',
  14: 'global',
};

function entryFault(fault: EntryFault): string {
  switch (fault.code) {
    case 'not-address':
      return 'This is not an address or a block.';
    case 'prefix-length':
      return `IPv${fault.version} prefixes are 0–${fault.version === 4 ? 32 : 128}.`;
    case 'other-family':
      return 'Both ends of a range must be IPv4, or both IPv6.';
    case 'end-below-start':
      return 'The end of the range is below its start.';
    case 'host-bits':
      return `Host bits are set: the block is ${fault.block}.`;
    case 'mask-gaps':
    case 'in-mask':
      return ipv4Words.blockFault(fault);
    default:
      return ipv4Words.addressFault(fault);
  }
}

const lineFault = ({ line, found, fault }: LineFault) => `Line ${n(line)}, “${found}”: ${entryFault(fault)}`;

function anyFault(fault: AnyFault): string {
  switch (fault.code) {
    case 'in-line':
      return lineFault(fault);
    case 'no-lines':
      return 'There is no address, block or range here.';
    case 'empty':
      return 'Enter a block or an address.';
    case 'several':
      return 'One block or address goes here; lists have pages of their own.';
    case 'not-one-block':
      return `${fault.range} is not one block.`;
    case 'too-many-rows':
      return `That makes ${fault.count} rows; at most ${n(fault.limit)} are listed.`;
    case 'nothing-left':
      return 'Nothing is left.';
    case 'in-excluded':
      return `Excluded: ${lineFault(fault.fault)}`;
    case 'in-second':
      return `List B: ${lineFault(fault.fault)}`;
    case 'in-taken':
      return `Taken: ${lineFault(fault.fault)}`;
    case 'not-longer':
      return `The prefix of the subnets is /${fault.prefix} to /${fault.longest}.`;
    case 'no-room':
      return 'The browser has no room to keep this list.';
    case 'no-wishes':
      return 'Enter how many hosts each subnet has.';
    case 'not-wish':
      return `“${fault.found}” is neither a number of hosts nor a prefix such as /27.`;
    case 'wish-too-large':
      return `“${fault.found}” is larger than the whole block.`;
    case 'too-many-wishes':
      return `At most ${n(fault.limit)} subnets at a time.`;
    case 'no-free-block':
      return fault.wish === `/${fault.prefix}`
        ? `No /${fault.prefix} is free.`
        : `There is no room for “${fault.wish}”: no /${fault.prefix} is free.`;
    case 'not-plan':
      return 'This is not a plan that was saved here.';
    case 'plan-too-long':
      return `A plan has at most ${n(fault.limit)} rows.`;
    default:
      return entryFault(fault);
  }
}

const addressCount = (count: string) => `${count} ${count === '1' ? 'address' : 'addresses'}`;

export const words = {
  pages: 'What to do',
  tabs: { facts: 'Facts', merge: 'Merge', exclude: 'Exclude', compare: 'Compare', plan: 'Plan' },
  types: { ...ipv4Words.types, ...ipv6Types },
  options: {
    hostBits: { label: 'Host bits set', values: { take: 'Take the network', refuse: 'Refuse' } },
    format: {
      label: 'Output',
      values: {
        cidr: 'CIDR',
        ranges: 'Ranges',
        masks: 'Masks',
        'allowed-ips': 'AllowedIPs',
        nginx: 'nginx allow',
        iptables: 'iptables',
        json: 'JSON',
      },
    },
    ipv6: { label: 'IPv6 form', values: { short: 'Short', full: 'Full' } },
    prefix: { label: 'Prefix of the subnets' },
  },
  count: n,
  block: 'Block or address',
  blockHint: 'IPv4 or IPv6, also with a mask, or a range a-b that is exactly one block.',
  moves: 'Go to',
  previous: 'Previous block',
  next: 'Next block',
  parent: 'Parent',
  facts: 'The block',
  fact: {
    block: 'CIDR',
    address: 'Address',
    network: 'Network',
    last: 'Last address',
    router: 'Router anycast',
    usable: 'Usable',
    broadcast: 'Broadcast',
    count: 'Addresses',
    prefix: 'Prefix length',
    mask: 'Netmask',
    wildcard: 'Wildcard',
    slash64s: '/64s inside',
    around64: 'Within the /64',
    type: 'Type',
    zone: 'Reverse zone',
    classlessZone: 'Classless zone (RFC 2317)',
  },
  noBroadcast: 'none',
  usableRange: (first, last, usable) => `${first} – ${last} (${usable})`,
  slash64s: (all, first, last) => `${all}: ${first} to ${last}`,
  zones: (first, last, zones) => `${first} to ${last} (${count(zones, 'zone', 'zones')})`,
  registered: (type, source) => `${type} (${source})`,
  severalTypes: 'and other types',
  registryDate: 'IANA special-purpose registries of 2025-10-09',
  formsTitle: 'The address in other forms',
  form: {
    short: 'Short',
    dotted: 'Dotted',
    full: 'Full',
    mixed: 'Mixed',
    mapped: 'IPv6-mapped',
    integer: 'Integer',
    hex: 'Hexadecimal',
    binary: 'Binary',
  },
  boundary: (prefix) => `The network ends after bit ${prefix}`,
  insideTitle: 'Inside the address',
  insideName: {
    mapped: 'Mapped IPv4',
    compatible: 'Compatible IPv4 (deprecated)',
    '6to4': 'IPv4 of 6to4',
    nat64: 'IPv4 of NAT64',
    isatap: 'IPv4 of ISATAP',
    server: 'Teredo server',
    client: 'Teredo client',
    port: 'Teredo port',
    flags: 'Teredo flags',
    mac: 'MAC address (EUI-64)',
    solicited: 'Solicited-node group',
    scope: 'Multicast scope',
  },
  scope: (scope) => scopes[scope] ?? `${scope}`,
  hostBitsNote: (block) => `The address is within the block ${block}.`,
  pointToPoint: 'Both addresses are usable, as on a point-to-point link.',
  dropped: { zone: 'The interface after % was left out.', port: 'The port was left out.' },
  split: 'Split into subnets',
  subnetPrefix: 'Prefix of the subnets',
  subnetOption: (prefix, subnets) => `/${prefix} · ${count(subnets, 'subnet', 'subnets')}`,
  subnets: (subnets, prefix) => count(subnets, `/${prefix} subnet`, `/${prefix} subnets`),
  cannotSplit: 'A single address cannot be split.',
  row: 'No.',
  network: 'Block',
  start: 'First',
  end: 'Last',
  addresses: 'Addresses',
  label: 'Label',
  copyText: 'Copy as text',
  copyCsv: 'Copy as CSV',
  openUla: 'Open in the IPv6 ULA generator',
  openSubnet: 'Open in the IPv4 subnet calculator',
  openRange: 'Open in the IPv4 range expander',
  list: 'Blocks',
  listHint:
    'One per line, or with commas or blanks between: blocks, addresses, ranges a-b, masks, IPv4 and IPv6 mixed; what follows # is a label.',
  allowed: 'Allowed',
  excluded: 'Excluded',
  addTo: 'Add to the excluded',
  presets: { private: 'Private', 'link-local': 'Link-local', multicast: 'Multicast', special: 'All special' },
  example: 'Example',
  empty: 'The result appears here once there is a block.',
  blocks: (blocks) => count(blocks, 'block', 'blocks'),
  totals: 'Amounts',
  totalsHeads: { what: 'Figure', before: 'Before', after: 'After' },
  entries: 'Entries',
  ipv4Addresses: 'IPv4 addresses',
  ipv6Addresses: 'IPv6 addresses',
  power: (digits, power) => `${digits} (2^${power})`,
  enclosing: 'Enclosing block',
  leftOut: (entries) => `${count(entries, 'entry cannot be read and is', 'entries cannot be read and are')} left out`,
  notExcluded: (entries) =>
    `${count(entries, 'excluded entry cannot be read and is', 'excluded entries cannot be read and are')} still in the result`,
  lineFault,
  more: (more) => `${n(more)} more.`,
  note: ({ code, found, block = '' }) => {
    if (code === 'host-bits') return `“${found}” has host bits set and was read as ${block}.`;
    return code === 'zone' ? `The interface in “${found}” was left out.` : `The port in “${found}” was left out.`;
  },
  place: (line) => `Line ${n(line)}`,
  askLarge: (rows, size) => `Write ${count(rows, 'row', 'rows')} (up to ${size})?`,
  askLargeHint: 'This may take a minute and can be cancelled.',
  writeLarge: 'Write the list',
  first: 'List A',
  second: 'List B (optional)',
  overlaps: (pairs) => count(pairs, 'overlapping pair', 'overlapping pairs'),
  noOverlaps: 'Nothing overlaps in list A',
  firstPairs: (shown, all) => `${n(shown)} of ${count(all, 'pair is', 'pairs are')} listed.`,
  pairHeads: { one: 'Entry', relation: 'Relation', other: 'Other entry' },
  relations: { holds: 'holds', inside: 'is inside', equals: 'equals', overlaps: 'overlaps' },
  numbered: (number, text) => `${n(number)} · ${text}`,
  covered: 'All of A is in B',
  notCovered: 'Not all of A is in B',
  covers: 'All of B is in A',
  notCovers: 'Not all of B is in A',
  equal: 'A and B are the same',
  disjoint: 'A and B have no address in common',
  sides: { common: 'A ∩ B', onlyFirst: 'A ∖ B', onlySecond: 'B ∖ A' },
  none: 'none',
  root: 'Block to plan',
  rootHint: 'A saved plan (JSON) can be pasted here, too.',
  rootEnter: 'Enter begins a new plan with this block.',
  startPlan: 'New plan',
  undo: 'Undo',
  redo: 'Redo',
  tree: 'Plan',
  bar: 'Sizes of the parts',
  free: 'Free',
  used: 'Taken',
  wishes: 'Hosts of each subnet',
  wishesHint: 'Such as “100, 50, /27” or “office 100”; the largest comes first.',
  fit: 'Fit in',
  nextFree: 'Next free',
  nextFreeLabel: 'Next free subnet',
  take: 'Take it',
  nodeLabel: 'Label',
  colour: 'Colour',
  colours: { 0: 'None', 1: 'Blue', 2: 'Green', 3: 'Orange', 4: 'Purple', 5: 'Red', 6: 'Teal' },
  isUsed: 'Taken',
  halve: 'Split in half',
  splitInto: 'Split into',
  join: 'Join again',
  selected: (block) => `Selected: ${block}`,
  nodeFacts: (first, last, addresses) => `${first} – ${last}, ${addressCount(addresses)}`,
  addressCount,
  hostCount: (hosts) => `${hosts} ${hosts === '1' ? 'host' : 'hosts'}`,
  freeSpace: 'Free space',
  noFree: 'Nothing is free',
  planFile: 'Save the plan',
  copyPlan: 'Copy JSON',
  openPlan: 'Open a plan',
  print: 'Print',
  printLimit: (rows) => `The first ${count(rows, 'row is', 'rows are')} printed.`,
  fault: anyFault,
} satisfies Words<typeof zhCn>;
