import * as v from 'valibot';
import { READINGS } from '../../lib/otp-uri/secret';
import { ALGORITHMS, DIGITS, KINDS, MOST_WINDOW, PERIOD } from '../../lib/otp-uri/settings';

/** A whole number within bounds. */
export const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

const codeEntries = {
  readAs: v.optional(v.picklist(READINGS), 'base32'),
  kind: v.optional(v.picklist(KINDS), 'totp'),
  algorithm: v.optional(v.picklist(ALGORITHMS), 'SHA1'),
  digits: v.optional(v.picklist(DIGITS), 6),
  period: v.optional(whole(PERIOD.least, PERIOD.most), PERIOD.usual),
};
const momentEntries = {
  /** Decimal; for HOTP. */
  counter: v.optional(v.string(), '0'),
  /** Unix seconds or a date; empty is now. For TOTP. */
  time: v.optional(v.string(), ''),
};
const windowEntries = { window: v.optional(whole(0, MOST_WINDOW), 1) };

/** What is remembered of this tool. */
export const pageOptions = v.object({ ...codeEntries, ...windowEntries });
export const generateOptions = v.object({
  ...codeEntries,
  ...momentEntries,
  issuer: v.optional(v.string(), 'Example'),
  account: v.optional(v.string(), 'demo@example.com'),
});
export const describeOptions = v.object({
  ...codeEntries,
  counter: momentEntries.counter,
  issuer: v.optional(v.string(), 'Example'),
  account: v.optional(v.string(), 'demo@example.com'),
});
export const checkOptions = v.object({ ...codeEntries, ...momentEntries, ...windowEntries });
