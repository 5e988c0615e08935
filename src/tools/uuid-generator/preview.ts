import type { MakePreview } from '../../operations/detect';
import type { UuidFacts } from './inspect';

/** The version, and the time where it holds one. */
export const preview: MakePreview<UuidFacts> = (facts) =>
  facts && {
    text: [facts.version === undefined ? facts.kind : `v${facts.version}`, facts.instant].filter(Boolean).join(' · '),
  };
