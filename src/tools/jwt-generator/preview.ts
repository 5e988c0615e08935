import type { MakePreview } from '../../operations/detect';
import { isHeaderText } from './detect-parts';

/** Which algorithm the header names, or which claims there are: not what they say. */
export const preview: MakePreview = (_value, { text }) => {
  const object = JSON.parse(text) as Readonly<Record<string, unknown>>;
  return { text: isHeaderText(text) ? `JWT ${String(object['alg'])}` : `JWT {${Object.keys(object).join(', ')}}` };
};
