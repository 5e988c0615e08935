import type { MakePreview } from '../../operations/detect';

/** How many lines come and go. */
export const preview: MakePreview = (_, { text, isWhole }) => {
  let added = 0;
  let removed = 0;
  for (const line of text.split('\n')) {
    if (/^\+(?!\+\+ )/.test(line)) added++;
    else if (/^-(?!-- )/.test(line)) removed++;
  }
  return { text: `+${added} −${removed}${isWhole ? '' : ' …'}` };
};
