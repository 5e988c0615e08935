import { percentDecode } from '../../lib/percent';

/** A piece of an address as it stands and as it reads. */
export interface Part {
  readonly raw: string;
  /** The raw form again where it cannot be decoded. */
  readonly decoded: string;
  /** A wrong percent sequence, or bytes that are not UTF-8. */
  readonly isBroken: boolean;
}

/** Decodes a piece of an address as UTF-8; in queries `+` is a space. */
export function readPart(raw: string, plusAsSpace = false): Part {
  const decoded = percentDecode(raw, { charset: 'utf-8', plusAsSpace });
  return { raw, decoded: decoded.ok ? decoded.value.text : raw, isBroken: !decoded.ok };
}
