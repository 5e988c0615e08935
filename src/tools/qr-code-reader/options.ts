import * as v from 'valibot';
import { CHARSETS, KINDS } from './report';

/** What bytes may be read as: what fits best, a charset, or their hexadecimal digits. */
export const CHARSET_CHOICES = ['auto', ...CHARSETS, 'hex'] as const;

/** Everything that is remembered of this tool: kinds to look for (none are all), and what bytes are read as. */
export const remembered = v.object({
  kinds: v.optional(v.array(v.picklist(KINDS)), () => []),
  charset: v.optional(v.picklist(CHARSET_CHOICES), 'auto'),
});

/** With the visitor's language (BCP 47), which decides where several charsets are equally likely. */
export const readOptions = v.object({ ...remembered.entries, language: v.optional(v.string(), '') });

/** As it is, of pixels in rows of this width. */
export const frameOptions = v.object({
  ...readOptions.entries,
  width: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
  height: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
});
