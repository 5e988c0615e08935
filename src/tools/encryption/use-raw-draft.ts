import { useDraft } from '../../operations/use-draft';
import type { BytesField } from './faults';

/** A key to begin with, in hex. */
const FIRST_KEY = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';

/** What is typed for a raw AES in one of the cards; gone when the visitor leaves the tool. */
export interface RawDraft {
  readonly key: string;
  readonly setKey: (key: string) => void;
  /** Undefined while none was typed. */
  readonly iv: string | undefined;
  readonly setIv: (iv: string | undefined) => void;
  readonly additional: string;
  readonly setAdditional: (additional: string) => void;
}

/** The fields of a raw AES, for the card that the name stands for. */
export function useRawDraft(name: 'encrypt' | 'decrypt'): RawDraft {
  const [key, setKey] = useDraft(`${name}Key`, FIRST_KEY, { secret: true });
  const [iv, setIv] = useDraft<string | null>(`${name}Iv`, null, { secret: true });
  const [additional, setAdditional] = useDraft(`${name}Additional`, '', { secret: true });
  return {
    key,
    setKey,
    iv: iv ?? undefined,
    setIv: (next) => setIv(next ?? null),
    additional,
    setAdditional,
  };
}

/** The fault, if it is about the field. Faults without a field are about the text. */
export function faultAt<F extends { readonly code: string; readonly field?: BytesField }>(
  fault: F | undefined,
  field: BytesField | 'passphrase',
): F | undefined {
  return fault && fieldOf(fault) === field ? fault : undefined;
}

function fieldOf({ code, field }: { readonly code: string; readonly field?: BytesField }): BytesField | 'passphrase' {
  if (field) return field;
  if (code === 'key-size') return 'key';
  if (code === 'iv-size' || code === 'no-iv') return 'iv';
  return code === 'no-passphrase' ? 'passphrase' : 'text';
}
