import type { MakePreview } from '../../operations/detect';
import { type Expansion, writeNetworks } from './expand';

/** The first blocks of the range. */
export const preview: MakePreview<Expansion> = (value) => {
  if (!value) return undefined;
  const { networks, prefixes } = value;
  return { text: writeNetworks({ networks: networks.slice(0, 20), prefixes: prefixes.slice(0, 20) }, 'commas') };
};
