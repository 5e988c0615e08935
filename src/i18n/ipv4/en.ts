import { writeDotted } from '../../lib/ipv4/address';
import type { AddressFault } from '../../lib/ipv4/read-address';
import type { BlockFault } from '../../lib/ipv4/read-block';
import type { LeadingZeroFault } from '../../lib/ipv4/read-dotted';
import type { RangeFault } from '../../lib/ipv4/read-range';
import type { Words } from '../words';
import type { ipv4Words as zhCn } from './zh-cn';

const forms: Words<typeof zhCn>['forms'] = {
  dotted: 'Dotted decimal',
  integer: 'Integer',
  hex: 'Hexadecimal',
  octal: 'Octal',
  binary: 'Binary',
};

const types: Words<typeof zhCn>['types'] = {
  'this-network': 'This network',
  private: 'Private use',
  shared: 'Shared (carrier-grade NAT)',
  loopback: 'Loopback',
  'link-local': 'Link-local',
  protocol: 'IETF protocol assignments',
  documentation: 'Documentation',
  as112: 'AS112 (reverse DNS sink)',
  amt: 'AMT (multicast tunnelling)',
  'relay-6to4': '6to4 relay anycast (deprecated)',
  'relay-6a44': '6a44 relay anycast',
  benchmarking: 'Benchmarking',
  multicast: 'Multicast',
  reserved: 'Reserved',
  broadcast: 'Limited broadcast',
  public: 'Public',
};

function leadingZero({ found, values: { decimal, octal } }: LeadingZeroFault): string {
  if (octal === undefined || octal === decimal) return `“${found}” has a leading zero: write ${decimal}.`;
  return `“${found}” has a leading zero: write ${decimal} (or ${octal} if you meant octal).`;
}

function addressFault(fault: AddressFault): string {
  switch (fault.code) {
    case 'empty':
      return 'Enter an IPv4 address.';
    case 'not-address':
      return 'This is not an IPv4 address.';
    case 'number-range':
      return fault.found.startsWith('-') ? `${fault.found} is below −2^31.` : `${fault.found} is above 2^32 − 1.`;
    case 'not-form':
      return `This is not an address in this form: ${forms[fault.form].toLowerCase()}.`;
    case 'too-long':
      return fault.form === 'hex'
        ? `At most 8 hex digits expected, ${fault.digits} found.`
        : `At most 32 binary digits expected, ${fault.digits} found.`;
    case 'no-ipv4-inside':
      return 'This IPv6 address holds no IPv4 address (mapped, 6to4 or NAT64 expected).';
    case 'port-range':
      return `Port ${fault.found} is above 65535.`;
    case 'part-count':
      return `Four parts expected, ${fault.found} found.`;
    case 'empty-part':
      return `Part ${fault.part} is empty.`;
    case 'not-number':
      return `Part ${fault.part}, “${fault.found}”, is not a number.`;
    case 'part-above':
      return `Octet ${fault.part} is ${fault.found}; the limit is ${fault.limit}.`;
    case 'leading-zero':
      return leadingZero(fault);
    case 'ipv6-group':
      return fault.found === '' ? 'A group of the IPv6 address is empty.' : `“${fault.found}” is not a group of IPv6.`;
    case 'ipv6-length':
      return `An IPv6 address has 8 groups; this has ${fault.found}.`;
    case 'ipv6-gaps':
      return 'An IPv6 address has “::” only once.';
  }
}

function blockFault(fault: BlockFault | AddressFault): string {
  switch (fault.code) {
    case 'prefix-range':
      return 'Prefix must be 0–32.';
    case 'mask-gaps':
      return `${fault.found} is not a contiguous mask.`;
    case 'in-mask':
      return `Mask: ${addressFault(fault.fault)}`;
    default:
      return addressFault(fault);
  }
}

function rangeFault(fault: RangeFault): string {
  switch (fault.code) {
    case 'empty':
      return addressFault(fault);
    case 'reversed':
      return `The end ${writeDotted(fault.last)} is below the start ${writeDotted(fault.first)}.`;
    case 'in-first':
      return addressFault(fault.fault);
    case 'in-last':
      return `End: ${addressFault(fault.fault)}`;
    case 'in-block':
      return blockFault(fault.fault);
  }
}

/** What the tools for IPv4 addresses say alike. */
export const ipv4Words = { forms, types, addressFault, blockFault, rangeFault } satisfies Words<typeof zhCn>;
