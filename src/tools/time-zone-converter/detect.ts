import { LIKELIHOOD, shortLine, type Detect } from '../../operations/detect';

const CLOCK = String.raw`(?:[01]?\d|2[0-4]):[0-5]\d(?::[0-5]\d)?(?: ?[ap]\.?m\.?)?|(?:1[0-2]|0?[1-9]) ?[ap]\.?m\.?|(?:[01]?\d|2[0-4]) ?h(?: ?[0-5]\d)?`;
const ABBREVIATION =
  'utc|gmt|z|[ecmp][sd]?t|ak[sd]t|hst|[an][sd]t|w?est|cest|e?est|eet|wet|cet|bst|ist|msk|jst|kst|hkt|sgt|pkt|wib|ae[sd]t|ac[sd]t|awst|nz[sd]t|sast|eat|cat|wat|gst';
const AREA = 'africa|america|antarctica|arctic|asia|atlantic|australia|europe|indian|pacific|etc|us|canada';
const ZONE = String.raw`(?:${ABBREVIATION})(?: ?[+-]\d{1,2}(?::?\d\d)?)?|(?:${AREA})\/[a-z_+-]+(?:\/[a-z_-]+)?`;
const DAY = '(?:today|tomorrow|yesterday|demain|aujourd.hui|hier),? ';
const DATE = String.raw`\d{4}-\d\d-\d\d[t ]`;
/** A time with a zone beside it; of one with a date the zone's name or short name is what tells it from a timestamp. */
const TIME = new RegExp(`^(?:${DAY})?(?:${CLOCK}),? ?(?:${ZONE})(?: (?:today|tomorrow|yesterday))?$`, 'i');
const DATED = new RegExp(String.raw`^${DATE}(?:${CLOCK}) (?!utc|gmt|z$)(?:${ZONE})$`, 'i');
const CHINESE =
  /^(?:(?:北京|上海|香港|台北|东京|首尔|新加坡|伦敦|巴黎|柏林|纽约|洛杉矶|旧金山|悉尼|莫斯科)时间) ?(?:(?:今天|明天|后天|昨天)?(?:上午|早上|中午|下午|晚上|凌晨)? ?\d{1,2}(?:[:点时]\d{0,2}分?半?)?)$/;

/** A time of day with a zone beside it; a full timestamp alone is for the converter of dates. */
export const detect: Detect = (sample) => {
  const line = shortLine(sample, 80);
  if (line === '') return undefined;
  const run = { operation: 'convert', input: 'text' };
  if (TIME.test(line) || CHINESE.test(line)) return { likelihood: LIKELIHOOD.unmistakable, run };
  return DATED.test(line) ? { likelihood: LIKELIHOOD.unmistakable, run } : undefined;
};
