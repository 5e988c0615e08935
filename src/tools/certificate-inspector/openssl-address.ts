/** An address of IPv6 as OpenSSL writes it: eight groups without a gap. Undefined for others. */
export function readFullIpv6(bytes: Uint8Array): string | undefined {
  if (bytes.length !== 16) return undefined;
  const groups = Array.from({ length: 8 }, (_, at) => ((bytes[at * 2] ?? 0) << 8) | (bytes[at * 2 + 1] ?? 0));
  return groups.map((group) => group.toString(16).toUpperCase()).join(':');
}
