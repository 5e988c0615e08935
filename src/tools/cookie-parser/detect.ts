import { LIKELIHOOD, shortLine, type Detect } from '../../operations/detect';

const HEADER = /^[\t <>*]*(?:set-cookie2?|cookie)[\t ]*:[\t ]*\S/im;
const ATTRIBUTES =
  /^[\w!#$%&'*+.^`|~-]+=[^;\r\n]*;[\t ]*(?:(?:expires|max-age|domain|path|samesite)=|(?:secure|httponly|partitioned)[\t ]*(?:;|$))/i;
const NETSCAPE = /^# (?:Netscape )?HTTP Cookie File/;

/** Lines of Cookie and Set-Cookie headers, a pair with attributes behind it, and `cookies.txt`. */
export const detect: Detect = (sample) => {
  const beginning = sample.text.slice(0, 100_000);
  const run = { operation: 'parse', input: 'text' };
  if (/^[\t <>*]*(?:set-cookie2?|cookie)[\t ]*:/i.test(beginning.trimStart()) || NETSCAPE.test(beginning)) {
    return { likelihood: LIKELIHOOD.unmistakable, run };
  }
  if (ATTRIBUTES.test(shortLine(sample, 5000))) return { likelihood: LIKELIHOOD.unmistakable, run };
  return HEADER.test(beginning) ? { likelihood: LIKELIHOOD.plausible, run } : undefined;
};
