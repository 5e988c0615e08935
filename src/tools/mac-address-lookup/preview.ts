import type { MakePreview } from '../../operations/detect';
import type { LookUpReport } from './operations';

/** Who the addresses were given to, where the registry says. */
export const preview: MakePreview<LookUpReport> = (report) => {
  const names = report?.found
    .slice(0, 4)
    .flatMap(({ holder }) => (holder.kind === 'listed' ? [holder.organisation] : []));
  return names && names.length > 0 ? { text: names.join('\n') } : undefined;
};
