import * as v from 'valibot';
import { COLOUR_PATTERN, LEVELS, QUIET_ZONE, SHAPES, SIZE } from '../../lib/qr/design';
import { TERMINALS } from '../../lib/qr/half-blocks';

const colour = (usual: string) => v.optional(v.pipe(v.string(), v.regex(COLOUR_PATTERN)), usual);
const whole = ({ least, most, usual }: { least: number; most: number; usual: number }) =>
  v.optional(v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most)), usual);

/** What all drawings share; remembered between visits. */
export const designEntries = {
  level: v.optional(v.picklist(LEVELS), 'medium'),
  foreground: colour('#000000'),
  background: colour('#ffffff'),
  size: whole(SIZE),
  quietZone: whole(QUIET_ZONE),
  shape: v.optional(v.picklist(SHAPES), 'square'),
};

export const PICTURE_FORMATS = ['svg', 'png'] as const;

export const encodeOptions = v.object({ ...designEntries, terminal: v.optional(v.picklist(TERMINALS), 'dark') });
export const designOptions = v.object(designEntries);
export const pictureOptions = v.object({ ...designEntries, format: v.optional(v.picklist(PICTURE_FORMATS), 'svg') });

/** What the page remembers. */
export const pageOptions = v.object({
  ...encodeOptions.entries,
  batchFormat: v.optional(v.picklist(PICTURE_FORMATS), 'svg'),
});
