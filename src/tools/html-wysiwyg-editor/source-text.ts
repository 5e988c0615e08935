import { decodeText } from '../../lib/decode-text';
import { err, ok, type Result } from '../../lib/result';
import type { TextSource } from '../../lib/text-source';

/** The longest HTML text that is taken, in UTF-16 units: beyond it the page would stand still for seconds. */
export const MOST_UNITS = 2_000_000;

export type SourceFault = { readonly code: 'too-long' } | { readonly code: 'not-text' };

/** The text of what was typed or opened. */
export async function sourceText(source: TextSource): Promise<Result<string, SourceFault>> {
  if (typeof source !== 'string') {
    if (source.size > MOST_UNITS * 3) return err({ code: 'too-long' });
    const decoded = decodeText(new Uint8Array(await source.arrayBuffer()));
    return decoded.ok ? check(decoded.value) : err({ code: 'not-text' });
  }
  return check(source);
}

function check(text: string): Result<string, SourceFault> {
  return text.length > MOST_UNITS ? err({ code: 'too-long' }) : ok(text);
}
