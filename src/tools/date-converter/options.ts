import * as v from 'valibot';
import { FRACTIONS } from '../../lib/iso-text';
import { EXCEL_SYSTEMS } from './moment';
import { OUTPUTS } from './outputs';
import { READINGS } from './readings';

/** So many zones can be shown beside the chosen one. */
export const MAX_ZONES = 5;

const readAs = v.optional(v.picklist(['auto', ...READINGS]), 'auto');
const excel = v.optional(v.picklist(EXCEL_SYSTEMS), '1900');
const fraction = v.optional(v.picklist(FRACTIONS), 'auto');
const zones = v.optional(v.pipe(v.array(v.string()), v.maxLength(MAX_ZONES)), () => []);
const output = v.optional(v.picklist(OUTPUTS), 'iso8601');

/** What is remembered. How the value is read belongs to the value and is not. */
export const rememberedOptions = v.object({
  /** Empty for the browser's own. */
  zone: v.optional(v.string(), ''),
  zones,
  excel,
  fraction,
  /** What a list of dates is turned into. */
  output,
});

const zone = v.optional(v.string(), 'UTC');
/** BCP 47, for the weekday and the relative time. */
const language = v.optional(v.string(), 'en');
/** Milliseconds since the Unix epoch, where the clock is held; else the clock is asked. */
const now = v.optional(v.number());

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
