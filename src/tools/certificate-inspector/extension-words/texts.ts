import { unicodeHost } from '../../../lib/unicode-host';
import type { ExtensionValue } from '../../../lib/x509/extensions';
import type { GeneralName } from '../../../lib/x509/general-names';
import { NETSCAPE } from '../openssl-names';

/** What extensions are called in a language, and a sentence on what each says. */
export interface ExtensionWords {
  readonly names: Readonly<Record<ExtensionValue['kind'], string>>;
  readonly say: (value: ExtensionValue) => string;
}

/** Names as one reads them; of a host that is written otherwise in other scripts both. */
export const namesText = (names: readonly GeneralName[]): string[] =>
  names.map(({ kind, text }) => {
    const unicode = kind === 'dns' ? unicodeHost(text) : text;
    return unicode === text ? text : `${text} (${unicode})`;
  });

/** Exact, and the same in every language. A log may name any number of milliseconds. */
export function isoTime(time: number): string {
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? String(time) : date.toISOString();
}

export const netscapeTypes = (bits: readonly number[]): string[] => bits.map((bit) => NETSCAPE[bit] ?? String(bit));
