import type { MakePreview } from '../../operations/detect';
import type { Report } from './report';

/** So many are named. */
const MOST_NAMED = 8;

/** The names, never the values: of those that a browser refuses that it does. */
export const preview: MakePreview<Report> = (value) => {
  if (!value) return undefined;
  const lines = value.entries.slice(0, MOST_NAMED).map(({ name, set, size }) => {
    const mark = set === undefined ? '' : set.verdict.state === 'stored' ? '✓ ' : '✗ ';
    return `${mark}${name === '' ? '' : `${name}=`}•••••• (${size})`;
  });
  const more = value.entries.length - lines.length;
  return { text: [...lines, ...(more > 0 ? [`+${more}`] : [])].join('\n') };
};
