import type { MakePreview } from '../../operations/detect';
import type { UlaFacts } from './operations';

/** The first and the last address. */
export const preview: MakePreview<UlaFacts> = (facts) => facts && { text: `${facts.first} – ${facts.last}` };
