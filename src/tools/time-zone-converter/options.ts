import * as v from 'valibot';
import { LONGEST_ROW, MOST_ROWS } from './rows';

/** What time is shown and typed as: of 24 or 12 hours, or as the language has it. */
export const CLOCKS = ['auto', '24', '12'] as const;
export type ClockStyle = (typeof CLOCKS)[number];

export const SPANS = ['day', 'week'] as const;
/** Minutes. */
export const LENGTHS = [15, 30, 45, 60, 90, 120, 180, 240, 300, 360, 420, 480] as const;
export const FORMS = ['text', 'markdown', 'csv', 'iso', 'unix', 'discord'] as const;
export type Form = (typeof FORMS)[number];

const LONGEST_LABEL = 60;
/** The farthest instants that `Date` has. */
const FARTHEST_MS = 8.64e15;

/** Each a zone, with the hours and the days of work where they are not the usual ones; empty for those one begins with. */
const zones = v.optional(
  v.pipe(
    v.array(v.pipe(v.string(), v.maxLength(LONGEST_ROW))),
    v.maxLength(MOST_ROWS),
    v.metadata({ linked: 'parameter' }),
  ),
  () => [],
);
/** The zone whose clocks count for what is typed; empty for the first. */
const reference = v.optional(v.pipe(v.string(), v.maxLength(LONGEST_ROW), v.metadata({ linked: 'parameter' })), '');
/** What the zones are called, in their order. */
const labels = v.optional(
  v.pipe(
    v.array(v.pipe(v.string(), v.maxLength(LONGEST_LABEL))),
    v.maxLength(MOST_ROWS),
    v.metadata({ linked: 'input' }),
  ),
  () => [],
);
const clock = v.optional(v.picklist(CLOCKS), 'auto');
const length = v.optional(v.picklist(LENGTHS), 60);
const span = v.optional(v.picklist(SPANS), 'day');

/** What the page remembers. */
export const remembered = v.object({ zones, labels, reference, clock, length, span });
export type Remembered = v.InferOutput<typeof remembered>;

/** Of the names. */
const language = v.optional(v.picklist(['zh-cn', 'en', 'fr']), 'en');
/** Milliseconds since the Unix epoch, where the clock is held; else the clock is asked. */
const now = v.optional(v.pipe(v.number(), v.minValue(-FARTHEST_MS), v.maxValue(FARTHEST_MS)));
const common = { zones, reference, language, now };

export const convertOptions = v.object(common);
export const planOptions = v.object({ ...common, span, length });
export const writeOptions = v.object({ ...common, labels, clock, form: v.optional(v.picklist(FORMS), 'text') });
export const meetingOptions = v.object({ ...common, labels, clock, length });
export const searchOptions = v.object({ now });
