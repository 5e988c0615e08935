import type { MakePreview } from '../../operations/detect';
import type { Line, PhoneReport } from './report';

/** The number as it is dialled from abroad, with its countries. */
export const preview: MakePreview<PhoneReport | readonly Line[]> = (value) => {
  if (!value) return undefined;
  const reports = 'international' in value ? [value] : value.flatMap(({ report }) => (report ? [report] : []));
  const texts = reports
    .slice(0, 4)
    .map(({ international, countries }) => `${international} ${countries.join(' ')}`.trim());
  return texts.length > 0 ? { text: texts.join('\n') } : undefined;
};
