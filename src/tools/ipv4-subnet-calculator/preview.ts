import { writeDotted } from '../../lib/ipv4/address';
import { writeBlock } from '../../lib/ipv4/block';
import type { MakePreview } from '../../operations/detect';
import type { SubnetFacts } from './subnet';

/** The network and its ends. */
export const preview: MakePreview<SubnetFacts> = (facts) =>
  facts && { text: `${writeBlock(facts.block)} · ${writeDotted(facts.block.network)} – ${writeDotted(facts.last)}` };
