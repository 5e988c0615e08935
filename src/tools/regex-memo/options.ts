import * as v from 'valibot';
import { OTHERS } from './claims';

/** What is remembered: the language that is compared with JavaScript. */
export const memoOptions = v.object({
  language: v.optional(v.picklist(['javascript', ...OTHERS]), 'javascript'),
});
