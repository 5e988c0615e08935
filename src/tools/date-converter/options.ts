import * as v from 'valibot';
import { FRACTIONS } from '../../lib/iso-text';
import { EXCEL_SYSTEMS } from '../../lib/dates/moment';
import { OUTPUTS } from './outputs';
import { READINGS } from '../../lib/dates/readings';

/** So many zones can be shown beside the chosen one. */
export const MAX_ZONES = 5;

const readAs = v.optional(v.picklist(['auto', ...READINGS]), 'auto');
const excel = v.optional(v.picklist(EXCEL_SYSTEMS), '1900');
const fraction = v.optional(v.picklist(FRACTIONS), 'auto');
const zones = v.optional(
  v.pipe(v.array(v.string()), v.maxLength(MAX_ZONES), v.metadata({ linked: 'parameter' })),
  () => [],
);
const output = v.optional(v.picklist(OUTPUTS), 'iso8601');

/** What is remembered. How the value is read belongs to the value and is not. */
export const rememberedOptions = v.object({
  /** Empty for the browser's own. */
  zone: v.optional(v.pipe(v.string(), v.metadata({ linked: 'parameter' })), ''),
  zones,
  excel,
  fraction,
  /** What a list of dates is turned into. */
  output,
});

export type RememberedOptions = v.InferOutput<typeof rememberedOptions>;

const zone = v.optional(v.string(), 'UTC');

/** Whether `Intl` takes the text for a language: it throws at what is none. */
function isLanguage(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length === 1;
  } catch {
    // A RangeError: that is how it says no.
    return false;
  }
}

/** BCP 47, for the weekday and the relative time. */
const language = v.optional(v.pipe(v.string(), v.check(isLanguage)), 'en');
/** The farthest instants that `Date` has. */
const FARTHEST_MS = 8.64e15;

/** Milliseconds since the Unix epoch, where the clock is held; else the clock is asked. */
const now = v.optional(v.pipe(v.number(), v.minValue(-FARTHEST_MS), v.maxValue(FARTHEST_MS)));

const common = {
  readAs,
  zone,
  excel,
  fraction,
  language,
  now,
};

export const convertOptions = v.object({ ...common, zones });
export const convertLinesOptions = v.object({ ...common, output });
export const relateOptions = v.object({ zone, language, now });
