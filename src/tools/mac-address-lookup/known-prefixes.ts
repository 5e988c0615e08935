/** Prefixes that are no registrations, or of which more is known than the holder; longer ones stand first. */
const KNOWN = [
  ['FFFFFFFFFFFF', 'broadcast'],
  ['000000000000', 'unspecified'],
  // RFC 9542 section 2.1: for examples in documents.
  ['00005E0053', 'documentation'],
  ['01005E9010', 'documentation'],
  // RFC 9568 section 7.3.
  ['00005E0001', 'vrrp-ipv4'],
  ['00005E0002', 'vrrp-ipv6'],
  ['00000C07AC', 'hsrp'],
  ['00000C9FF', 'hsrp'],
  ['0180C2', 'bridges'],
  ['01000C', 'cisco-multicast'],
  ['011B19', 'ptp'],
  ['01005E', 'ipv4-multicast'],
  ['525400', 'qemu'],
  ['FE5400', 'libvirt'],
  ['0A0027', 'virtualbox'],
  ['3333', 'ipv6-multicast'],
  ['0242', 'docker'],
] as const;

export type KnownUse = (typeof KNOWN)[number][1];

/** What addresses that begin with these digits, in upper case, are used for, where that is known. */
export function knownUse(digits: string): KnownUse | undefined {
  return KNOWN.find(([prefix]) => digits.startsWith(prefix))?.[1];
}
