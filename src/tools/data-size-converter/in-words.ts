import { powerOf, type Language } from './units';
import { marked } from './write-number';

/** Names of powers, from the smallest one on. */
const ENGLISH = [
  'million',
  'billion',
  'trillion',
  'quadrillion',
  'quintillion',
  'sextillion',
  'septillion',
  'octillion',
];
const FRENCH = ['million', 'milliard', 'billion', 'billiard', 'trillion', 'trilliard', 'quadrillion', 'quadrilliard'];
const CHINESE = ['万', '亿', '万亿', '亿亿', '万亿亿'];

/** So many bytes as one says it: "1 trillion 99 billion 511 million 627,776 bytes". Undefined for few, and for what has no name. */
export function bytesInWords(bytes: bigint, language: Language): string | undefined {
  return language === 'zh-cn' ? inChinese(bytes) : inLatin(bytes, language);
}

function inLatin(bytes: bigint, language: 'en' | 'fr'): string | undefined {
  const names = language === 'fr' ? FRENCH : ENGLISH;
  if (bytes < 10n ** 6n || bytes >= 10n ** BigInt(6 + 3 * names.length)) return undefined;
  const parts = names.map((name, index) => {
    const count = (bytes / 10n ** BigInt(6 + 3 * index)) % 1000n;
    const isMany = language === 'fr' && count > 1n;
    return count === 0n ? '' : `${count} ${name}${isMany ? 's' : ''}`;
  });
  const rest = bytes % 10n ** 6n;
  const said = [
    ...parts.toReversed().filter((part) => part !== ''),
    ...(rest > 0n ? [marked(String(rest), 'language', language)] : []),
  ];
  const end = language === 'fr' ? (rest === 0n ? ' d’octets' : ' octets') : ' bytes';
  return said.join(' ') + end;
}

function inChinese(bytes: bigint): string | undefined {
  if (bytes < 10n ** 4n || bytes >= 10n ** BigInt(4 * (CHINESE.length + 1))) return undefined;
  const parts = CHINESE.map((name, index) => {
    const count = (bytes / 10n ** BigInt(4 * (index + 1))) % 10_000n;
    return count === 0n ? '' : `${count} ${name}`;
  });
  const rest = bytes % 10_000n;
  return [...parts.toReversed().filter((part) => part !== ''), ...(rest > 0n ? [String(rest)] : []), '字节'].join(' ');
}

/** The bytes as a power of two, where they are one: `2⁴⁰`. */
export function asPowerOfTwo(bytes: bigint): string | undefined {
  if (bytes < 2n || (bytes & (bytes - 1n)) !== 0n) return undefined;
  return powerOf(2, bytes.toString(2).length - 1);
}
