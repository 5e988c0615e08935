/** Tells a card number of 13 to 19 digits by its first digit and its check digit (ISO/IEC 7812, Luhn). */
export function passesLuhn(digits: string): boolean {
  if (!/^[2-6]\d{12,18}$/.test(digits)) return false;
  let sum = 0;
  for (let place = 0; place < digits.length; place++) {
    const digit = Number(digits[digits.length - 1 - place]);
    const weighed = place % 2 === 1 ? digit * 2 : digit;
    sum += weighed > 9 ? weighed - 9 : weighed;
  }
  return sum % 10 === 0;
}

/** Tells an IBAN written without blanks by its check digits (ISO 13616, modulo 97). */
export function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/i.test(text)) return false;
  let rest = 0;
  for (const character of `${text.slice(4)}${text.slice(0, 4)}`) {
    const value = Number.parseInt(character, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1;
}

const CHINESE_WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];

/** Tells a resident identity number of the People's Republic of China by its day of birth and check digit (GB 11643, ISO 7064 MOD 11-2). */
export function isChineseIdentity(text: string): boolean {
  const parts = /^[1-9]\d{5}((?:18|19|20)\d{2})(\d{2})(\d{2})\d{3}[\dX]$/.exec(text);
  if (!parts) return false;
  const [year, month, day] = parts.slice(1).map(Number);
  const born = new Date(Date.UTC(year ?? 0, (month ?? 0) - 1, day ?? 0));
  if (born.getUTCMonth() + 1 !== month || born.getUTCDate() !== day) return false;
  const sum = CHINESE_WEIGHTS.reduce((total, weight, place) => total + weight * Number(text[place]), 0);
  return text[17] === '10X98765432'[sum % 11];
}

/** Tells a French social security number of 15 digits by its key (97 less the number modulo 97; Corsica is 2A and 2B). */
export function isFrenchIdentity(text: string): boolean {
  if (!/^[12]\d{2}(?:0[1-9]|1[0-2]|[2-9]\d)(?:\d{2}|2[AB])\d{8}$/.test(text)) return false;
  const number = Number(text.slice(0, 13).replace('A', '0').replace('B', '0'));
  const corsica = text[6] === 'A' ? 1_000_000 : text[6] === 'B' ? 2_000_000 : 0;
  return 97 - ((number - corsica) % 97) === Number(text.slice(13));
}

/** Blocks of IPv4 that are nobody's public address (IANA special-purpose registry), with their prefix lengths. */
const SPECIAL: readonly (readonly [number, number, number, number, number])[] = [
  [0, 0, 0, 0, 8],
  [10, 0, 0, 0, 8],
  [100, 64, 0, 0, 10],
  [127, 0, 0, 0, 8],
  [169, 254, 0, 0, 16],
  [172, 16, 0, 0, 12],
  [192, 0, 0, 0, 24],
  [192, 0, 2, 0, 24],
  [192, 168, 0, 0, 16],
  [198, 18, 0, 0, 15],
  [198, 51, 100, 0, 24],
  [203, 0, 113, 0, 24],
  [224, 0, 0, 0, 4],
  [240, 0, 0, 0, 4],
];

function addressOf([a = 0, b = 0, c = 0, d = 0]: readonly number[]): number {
  return ((a * 256 + b) * 256 + c) * 256 + d;
}

/** Tells whether an IPv4 address, as its four numbers, is reachable from the internet. */
export function isPublicIpv4(octets: readonly number[]): boolean {
  const address = addressOf(octets);
  return !SPECIAL.some((block) => {
    const start = addressOf(block);
    return address >= start && address < start + 2 ** (32 - block[4]);
  });
}

/** Tells an IPv6 address (RFC 4291), with an IPv4 tail or a zone or without; the bare `::` is not one. */
export function isIpv6(text: string): boolean {
  const [address = ''] = text.split('%');
  const halves = address.split('::');
  if (halves.length > 2 || !/[\da-f]/i.test(address)) return false;
  const groups = halves.flatMap((half) => (half === '' ? [] : half.split(':')));
  const tail = groups.at(-1) ?? '';
  const hasTail = tail.includes('.');
  const plain = hasTail ? groups.slice(0, -1) : groups;
  if (!plain.every((group) => /^[\da-f]{1,4}$/i.test(group))) return false;
  if (hasTail && !/^(?:\d{1,3}\.){3}\d{1,3}$/.test(tail)) return false;
  if (hasTail && tail.split('.').some((octet) => Number(octet) > 255)) return false;
  const count = plain.length + (hasTail ? 2 : 0);
  return halves.length === 2 ? count < 8 : count === 8;
}
