import { LIKELIHOOD, type Detect } from '../../operations/detect';

const NUMBERED = /&#(?:\d{1,7}|[xX][\da-fA-F]{1,6});/;
/** The names that programs and people write; the two thousand others come with these. */
const NAMED =
  /&(?:amp|lt|gt|quot|apos|nbsp|copy|reg|trade|euro|pound|yen|cent|sect|deg|plusmn|times|divide|middot|bull|hellip|ndash|mdash|lsquo|rsquo|ldquo|rdquo|laquo|raquo|[lr]arr|uarr|darr|szlig|[aeiouyn](?:acute|grave|circ|tilde|uml|ring)|[AEIOUYN](?:acute|grave|circ|tilde|uml|ring)|[aA]ring|ccedil|Ccedil|oslash|Oslash|aelig|AElig|oelig|OElig|alpha|beta|gamma|delta|pi|micro|frac12|frac14|sup2|sup3|iexcl|iquest|ensp|emsp|thinsp|shy|zwj|zwnj);/;

/** Text with character references; markup that happens to hold some is a matter of its own tools first. */
export const detect: Detect = ({ text }) => {
  const beginning = text.slice(0, 100_000);
  if (!NUMBERED.test(beginning) && !NAMED.test(beginning)) return undefined;
  const isMarkup = /^\s*</.test(beginning);
  const run = { operation: 'unescape', input: 'text', opens: true, isCheap: true } as const;
  return { likelihood: isMarkup ? LIKELIHOOD.possible : LIKELIHOOD.fits, direction: 'unescape', run };
};
