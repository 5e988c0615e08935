import * as v from 'valibot';
import { FONTS } from './fonts';

export const LAYOUTS = ['default', 'full', 'fitted'] as const;
export const COMMENTS = ['none', '#', '//', '--', '/* */'] as const;
export type Comment = (typeof COMMENTS)[number];

export const drawOptions = v.object({
  font: v.optional(v.picklist(FONTS), 'Standard'),
  /** Columns that a line may take. */
  width: v.optional(v.pipe(v.number(), v.integer(), v.minValue(20), v.maxValue(400)), 80),
  layout: v.optional(v.picklist(LAYOUTS), 'default'),
  comment: v.optional(v.picklist(COMMENTS), 'none'),
});

/** Of the list of all fonts. */
export const fontOptions = v.object({
  /** They stand first. */
  favourites: v.optional(v.array(v.picklist(FONTS)), () => []),
});
