import { toHex } from '../hex';
import { writeIpv6 } from '../ipv6';
import { addressOf, writeDotted } from '../ipv4/address';
import type { Asn1 } from './asn1';
import { fromLatin1, readString } from './asn1-string';
import { readName, type DistinguishedName } from './distinguished-name';

/** A name of another kind than a DistinguishedName (RFC 5280, 4.2.1.6). */
export type GeneralName =
  | { readonly kind: 'dns' | 'email' | 'uri'; readonly text: string }
  /** 4 or 16 bytes; in constraints twice as many, the mask behind the address. */
  | { readonly kind: 'ip'; readonly text: string; readonly bytes: Uint8Array }
  | { readonly kind: 'directory'; readonly text: string; readonly name: DistinguishedName }
  | { readonly kind: 'id'; readonly text: string }
  | { readonly kind: 'other'; readonly oid: string; readonly text: string }
  /** Of X.400 or EDI, which nobody uses: its bytes. */
  | { readonly kind: 'unknown'; readonly tag: number; readonly text: string };

/** Throws `MalformedError`. */
export const readGeneralNames = (element: Asn1, tag = 0x30): GeneralName[] => element.in(tag).map(readGeneralName);

export function readGeneralName(element: Asn1): GeneralName {
  const { tag, content } = element;
  switch (tag) {
    case 0x81:
      return { kind: 'email', text: fromLatin1(content) };
    case 0x82:
      return { kind: 'dns', text: fromLatin1(content) };
    case 0x86:
      return { kind: 'uri', text: fromLatin1(content) };
    case 0x87:
      return { kind: 'ip', text: ipText(content), bytes: content };
    case 0x88:
      return { kind: 'id', text: element.oid(0x88) };
    case 0xa4: {
      const [inner] = element.children;
      if (!inner) break;
      const name = readName(inner);
      return { kind: 'directory', text: name.text, name };
    }
    case 0xa0: {
      const [type, wrapped] = element.children;
      const [value] = wrapped?.in(0xa0) ?? [];
      if (!type || !value) break;
      return { kind: 'other', oid: type.oid(), text: readString(value) };
    }
  }
  return { kind: 'unknown', tag, text: `#${toHex(element.whole)}` };
}

/** An address, or one with its mask as a prefix where it is one. */
function ipText(bytes: Uint8Array): string {
  switch (bytes.length) {
    case 4:
    case 16:
      return addressText(bytes);
    case 8:
    case 32: {
      const half = bytes.length / 2;
      const mask = bytes.subarray(half);
      const bits = Array.from(mask, (byte) => byte.toString(2).padStart(8, '0')).join('');
      const prefix = /^(1*)0*$/.exec(bits)?.[1]?.length;
      return `${addressText(bytes.subarray(0, half))}/${prefix ?? addressText(mask)}`;
    }
    default:
      return `#${toHex(bytes)}`;
  }
}

function addressText(bytes: Uint8Array): string {
  if (bytes.length === 4) return writeDotted(addressOf([...bytes]));
  return writeIpv6(Array.from({ length: 8 }, (_, at) => (bytes[at * 2] ?? 0) * 256 + (bytes[at * 2 + 1] ?? 0)));
}
