import { LIKELIHOOD, shortLine, type Detect } from '../../operations/detect';

/** One ULID: 26 digits of Crockford's base 32, in one case, of 128 bits. */
export const detect: Detect = (sample) => {
  const text = shortLine(sample);
  const isUlid = /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/.test(text) || /^[0-7][0-9a-hjkmnp-tv-z]{25}$/.test(text);
  // By chance no ULID has hexadecimal digits only.
  if (!isUlid || /^[\da-f]+$/i.test(text)) return undefined;
  return { likelihood: LIKELIHOOD.fits + 0.1, direction: 'inspect', run: { operation: 'inspect', input: 'text' } };
};
