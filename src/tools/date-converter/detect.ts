import { filledLines, LIKELIHOOD, shortLine, type Detect } from '../../operations/detect';

const MONTHS = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';
const DAYS = 'mon|tue|wed|thu|fri|sat|sun';
const ZONE = String.raw`(?:\s?(?:z|utc|gmt|[+-]\d\d(?::?\d\d)?))?`;
const CLOCK = String.raw`\d\d:\d\d(?::\d\d(?:[.,]\d{1,9})?)?`;

/** Formats with a time, and dates that are written as machines write them. */
const FORMATS = [
  // ISO 8601 and RFC 3339, with a place behind it as Temporal writes it
  String.raw`[+-]?\d{4,6}-\d\d-\d\d(?:[t\s]${CLOCK}${ZONE}(?:\[[\w/+-]+\])?)?`,
  String.raw`\d{4}(?:-w\d\d-\d|-\d{3})`,
  String.raw`\d{8}t\d{4}(?:\d\d)?(?:[.,]\d+)?${ZONE}`,
  String.raw`\d{4}\/\d\d?\/\d\d?(?:\s${CLOCK}${ZONE})?`,
  // Mail, HTTP, asctime, JavaScript, web servers, Exif
  String.raw`(?:(?:${DAYS})[a-z]*,\s)?\d{1,2}[\s-](?:${MONTHS})[a-z]*[\s-]\d{2,4}\s${CLOCK}(?:\s(?:gmt|utc|z|[ecmp][sd]t|[+-]\d{4}))?(?:\s\([^)]{1,40}\))?`,
  String.raw`(?:${DAYS})\s(?:${MONTHS})\s{1,2}\d{1,2}\s(?:\d{4}\s)?${CLOCK}(?:\s\d{4}|\s(?:gmt|utc)(?:[+-]\d{4})?)?(?:\s\([^)]{1,60}\))?`,
  String.raw`\[?\d\d\/(?:${MONTHS})\/\d{4}:${CLOCK}\s[+-]\d{4}\]?`,
  String.raw`\d{4}:\d\d:\d\d\s${CLOCK}`,
  String.raw`\/date\(-?\d+(?:[+-]\d{4})?\)\/`,
];
const FORMAT = new RegExp(`^(?:${FORMATS.join('|')})$`, 'i');
const SLASHED = /^(?:\d{1,2}[/.]){2}(?:\d{4}|\d\d)(?:\s\d\d:\d\d(?::\d\d)?)?$/;

function likelihoodOf(line: string): number {
  if (FORMAT.test(line)) return /^\d{4}\D\d\d?\D\d\d?$/.test(line) ? 0.85 : LIKELIHOOD.fits + 0.1;
  if (/^@\d{9,10}$/.test(line)) return LIKELIHOOD.fits;
  // Seconds of 2001 to 2096, and the same in finer units.
  if (/^[1-3]\d{9}(?:\.\d{1,9})?$/.test(line) || /^[1-3]\d{12}$/.test(line)) return LIKELIHOOD.fits;
  if (/^(?:\d{10}|\d{13}|[1-3]\d{15}|[1-3]\d{18})$/.test(line)) return 0.6;
  if (SLASHED.test(line)) return 0.7;
  if (/^[0-9a-f]{24}$/i.test(line) && /[a-f]/i.test(line)) return 0.7;
  // The time within identifiers.
  const isTimed = /^[0-9a-f]{8}-[0-9a-f]{4}-[17][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;
  return isTimed.test(line) || /^01[0-9A-HJKMNP-TV-Z]{24}$/.test(line) ? LIKELIHOOD.possible : 0;
}

/** One moment, or several on lines of their own. */
export const detect: Detect = (sample) => {
  const line = shortLine(sample, 80);
  if (line !== '') {
    const likelihood = likelihoodOf(line);
    return likelihood > 0 ? { likelihood, run: { operation: 'convert', input: 'text' } } : undefined;
  }
  const lines = filledLines(sample);
  const judged = lines.slice(0, 100);
  if (lines.length < 2 || !judged.every((one) => one.length <= 80 && likelihoodOf(one) >= 0.6)) return undefined;
  return { likelihood: LIKELIHOOD.fits - 0.1, run: { operation: 'convertLines', input: 'text' } };
};
