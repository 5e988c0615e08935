import { sizeOf, type TextSource } from '../text-source';
import { CONVERTER_SIZE_LIMIT, type DocumentFault } from './document-fault';

type TooLarge = Extract<DocumentFault, { readonly code: 'too-large' }>;

/** A file that is too large to be converted need not even be read; its bytes are those of the file. */
export function refuseLarge(source: TextSource, limit = CONVERTER_SIZE_LIMIT): TooLarge | undefined {
  const bytes = typeof source === 'string' ? 0 : sizeOf(source);
  return bytes > limit ? { code: 'too-large', bytes, limit } : undefined;
}
