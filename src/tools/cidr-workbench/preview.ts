import type { MakePreview } from '../../operations/detect';
import type { Facts } from './facts';
import { textOfSet } from './formats';
import type { ListReport } from './lists';
import { setOfRanges } from './result-rows';

/** So many ranges are shown. */
const MOST_RANGES = 8;

/** The block with its ends, or the first blocks of a list. */
export const preview: MakePreview<Facts | ListReport> = (value) => {
  if (!value) return undefined;
  if (!('ranges' in value)) return { text: `${value.block} · ${value.network} – ${value.last}` };
  return { text: textOfSet(setOfRanges(value.ranges.slice(0, MOST_RANGES)), 'cidr', 'short').replaceAll('\n', ', ') };
};
