import { LIKELIHOOD, shortLine, type Detect } from '../../operations/detect';

const NAMES = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|sun|mon|tue|wed|thu|fri|sat';
const PART = String.raw`(?:\*|\?|L|LW|\d{1,4}[LW]?|${NAMES})(?:[-#](?:\d{1,4}|${NAMES}))?(?:\/\d{1,4})?`;
const FIELD = `${PART}(?:,${PART})*`;
const FIELDS = String.raw`${FIELD}(?:\s+${FIELD}){4,6}`;
const EXPRESSION = new RegExp(`^(?:cron\\(\\s*)?(${FIELDS})\\s*\\)?(\\s+\\S.*)?$`, 'i');
const WORD = /^@(?:yearly|annually|monthly|weekly|daily|midnight|hourly|reboot)(?=\s|$)/;

/** A schedule of cron, of Quartz or of AWS; in a line of a crontab the command follows. */
export const detect: Detect = (sample) => {
  const line = shortLine(sample, 500);
  const run = { operation: 'nextRuns', input: 'text', options: { count: 1 } };
  if (WORD.test(line)) return { likelihood: LIKELIHOOD.unmistakable, run };
  const [, fields, command] = EXPRESSION.exec(line) ?? [];
  if (fields === undefined) return undefined;
  const hasSigns = /[*?]/.test(fields) || /^cron\(/i.test(line);
  if (hasSigns) return { likelihood: LIKELIHOOD.fits + 0.1, run };
  // Five numbers may be anything.
  const isRanged = /[/#LW]|\d[-,]\d/.test(fields) && command === undefined;
  return isRanged ? { likelihood: LIKELIHOOD.plausible, run } : undefined;
};
