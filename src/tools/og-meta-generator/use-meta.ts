import { useDraft } from '../../operations/use-draft';
import { EMPTY_META, type Meta } from './meta';

/** What was typed into the form, kept within the visit. */
export function useMeta(): readonly [Meta, (meta: Meta) => void] {
  return useDraft<Meta>('meta', EMPTY_META);
}
