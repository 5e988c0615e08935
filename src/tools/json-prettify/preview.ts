import { PREVIEW_SIZE, type MakePreview } from '../../operations/detect';
import { jsonIn } from '../../operations/sample-facts';
import { printBeginning } from './print-beginning';

/** The formatted text; of one that is too long to be formatted for a look, its beginning. */
export const preview: MakePreview<string | { readonly text: string }> = (value, sample) => {
  if (value !== undefined) return { text: typeof value === 'string' ? value : value.text };
  const isLong = sample.text.length > PREVIEW_SIZE && jsonIn(sample) !== undefined;
  return isLong ? { text: printBeginning(sample.text) } : undefined;
};
