import type { MakePreview } from '../../operations/detect';
import type { LineResult } from './sheet-result';

/** The result. */
export const preview: MakePreview<readonly LineResult[]> = (lines) => {
  const texts = lines?.flatMap((line) => (line.kind === 'value' ? [line.text] : []));
  return texts && texts.length > 0 ? { text: texts.join('\n') } : undefined;
};
