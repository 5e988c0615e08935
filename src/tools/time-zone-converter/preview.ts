import type { MakePreview } from '../../operations/detect';
import type { ClockReport } from './report';

/** The moment in the first zones, as RFC 3339 has it. */
export const preview: MakePreview<ClockReport> = (value) => {
  const lines = value?.clocks.slice(0, 4).flatMap((clock) => (clock.isKnown ? [`${clock.iso} ${clock.zone}`] : []));
  return lines && lines.length > 0 ? { text: lines.join('\n').slice(0, 200) } : undefined;
};
