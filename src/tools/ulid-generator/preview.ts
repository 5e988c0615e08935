import type { MakePreview } from '../../operations/detect';
import type { UlidFacts } from './inspect';

/** The time that it holds. */
export const preview: MakePreview<UlidFacts> = (facts) => facts && { text: facts.instant };
