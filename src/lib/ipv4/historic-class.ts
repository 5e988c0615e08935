import { octetsOf, type Ipv4 } from './address';

export type HistoricClass = 'A' | 'B' | 'C' | 'D' | 'E';

/** The class that the address had before CIDR (RFC 791, RFC 1112), by its leading bits. */
export function historicClass(address: Ipv4): HistoricClass {
  const [first] = octetsOf(address);
  if (first < 128) return 'A';
  if (first < 192) return 'B';
  if (first < 224) return 'C';
  return first < 240 ? 'D' : 'E';
}
