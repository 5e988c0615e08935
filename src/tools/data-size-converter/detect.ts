import { filledLines, LIKELIHOOD, shortLine, type Detect } from '../../operations/detect';

const NUMBER = String.raw`[0-9][0-9.,_'\u00a0\u202f ]{0,40}(?:e[0-9]{1,3})?`;
const UNIT = String.raw`(?:[kKMGTPEZYRQ]i?(?:B|b|o|bits?)|(?:[kKMGTPEZYRQ]i?)?(?:bytes?|octets?)|(?:kilo|mega|giga|tera|peta|kibi|mebi|gibi|tebi)(?:bits?|bytes?|octets?)|[千兆吉太]?(?:字节|比特)|bits?|B)`;
const SIZE = new RegExp(`^(?:${NUMBER}|0x[0-9a-fA-F]{1,32} )\\s?${UNIT}$`);
const RATE = new RegExp(`^${NUMBER}\\s?(?:${UNIT}(?:/(?:s|sec|min|h)|每秒)|[kKMGT]?i?[bB]ps)$`);
/** What `du -h` and `ls -lh` print. */
const DU = /^[0-9]{1,4}(?:[.,][0-9])?[KMGTP]?\t\S/;
const LS = /^[bcdlps-][rwxsStT-]{9}[.+@]? +[0-9]+ \S+ +\S+ +[0-9.,]+[KMGTP]? /;

/** A size or a rate with its unit, or a list of sizes as programs print it. */
export const detect: Detect = (sample) => {
  const line = shortLine(sample, 100);
  if (SIZE.test(line))
    return { likelihood: LIKELIHOOD.fits + 0.1, direction: 'size', run: { operation: 'convert', input: 'size' } };
  if (RATE.test(line)) {
    return { likelihood: LIKELIHOOD.fits + 0.1, direction: 'rate', run: { operation: 'convertRate', input: 'rate' } };
  }
  const lines = filledLines(sample);
  if (lines.length < 2) return undefined;
  const judged = lines.slice(0, 200);
  const isList = judged.filter((one) => DU.test(one) || LS.test(one)).length >= judged.length - 1;
  return isList
    ? { likelihood: LIKELIHOOD.fits, direction: 'list', run: { operation: 'sum', input: 'text' } }
    : undefined;
};
