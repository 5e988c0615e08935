import type { MakePreview } from '../../operations/detect';
import type { ListRow } from './color-list';
import type { ColorReport } from './operations';

/** The colour, and what it is in hexadecimal digits and in OKLCH. */
export const preview: MakePreview<ColorReport | readonly ListRow[]> = (value) => {
  if (!value) return undefined;
  if ('texts' in value) return { text: `${value.texts.hex} · ${value.texts.oklch}`, swatch: value.texts.hex };
  return { text: value.flatMap(({ texts }) => (texts ? [texts.hex] : [])).join(' ') };
};
