import { useDraft } from '../../operations/use-draft';
import { useDraftField, type DraftField } from '../../operations/use-draft-field';

/** A key to begin with, in hex. */
const FIRST_KEY = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';

/** What is typed for a raw AES in one of the cards; gone when the visitor leaves the tool. */
export interface RawDraft {
  readonly key: DraftField;
  readonly additional: DraftField;
  /** Undefined while none was typed. */
  readonly iv: string | undefined;
  readonly setIv: (iv: string | undefined) => void;
}

/** The fields of a raw AES, for the card that the name stands for. */
export function useRawDraft(name: 'encrypt' | 'decrypt'): RawDraft {
  const key = useDraftField(`${name}Key`, FIRST_KEY, { secret: true });
  const [iv, setIv] = useDraft<string | null>(`${name}Iv`, null, { secret: true });
  const additional = useDraftField(`${name}Additional`, '', { secret: true });
  return { key, additional, iv: iv ?? undefined, setIv: (next) => setIv(next ?? null) };
}
