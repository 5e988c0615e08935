import { MalformedError } from '../keys/malformed';
import type { Asn1 } from './asn1';

export interface Extension {
  readonly oid: string;
  readonly isCritical: boolean;
  /** Whether it says that it is not critical, which goes without saying. */
  readonly saysNotCritical: boolean;
  readonly value: Uint8Array;
}

/** The Extensions of a certificate, a request or a list. Throws `MalformedError`. */
export function readExtensions(element: Asn1 | undefined): Extension[] {
  return (element?.in(0x30) ?? []).map((extension) => {
    const [oid, second, third] = extension.in(0x30);
    const value = third ?? second;
    if (!oid || !value) throw new MalformedError();
    const critical = third === undefined ? undefined : second?.boolean();
    return {
      oid: oid.oid(),
      isCritical: critical === true,
      saysNotCritical: critical === false,
      value: value.octets(),
    };
  });
}
