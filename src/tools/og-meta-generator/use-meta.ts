import { useDraft } from '../../operations/use-draft';
import { EMPTY_META, type Meta } from './meta';
import { type ToolWords, useWords } from './use-words';

/** What was typed into the form, kept within the visit; at the beginning a sample, which shows what comes of it. */
export function useMeta(): readonly [Meta, (meta: Meta) => void] {
  return useDraft<Meta>('meta', sampleOf(useWords().sample));
}

function sampleOf({ title, description, siteName, alt }: ToolWords['sample']): Meta {
  return {
    ...EMPTY_META,
    values: {
      'og:title': title,
      'og:description': description,
      'og:url': 'https://example.com/articles/first-steps',
      'og:site_name': siteName,
    },
    lists: { 'og:image': [{ 'og:image': 'https://example.com/first-steps.png', 'og:image:alt': alt }] },
  };
}
