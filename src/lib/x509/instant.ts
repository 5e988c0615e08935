import { MalformedError } from '../keys/malformed';
import type { Asn1 } from './asn1';

/** Milliseconds since the Unix epoch of a UTCTime or a GeneralizedTime. */
export function readInstant({ tag, content }: Asn1): number {
  const text = String.fromCharCode(...content.subarray(0, 40));
  const pattern =
    tag === 0x17
      ? /^(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})?()(Z|[+-]\d{4})$/
      : /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})?(\d{2})?(?:[.,](\d{1,9}))?(Z|[+-]\d{4})?$/;
  const found = tag === 0x17 || tag === 0x18 ? pattern.exec(text) : null;
  if (!found) throw new MalformedError();
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = found
    .slice(1, 7)
    .map((part) => Number(part ?? 0));
  // RFC 5280: two digits from 50 on are of the last century.
  const full = tag === 0x17 ? year + (year < 50 ? 2000 : 1900) : year;
  const zone = found[8] ?? 'Z';
  const offset =
    zone === 'Z' ? 0 : (Number(zone.slice(1, 3)) * 60 + Number(zone.slice(3))) * (zone.startsWith('-') ? -1 : 1);
  const time = new Date(0);
  time.setUTCFullYear(full, month - 1, day);
  time.setUTCHours(hour, minute - offset, second, Number(`0.${found[7] || '0'}`) * 1000);
  if (month < 1 || month > 12 || day < 1 || day > 31 || hour > 24 || minute > 59 || second > 60)
    throw new MalformedError();
  return time.getTime();
}
