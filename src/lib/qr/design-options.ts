import * as v from 'valibot';
import { COLOUR_PATTERN, LEVELS, QUIET_ZONE, SHAPES, SIZE } from './design';
import { TERMINALS } from './half-blocks';

const colour = (usual: string) =>
  v.optional(v.pipe(v.string(), v.regex(COLOUR_PATTERN), v.metadata({ linked: 'parameter' })), usual);
const whole = ({ least, most, usual }: { least: number; most: number; usual: number }) =>
  v.optional(v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most)), usual);

/** What every tool that draws codes lets one choose. */
export const plainDesignEntries = {
  level: v.optional(v.picklist(LEVELS), 'medium'),
  foreground: colour('#000000'),
  background: colour('#ffffff'),
  size: whole(SIZE),
};

/** All that a drawing depends on, besides its text and its logo. */
export const designEntries = {
  ...plainDesignEntries,
  quietZone: whole(QUIET_ZONE),
  shape: v.optional(v.picklist(SHAPES), 'square'),
};

export const PICTURE_FORMATS = ['svg', 'png'] as const;

export const encodeOptions = v.object({ ...designEntries, terminal: v.optional(v.picklist(TERMINALS), 'dark') });
export const designOptions = v.object(designEntries);
export const pictureOptions = v.object({ ...designEntries, format: v.optional(v.picklist(PICTURE_FORMATS), 'svg') });

export type PlainDesignOptions = v.InferOutput<v.ObjectSchema<typeof plainDesignEntries, undefined>>;
export type DesignOptions = v.InferOutput<typeof designOptions>;
