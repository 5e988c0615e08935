import { toUnicode } from 'punycode/punycode.es6.js';

/** A host name whose `xn--` labels are written in Unicode; as it is where one of them is no Punycode. */
export function unicodeHost(hostname: string): string {
  try {
    return toUnicode(hostname);
  } catch {
    return hostname;
  }
}
