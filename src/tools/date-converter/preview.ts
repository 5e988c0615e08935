import type { MakePreview } from '../../operations/detect';
import type { Line, Report } from './convert';

function isReport(value: Report | readonly Line[]): value is Report {
  return 'conversions' in value;
}

/** The moment as RFC 3339 has it, in the zone in which the page reads it; where it is open which is meant, each. */
export const preview: MakePreview<Report | readonly Line[]> = (value) => {
  if (!value || !isReport(value)) return undefined;
  const texts = value.conversions.flatMap(({ outputs }) => (outputs.iso8601.ok ? [outputs.iso8601.value] : []));
  return texts.length > 0 ? { text: texts.join('\n') } : undefined;
};
