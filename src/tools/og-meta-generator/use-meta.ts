import { useDraft } from '../../operations/use-draft';
import { sampleOf, type Meta } from './meta';
import { useWords } from './use-words';

/** What was typed into the form, kept within the visit; a sample until then. */
export function useMeta(): readonly [Meta, (meta: Meta) => void] {
  return useDraft<Meta>('meta', sampleOf(useWords().sample));
}
