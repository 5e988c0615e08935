import { useDraft, type DraftSettings } from './use-draft';

/** A text of the visit, as the props by which a field of the kit holds it. */
export interface DraftField {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** What the visitor typed into a field of text (`useDraft`), to be given to that field as it is. */
export function useDraftField(name: string, initial: string, settings?: DraftSettings): DraftField {
  const [value, onChange] = useDraft(name, initial, settings);
  return { value, onChange };
}
