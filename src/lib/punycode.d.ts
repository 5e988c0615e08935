/** The package brings no types, and its bare name would mean Node's own module. */
declare module 'punycode/punycode.es6.js' {
  /** Turns the `xn--` labels of a host name into Unicode; throws on labels that are no Punycode. */
  export function toUnicode(domain: string): string;
  /** Turns the labels of a host name that hold more than ASCII into `xn--` ones. */
  export function toASCII(domain: string): string;
}
